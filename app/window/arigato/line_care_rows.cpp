// SPDX-License-Identifier: MIT
#include "window/arigato/line_care_rows.h"

#include "arigato/score.h"
#include "window/arigato/arigato_table.h"
#include "window/arigato/line_care.h"
#include "words/arigato_deed.h"
#include "words/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

/// What mending a line looks like.
namespace gyoji {

using namespace arigato;

namespace {

/// "card/sculptor" is a card of that type, "act/exchange" another act, the rest what differs.
QString facetName(const Words &words, const QString &facet, Language language)
{
    const std::string id = facet.toStdString();
    const auto slash = id.find('/');
    const std::string kind = id.substr(0, slash);
    if (slash == std::string::npos)
        return words.term({"facet", id}, language);
    const std::string detail = id.substr(slash + 1);
    if (kind == "act")
        return words.term({"act", detail}, language);
    return words.sentence("facet/card", {{"type", Term{"type", detail}}}, language);
}

} // namespace

void LineCare::show()
{
    showFacets();
    showOptions();
    showPlan();
    Q_EMIT changed();
}

void LineCare::showFacets()
{
    QList<FacetRow> rows;
    for (const Option &option : offered()) {
        if (std::ranges::find(rows, option.facet, &FacetRow::facet) == rows.end())
            rows << FacetRow{option.facet,
                             facetName(m_table.words(), option.facet, m_table.language()),
                             option.facet == m_facet};
    }
    m_facets.setRows(rows);
}

/// What says the same as another, or as the line does, is told apart by nothing.
void LineCare::showOptions()
{
    m_shown.clear();
    QList<OptionRow> rows;
    for (const Option &option : m_picked ? std::vector<Option>() : offered()) {
        if (option.facet != m_facet)
            continue;
        const QString text = textOf(option);
        if (text.isEmpty() || std::ranges::find(rows, text, &OptionRow::option) != rows.end())
            continue;
        m_shown.push_back(option);
        rows << OptionRow{text, fallsOf(option)};
    }
    m_options.setRows(rows);
}

void LineCare::showPlan()
{
    QList<FallenRow> rows;
    m_plan.clear();
    m_outcome.clear();
    m_verdict.clear();
    if (step() == "plan"_L1) {
        const Plan plan = planOf(m_picked ? &*m_picked : nullptr);
        for (const auto &[member, refusal] : plan.members)
            rows << FallenRow{deedOfMember(member), whyOf(refusal)};
        for (const auto &[line, refusal] : plan.lines)
            rows << FallenRow{m_table.deedOf(line), whyOf(refusal)};
        m_plan = planText();
        m_outcome = outcomeOf(plan.amendment);
        m_verdict =
            m_table.words().sentence(rows.isEmpty() ? "mend/stands" : "mend/falls",
                                     {{"n", static_cast<int>(rows.size())}}, m_table.language());
    }
    m_fallen.setRows(rows);
}

/// Without an option, the line is taken out.
LineCare::Plan LineCare::planOf(const Option *option) const
{
    Plan plan{{*m_line, 1, {}}, {}, {}};
    if (option && m_way == Way::Add) {
        plan.amendment = {*m_line, 0, {*option->by}};
    } else if (option) {
        auto replacement = replaced(m_parts, option->part, option->by);
        plan.amendment.inserted = {std::move(replacement.line)};
        plan.members = std::move(replacement.fallen);
    }
    if (!m_table.journal().check(plan.amendment))
        return plan;
    auto found = mendingOf(m_table.journal(), plan.amendment);
    auto &mending = std::get<Mending<Action>>(found);
    plan.amendment = std::move(mending.amendment);
    plan.lines = std::move(mending.fallen);
    return plan;
}

QString LineCare::textOf(const Option &option) const
{
    const auto &[member, action, before] = m_parts[option.part];
    const Words &words = m_table.words();
    if (!option.by)
        return words.sentence("mend/without", {textArgument("was", deedOfMember(option.part))},
                              m_table.language());
    if (m_way == Way::Add)
        return deedSentences(words, *option.by, before, m_table.language()).join(u' ');
    const auto [was, meant] = deedsApart(words, action, *option.by, before, m_table.language());
    return was == meant ? QString() : meant;
}

QString LineCare::planText() const
{
    const Words &words = m_table.words();
    if (!m_picked)
        return words.sentence("mend/without", {textArgument("was", m_table.deedOf(*m_line))},
                              m_table.language());
    if (!m_picked->by)
        return textOf(*m_picked);
    return words.sentence(m_way == Way::Add ? "mend/before" : "mend/instead",
                          {textArgument("meant", textOf(*m_picked))}, m_table.language());
}

QString LineCare::outcomeOf(const Amendment<Action> &amendment) const
{
    auto mended = m_table.journal();
    mended.amend(amendment);
    const State &was = m_table.journal().state();
    const State &meant = mended.state();
    QStringList totals;
    for (std::size_t i = 0; i < was.seats.size(); ++i) {
        const int before = scoreOf(was, was.seats[i]).total();
        const int after = scoreOf(meant, meant.seats[i]).total();
        if (before != after)
            totals << m_table.words().sentence(
                "mend/total", {{"player", meant.seats[i].name}, {"was", before}, {"now", after}},
                m_table.language());
    }
    return totals.join(u' ');
}

QString LineCare::deedOfMember(std::size_t member) const
{
    const Part &part = m_parts[member];
    return deedSentence(m_table.words(), part.action, part.before, m_table.language());
}

QString LineCare::whyOf(const Refusal &refusal) const
{
    return m_table.words().message(refusal, 0, m_table.language());
}

QString LineCare::fallsOf(const Option &option) const
{
    const auto [amendment, members, lines] = planOf(&option);
    if (members.empty() && lines.empty())
        return {};
    const QString deed =
        members.empty() ? m_table.deedOf(lines.front().line) : deedOfMember(members.front().first);
    const Refusal &refusal = members.empty() ? lines.front().refusal : members.front().second;
    return m_table.words().sentence("mend/first-fall",
                                    {{"n", static_cast<int>(members.size() + lines.size())},
                                     textArgument("deed", deed),
                                     textArgument("why", whyOf(refusal))},
                                    m_table.language());
}

} // namespace gyoji
