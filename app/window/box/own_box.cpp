// SPDX-License-Identifier: MIT
#include "window/box/own_box.h"

#include "arigato/json/box_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

QString draftsKey(const QString &box)
{
    return "drafts/"_L1 + box;
}

} // namespace

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

OwnBox::Drafts OwnBox::drafts() const
{
    Drafts drafts;
    const auto kept = QJsonDocument::fromJson(m_store.setting(draftsKey(m_id)).toUtf8()).array();
    for (const QJsonValue &value : kept) {
        if (auto draft = arigato::readDraft(value.toObject()))
            drafts.emplace(draft->id, *draft);
    }
    return drafts;
}

void OwnBox::keepDrafts(const Drafts &drafts)
{
    QByteArrayList cards;
    for (const auto &[id, draft] : drafts)
        cards << arigato::writeCard(draft);
    const QString text = QString::fromUtf8('[' + cards.join(',') + ']');
    if (const auto refusal = m_store.keepSetting(draftsKey(m_id), text))
        Q_EMIT refused(*refusal);
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
