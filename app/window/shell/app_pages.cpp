// SPDX-License-Identifier: MIT
#include "arigato/json/room.h"
#include "window/box/known_boxes.h"
#include "window/shell/app_model.h"
#include "window/shell/pages.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace gyoji {

bool AppModel::canShow(const QString &page) const
{
    if (isLocked() && !isWithinTable(page))
        return false;
    if (isOfTable(page))
        return m_table != nullptr;
    if (page == "back"_L1)
        return m_results.sheet() ? m_results.canLookBack()
                                 : m_table && (m_table->view().isOver || looksBack());
    if (isOfSheet(page))
        return m_results.sheet() != nullptr || (page == "share"_L1 && m_table);
    if (isOfBox(page))
        return m_boxes != nullptr && (page != "take"_L1 || m_boxes->incoming());
    if (page == "import"_L1)
        return m_results.importing() != nullptr;
    return page == "preview"_L1 ? m_results.journal() != nullptr : pageNames().contains(page);
}

void AppModel::prepare(const QString &page)
{
    if (page == "home"_L1)
        refreshTables();
    else if (page == "new"_L1)
        renewNewTable();
    else if (page == "box"_L1)
        openBoxes();
    else if (page == "card"_L1)
        m_tableBox.refresh();
    else if (page == "rules"_L1 || page == "icons"_L1)
        openRules();
    else if (page == "invite"_L1)
        openInvite();
    else
        prepareResults(page);
}

void AppModel::renewNewTable()
{
    auto boxes = knownBoxes(m_store, arigato::Room::id);
    if (std::ranges::all_of(boxes, &KnownBox::isShipped))
        boxes.push_back(newBox(arigato::Room::id, m_words, language()));
    const auto before = std::exchange(
        m_newTable, std::make_unique<NewTable>(std::move(boxes), m_store.players(), language()));
    Q_EMIT newTableChanged();
}

void AppModel::openBoxes()
{
    m_tableBox.setTable(m_table.get());
    if (m_boxes) {
        m_boxes->refresh();
        return;
    }
    openRules();
    m_boxes = std::make_unique<Boxes>(m_store, *m_rulebook, m_words, language());
    connect(m_boxes.get(), &Boxes::refused, this, qOverload<const Refusal &>(&AppModel::tell));
    connect(m_boxes.get(), &Boxes::wantsPage, this, &AppModel::show);
    m_tableBox.setBoxes(m_boxes.get());
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

bool AppModel::looksBack() const
{
    return m_table && isLookingBackAllowed(m_store, m_table->running().id());
}

void AppModel::setLooksBack(bool looksBack)
{
    if (!m_table || looksBack == this->looksBack())
        return;
    if (const auto refusal = allowLookingBack(m_store, m_table->running().id(), looksBack))
        tell(*refusal);
    Q_EMIT looksBackChanged();
}

bool AppModel::openTour()
{
    auto tour = std::make_unique<Tour>(m_settings, m_words);
    if (tour->refusal()) {
        tell(*tour->refusal());
        return false;
    }
    connect(tour.get(), &Tour::left, this, [this] { show(u"home"_s); });
    const auto before = std::exchange(m_tour, std::move(tour));
    Q_EMIT tourChanged();
    return true;
}

/// What is on the screen still looks at it until it has gone itself.
void AppModel::closeTour()
{
    if (Tour *tour = m_tour.release())
        tour->deleteLater();
}

void AppModel::markPhones()
{
    if (m_table)
        m_table->setDevices(m_invite->devices());
}

void AppModel::prepareResults(const QString &page)
{
    if (page == "results"_L1)
        showTableSheet();
    else if (page == "history"_L1)
        m_results.openHistory();
    else if (page == "count"_L1)
        m_results.openCounting();
    else if (page == "statistics"_L1)
        m_results.openStatistics();
    else if (page == "share"_L1)
        openSharing();
    else if (page == "story"_L1)
        m_results.openStory();
    else if (page == "back"_L1)
        openLookingBack();
}

void AppModel::showTableSheet()
{
    m_results.showTable(m_table->running());
    m_tableBox.setTable(m_table.get());
}

/// Of the sheet that is shown, else of the table's.
void AppModel::openSharing()
{
    showSheet();
    m_results.openSharing();
}

void AppModel::openLookingBack()
{
    showSheet();
    m_results.openLookingBack();
}

void AppModel::showSheet()
{
    if (!m_results.sheet())
        m_results.showTable(m_table->running());
}

} // namespace gyoji
