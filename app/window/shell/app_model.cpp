// SPDX-License-Identifier: MIT
#include "window/shell/app_model.h"

#include "json/strings.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace gyoji {

AppModel::AppModel(Store &store, Language language)
    : m_store(store)
    , m_language(language)
    , m_page(u"home"_s)
    , m_newTable(std::make_unique<NewTable>())
{
    m_labels.speak(language);
    refreshTables();
    const auto &rows = m_tables.rows();
    if (!rows.isEmpty() && !rows.front().isOver)
        open(rows.front().table);
}

AppModel::~AppModel() = default;

QString AppModel::languageId() const
{
    return fromUtf8(idOf(m_language));
}

void AppModel::showHome()
{
    refreshTables();
    showPage(u"home"_s);
}

void AppModel::showNewTable()
{
    const auto before = std::exchange(m_newTable, std::make_unique<NewTable>());
    Q_EMIT newTableChanged();
    showPage(u"new"_s);
}

void AppModel::showTable()
{
    if (m_table)
        showPage(u"table"_s);
}

void AppModel::showResults()
{
    if (m_table)
        showPage(u"results"_s);
}

void AppModel::open(const QString &table)
{
    show(RunningTable::open(m_store, table));
}

void AppModel::begin()
{
    show(RunningTable::begin(m_store, m_newTable->header()));
}

void AppModel::show(Running running)
{
    if (const auto *refusal = std::get_if<Refusal>(&running)) {
        tell(*refusal);
        return;
    }
    auto &table = std::get<std::unique_ptr<RunningTable>>(running);
    tell(table->damage());
    const auto before = std::exchange(
        m_table, std::make_unique<ArigatoTable>(std::move(table), m_words, m_language));
    Q_EMIT tableChanged();
    showTable();
}

void AppModel::tell(const std::optional<Refusal> &refusal)
{
    const QString message = refusal ? m_words.message(*refusal, 0, m_language) : QString();
    if (message == m_message)
        return;
    m_message = message;
    Q_EMIT messageChanged();
}

void AppModel::setLanguage(const QString &id)
{
    const auto language = languageFromId(id);
    if (!language || *language == m_language)
        return;
    m_language = *language;
    m_labels.speak(m_language);
    tell(std::nullopt);
    if (m_table)
        m_table->setLanguage(m_language);
    refreshTables();
    Q_EMIT languageChanged();
}

void AppModel::showPage(const QString &page)
{
    if (page == m_page)
        return;
    m_page = page;
    Q_EMIT pageChanged();
}

void AppModel::refreshTables()
{
    m_tables.setRows(tableRows(m_store, QLocale()));
}

} // namespace gyoji
