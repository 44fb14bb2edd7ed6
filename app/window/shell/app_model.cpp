// SPDX-License-Identifier: MIT
#include "window/shell/app_model.h"

#include "share/handover.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QStandardPaths>

#include <utility>

using namespace Qt::StringLiterals;

namespace gyoji {

AppModel::AppModel(Store &store, Settings &settings)
    : m_store(store)
    , m_settings(settings)
    , m_page(u"home"_s)
    , m_tableBox(store)
    , m_results(store, m_words, settings.language())
{
    connect(&m_results, &ResultPages::refused, this, qOverload<const Refusal &>(&AppModel::tell));
    connect(&m_results, &ResultPages::wantsPage, this, &AppModel::show);
    connect(&m_results, &ResultPages::wantsTable, this, &AppModel::open);
    connect(&m_results, &ResultPages::wantsGame, this,
            [this](const QByteArray &header) { beginGame(header, {}); });
    connect(&m_results, &ResultPages::wantsLines, this, &AppModel::addLines);
    connect(&m_results, &ResultPages::isGone, this, &AppModel::closeTable);
    connect(&m_tableBox, &TableBox::wantsBox, this, &AppModel::learn);
    connect(&m_tableBox, &TableBox::wantsPage, this, &AppModel::show);
    connect(&m_settings, &Settings::languageChanged, this, &AppModel::retranslate);
    connect(&m_settings, &Settings::notKept, this, qOverload<const Refusal &>(&AppModel::tell));
    refreshTables();
    const auto &rows = m_tables.rows();
    if (!rows.isEmpty() && !rows.front().isOver)
        open(rows.front().table);
}

AppModel::~AppModel() = default;

QUrl AppModel::documents() const
{
    return QUrl::fromLocalFile(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
}

void AppModel::setDrawn(bool isDrawn)
{
    if (isDrawn == m_isDrawn)
        return;
    m_isDrawn = isDrawn;
    Q_EMIT isDrawnChanged();
}

void AppModel::show(const QString &page)
{
    if (!canShow(page))
        return;
    if (m_page == "history"_L1)
        m_results.history()->settle();
    if (page == "tour"_L1 && !openTour())
        return;
    prepare(page);
    if (page == m_page)
        return;
    m_page = page;
    Q_EMIT pageChanged();
    if (page != "tour"_L1)
        closeTour();
}

void AppModel::close()
{
    const bool isAtTable = m_page == "table"_L1;
    if (isAtTable && m_table->seat()->drop())
        return;
    show(m_table && !isAtTable ? u"table"_s : u"home"_s);
}

void AppModel::explain(const QString &rule, const QString &instance)
{
    openRules();
    m_rules->explain(rule, instance);
    show(u"rules"_s);
}

void AppModel::open(const QString &table)
{
    if (m_session && m_session->id() == table)
        show(u"table"_s);
    else
        showTable(RunningTable::open(m_store, table));
}

void AppModel::openFile(const QUrl &file)
{
    if (isLocked())
        return;
    showOpened(gyoji::openFile(m_store, file.toLocalFile(), m_words, language()));
}

void AppModel::paste()
{
    openCode(QGuiApplication::clipboard()->text());
}

void AppModel::openCode(const QString &text)
{
    if (isLocked())
        return;
    showOpened(gyoji::openCode(m_store, text, m_words, language()));
}

void AppModel::showOpened(Opened opened)
{
    if (auto *journal = std::get_if<ReadJournal>(&opened))
        m_results.openJournal(std::move(*journal));
    else if (auto *box = std::get_if<ReadBox>(&opened))
        lookAtBox(std::move(*box));
    else if (const auto *seat = std::get_if<OpenedSeat>(&opened))
        takeSeat(*seat);
    else if (auto *plays = std::get_if<OpenedPlays>(&opened))
        m_results.openImport(std::move(plays->file));
    else
        tell(std::get<NotOpened>(opened).message);
}

void AppModel::lookAtBox(ReadBox box)
{
    tell(QString());
    openBoxes();
    m_boxes->open(std::move(box));
}

void AppModel::learn(const AnyBox &learned, bool isShipped)
{
    openBoxes();
    m_boxes->learn(learned, isShipped);
}

void AppModel::takeSeat(const OpenedSeat &seat)
{
    open(seat.table);
    if (!m_session || m_session->id() != seat.table)
        return;
    const Table &table = m_session->table();
    const auto lines = linesToTake(m_store.table(seat.table)->header, table, seat.script);
    if (const auto *refusal = std::get_if<Refusal>(&lines))
        tell(*refusal);
    else
        addLines(seat.table, std::get<QByteArrayList>(lines));
}

/// Behind the last line of a table, which is opened for that.
void AppModel::addLines(const QString &table, const QByteArrayList &lines)
{
    open(table);
    if (!m_session || m_session->id() != table || lines.isEmpty())
        return;
    m_table->tell(
        m_session->amend({m_session->table().lineCount(), 0, {lines.begin(), lines.end()}}));
}

void AppModel::begin()
{
    if (const AnyBox box = m_newTable->newBox()) {
        const auto kept = m_store.keepBox(box->game(), box->file());
        if (const auto *refusal = std::get_if<Refusal>(&kept))
            return tell(*refusal);
    }
    beginGame(m_newTable->header(), m_newTable->players());
}

void AppModel::beginGame(const QByteArray &header, const QStringList &players)
{
    if (!showTable(RunningTable::begin(m_store, header)))
        return;
    if (m_table->isToEnter(0))
        show(u"seat"_s);
    if (const auto refusal = m_store.keepPlayers(players))
        tell(*refusal);
}

/// It is no longer in the store.
void AppModel::closeTable(const QString &table)
{
    if (!m_table || m_table->running().id() != table)
        return;
    m_results.dropTable();
    const auto sessionBefore = std::move(m_session);
    const auto before = std::move(m_table);
    const auto inviteBefore = std::move(m_invite);
    Q_EMIT inviteChanged();
    Q_EMIT tableChanged();
}

bool AppModel::showTable(Running running)
{
    if (const auto *refusal = std::get_if<Refusal>(&running)) {
        tell(*refusal);
        return false;
    }
    auto &table = std::get<std::unique_ptr<RunningTable>>(running);
    tell(table->damage() ? m_words.message(*table->damage(), 0, language()) : QString());
    const auto sessionBefore =
        std::exchange(m_session, std::make_unique<TableSession>(std::move(table)));
    const auto before =
        std::exchange(m_table, std::make_unique<ArigatoTable>(*m_session, m_words, language()));
    if (m_invite)
        m_invite->setTable(*m_session);
    connect(m_table.get(), &ArigatoTable::sheetChanged, this, &AppModel::followSheet);
    followSeats();
    connect(m_table->calendar(), &TableCalendar::wantsPage, this, &AppModel::show);
    connect(m_table.get(), &ArigatoTable::entered, this, [this] { show(u"table"_s); });
    Q_EMIT tableChanged();
    Q_EMIT looksBackChanged();
    Q_EMIT isLockedChanged();
    show(u"table"_s);
    m_results.dropTable();
    return true;
}

/// Phones may play on while the sheet is shown.
void AppModel::followSheet()
{
    if (m_page == "results"_L1)
        m_results.updateTable(m_table->running());
}

void AppModel::tell(const Refusal &refusal)
{
    tell(m_words.message(refusal, 0, language()));
}

void AppModel::tell(const QString &message)
{
    if (message == m_message)
        return;
    m_message = message;
    Q_EMIT messageChanged();
}

void AppModel::dismiss()
{
    tell(QString());
}

void AppModel::retranslate()
{
    dismiss();
    if (m_table)
        m_table->setLanguage(language());
    if (m_newTable)
        m_newTable->setLanguage(language());
    if (m_rules)
        m_rules->setLanguage(language());
    m_results.setLanguage(language());
    if (m_boxes)
        m_boxes->setLanguage(language());
    refreshTables();
}

void AppModel::refreshTables()
{
    m_tables.setRows(tableRows(m_store, QLocale()));
}

} // namespace gyoji
