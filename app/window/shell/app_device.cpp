// SPDX-License-Identifier: MIT
#include "json/strings.h"
#include "window/shell/app_model.h"

using namespace Qt::StringLiterals;

/// How this device is used at the table: it may be locked into it while it goes from hand to hand,
/// and seats may be children's.
namespace gyoji {

namespace {

const QString lockedKey = u"locked"_s;

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

QStringList AppModel::keptOfSeats(const QString &key) const
{
    return m_store.setting(key + m_table->running().id()).split(u',', Qt::SkipEmptyParts);
}

void AppModel::keepOfSeats(const QString &key, const QStringList &values)
{
    const auto refusal = m_store.keepSetting(key + m_table->running().id(), values.join(u','));
    if (refusal)
        tell(*refusal);
}

void AppModel::followSeats()
{
    const QString children = u"children/"_s;
    const QString languages = u"languages/"_s;
    m_table->setChildren(keptOfSeats(children));
    m_table->setSeatLanguages(keptOfSeats(languages));
    connect(m_table.get(), &ArigatoTable::childrenChanged, this,
            [this, children] { keepOfSeats(children, m_table->children()); });
    connect(m_table.get(), &ArigatoTable::seatLanguagesChanged, this,
            [this, languages] { keepOfSeats(languages, m_table->seatLanguages()); });
}

} // namespace gyoji
