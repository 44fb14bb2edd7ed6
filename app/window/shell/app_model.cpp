// SPDX-License-Identifier: MIT
#include "window/shell/app_model.h"

#include "share/handover.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QStandardPaths>

#include <utility>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

bool isOfTable(const QString &page)
{
    static const QStringList pages{u"table"_s,  u"journal"_s, u"seat"_s,
                                   u"invite"_s, u"rulings"_s, u"results"_s};
    return pages.contains(page);
}

} // namespace

const QStringList &AppModel::pages()
{
    static const QStringList pages{u"home"_s,  u"new"_s,     u"table"_s,   u"journal"_s,
                                   u"seat"_s,  u"invite"_s,  u"box"_s,     u"rules"_s,
                                   u"icons"_s, u"rulings"_s, u"results"_s, u"settings"_s};
    return pages;
}

AppModel::AppModel(Store &store, Settings &settings)
    : m_store(store)
    , m_settings(settings)
    , m_page(u"home"_s)
{
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
    if (!pages().contains(page) || (isOfTable(page) && !m_table))
        return;
    prepare(page);
    if (page == m_page)
        return;
    m_page = page;
    Q_EMIT pageChanged();
}

void AppModel::explain(const QString &rule, const QString &instance)
{
    openRules();
    m_rules->explain(rule, instance);
    show(u"rules"_s);
}

void AppModel::prepare(const QString &page)
{
    if (page == "home"_L1)
        refreshTables();
    else if (page == "new"_L1)
        renewNewTable();
    else if (page == "box"_L1)
        renewBoxes();
    else if (page == "rules"_L1 || page == "icons"_L1)
        openRules();
    else if (page == "invite"_L1)
        openInvite();
}

void AppModel::renewNewTable()
{
    const auto before = std::exchange(
        m_newTable, std::make_unique<NewTable>(knownBoxes(m_store), m_store.players(), language()));
    Q_EMIT newTableChanged();
}

void AppModel::renewBoxes()
{
    const auto before =
        std::exchange(m_boxes, std::make_unique<Boxes>(knownBoxes(m_store), m_words, language()));
    Q_EMIT boxesChanged();
}

void AppModel::openRules()
{
    if (m_rules)
        return;
    m_rulebook = Rulebook::shipped("arigato");
    m_rules = std::make_unique<Rules>(*m_rulebook, m_words, language());
    Q_EMIT rulesChanged();
}

void AppModel::openInvite()
{
    if (m_invite) {
        m_invite->refresh();
        return;
    }
    m_invite = std::make_unique<Invite>(m_store, m_words);
    connect(m_invite.get(), &Invite::refused, this, qOverload<const Refusal &>(&AppModel::tell));
    connect(m_invite.get(), &Invite::seatsChanged, this, &AppModel::markPhones);
    m_invite->setTable(*m_session);
    Q_EMIT inviteChanged();
}

void AppModel::markPhones()
{
    if (m_table)
        m_table->setDevices(m_invite->devices());
}

void AppModel::open(const QString &table)
{
    showTable(RunningTable::open(m_store, table));
}

void AppModel::openFile(const QUrl &file)
{
    showOpened(gyoji::openFile(m_store, file.toLocalFile(), m_words, language()));
}

void AppModel::paste()
{
    openCode(QGuiApplication::clipboard()->text());
}

void AppModel::openCode(const QString &text)
{
    showOpened(gyoji::openCode(m_store, text, m_words, language()));
}

void AppModel::showOpened(const Opened &opened)
{
    if (const auto *table = std::get_if<OpenedTable>(&opened))
        open(table->id);
    else if (const auto *box = std::get_if<OpenedBox>(&opened))
        showBox(box->id);
    else if (const auto *seat = std::get_if<OpenedSeat>(&opened))
        takeSeat(*seat);
    else
        tell(std::get<NotOpened>(opened).message);
}

void AppModel::showBox(const QString &box)
{
    tell(QString());
    show(u"box"_s);
    m_boxes->pick(box);
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
    else if (const auto &lacking = std::get<QByteArrayList>(lines); !lacking.isEmpty())
        m_table->tell(m_session->amend({table.lineCount(), 0, {lacking.begin(), lacking.end()}}));
}

void AppModel::begin()
{
    auto running = RunningTable::begin(m_store, m_newTable->header());
    const bool hasBegun = !std::holds_alternative<Refusal>(running);
    showTable(std::move(running));
    if (!hasBegun)
        return;
    if (const auto refusal = m_store.keepPlayers(m_newTable->players()))
        tell(*refusal);
}

void AppModel::showTable(Running running)
{
    if (const auto *refusal = std::get_if<Refusal>(&running)) {
        tell(*refusal);
        return;
    }
    auto &table = std::get<std::unique_ptr<RunningTable>>(running);
    tell(table->damage() ? m_words.message(*table->damage(), 0, language()) : QString());
    const auto sessionBefore =
        std::exchange(m_session, std::make_unique<TableSession>(std::move(table)));
    const auto before =
        std::exchange(m_table, std::make_unique<ArigatoTable>(*m_session, m_words, language()));
    if (m_invite)
        m_invite->setTable(*m_session);
    Q_EMIT tableChanged();
    show(u"table"_s);
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
    if (m_boxes)
        m_boxes->setLanguage(language());
    refreshTables();
}

void AppModel::refreshTables()
{
    m_tables.setRows(tableRows(m_store, QLocale()));
}

} // namespace gyoji
