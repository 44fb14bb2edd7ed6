// SPDX-License-Identifier: MIT
#include "window/box/own_box.h"

#include "arigato/json/box_json.h"

#include <QUuid>

namespace gyoji {

std::string newBoxId()
{
    return "copy-" + QUuid::createUuid().toString(QUuid::Id128).left(12).toStdString();
}

Localized titled(const QString &title, Language language)
{
    Localized text;
    std::string &own = language == Language::French     ? text.fr
                       : language == Language::Japanese ? text.ja
                                                        : text.en;
    own = title.toStdString();
    return text;
}

OwnBox::OwnBox(Store &store, const QString &id, arigato::Box box)
    : m_store(store)
    , m_id(id)
    , m_box(std::move(box))
{
}

bool OwnBox::change(arigato::Box box)
{
    const auto refusal = m_store.editBox(m_id, arigato::writeBox(box));
    return settle(refusal, std::move(box));
}

bool OwnBox::replace(arigato::Box box)
{
    const auto refusal = m_store.replaceBox(m_id, arigato::writeBox(box));
    return settle(refusal, std::move(box));
}

bool OwnBox::settle(const std::optional<Refusal> &refusal, arigato::Box box)
{
    if (refusal) {
        Q_EMIT refused(*refusal);
        return false;
    }
    m_box = std::move(box);
    Q_EMIT changed();
    return true;
}

} // namespace gyoji
