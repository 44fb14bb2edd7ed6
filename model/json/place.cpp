// SPDX-License-Identifier: MIT
#include "json/place.h"

using namespace Qt::StringLiterals;

namespace gyoji {

QString Place::pointer() const
{
    if (!m_around)
        return {};
    return m_around->pointer() + u'/' +
           (m_index < 0 ? pointerToken(m_key.toString()) : QString::number(m_index));
}

QString pointerToken(QString key)
{
    return key.replace(u'~', "~0"_L1).replace(u'/', "~1"_L1);
}

} // namespace gyoji
