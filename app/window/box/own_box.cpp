// SPDX-License-Identifier: MIT
#include "window/box/own_box.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

QString draftsKey(const QString &box)
{
    return "drafts/"_L1 + box;
}

} // namespace

QString newBoxId()
{
    return "copy-"_L1 + QUuid::createUuid().toString(QUuid::Id128).left(12);
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

OwnBox::OwnBox(Store &store, const QString &id, AnyBox box)
    : m_store(store)
    , m_id(id)
    , m_box(std::move(box))
{
}

bool OwnBox::change(AnyBox box)
{
    const auto refusal = m_store.editBox(m_id, box->file());
    return settle(refusal, std::move(box));
}

bool OwnBox::replace(AnyBox box)
{
    const auto refusal = m_store.replaceBox(m_id, box->file());
    return settle(refusal, std::move(box));
}

QByteArray OwnBox::drafts() const
{
    return m_store.setting(draftsKey(m_id)).toUtf8();
}

void OwnBox::keepDrafts(const QByteArray &drafts)
{
    if (const auto refusal = m_store.keepSetting(draftsKey(m_id), QString::fromUtf8(drafts)))
        Q_EMIT refused(*refusal);
}

bool OwnBox::settle(const std::optional<Refusal> &refusal, AnyBox box)
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
