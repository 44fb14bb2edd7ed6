// SPDX-License-Identifier: MIT
#include "json/strings.h"
#include "window/shell/app_model.h"

using namespace Qt::StringLiterals;

/// How this device is used at the table: it may be locked into it while it goes from hand to hand,
/// and seats may be children's.
namespace gyoji {

namespace {

const QString lockedKey = u"locked"_s;

QString childrenKey(const QString &table)
{
    return "children/"_L1 + table;
}

} // namespace

bool AppModel::isLocked() const
{
    return m_table && m_store.setting(lockedKey) == m_table->running().id();
}

void AppModel::lock()
{
    setLock(m_table ? m_table->running().id() : QString());
    show(u"table"_s);
}

void AppModel::unlock()
{
    setLock({});
}

void AppModel::setLock(const QString &table)
{
    if (const auto refusal = m_store.keepSetting(lockedKey, table))
        tell(*refusal);
    Q_EMIT isLockedChanged();
}

/// Where one may go to from a table that the device is locked into.
bool AppModel::isWithinTable(const QString &page)
{
    return page == "table"_L1 || page == "rules"_L1 || page == "icons"_L1;
}

void AppModel::followChildren()
{
    const QString key = childrenKey(m_table->running().id());
    QList<int> children;
    for (const QString &seat : m_store.setting(key).split(u',', Qt::SkipEmptyParts))
        children << seat.toInt();
    m_table->setChildren(children);
    connect(m_table.get(), &ArigatoTable::childrenChanged, this, [this, key] {
        QStringList seats;
        for (const int seat : m_table->children())
            seats << QString::number(seat);
        if (const auto refusal = m_store.keepSetting(key, seats.join(u',')))
            tell(*refusal);
    });
}

} // namespace gyoji
