// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/alternatives.h"
#include "kernel/mending.h"
#include "window/arigato/line_care_rows.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

class ArigatoTable;

/// Mends an earlier line of the journal: takes it out, changes it, or puts one in before it. What
/// would become of the later lines is shown, and nothing changes before that is confirmed.
class LineCare : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has it.")
    Q_PROPERTY(int line READ line NOTIFY changed FINAL)
    Q_PROPERTY(QString step READ step NOTIFY changed FINAL)
    Q_PROPERTY(bool canChange READ canChange NOTIFY changed FINAL)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed FINAL)
    Q_PROPERTY(QString plan READ plan NOTIFY changed FINAL)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    Q_PROPERTY(bool leavesOut READ leavesOut NOTIFY changed FINAL)
    Q_PROPERTY(QObject *facets READ facets CONSTANT FINAL)
    Q_PROPERTY(QObject *options READ options CONSTANT FINAL)
    Q_PROPERTY(QObject *fallen READ fallen CONSTANT FINAL)

public:
    /// The table must outlive it.
    explicit LineCare(ArigatoTable &table);

    /// The line that is open, from 0; -1 for none.
    int line() const { return m_line ? static_cast<int>(*m_line) : -1; }
    /// "open" for what can be done about it, "options" for what may have happened, "plan" for what
    /// is to be confirmed; empty while no line is open.
    QString step() const;
    bool canChange() const { return !m_changes.empty(); }
    bool canAdd() const { return !m_additions.empty(); }
    /// What is to be confirmed.
    const QString &plan() const { return m_plan; }
    /// Whose total changes by it.
    const QString &outcome() const { return m_outcome; }
    /// Do all later lines stand?
    const QString &verdict() const { return m_verdict; }
    bool leavesOut() const { return !m_fallen.rows().isEmpty(); }
    QAbstractItemModel *facets() { return &m_facets; }
    QAbstractItemModel *options() { return &m_options; }
    /// The later lines that are left out as well.
    QAbstractItemModel *fallen() { return &m_fallen; }

    /// Opens that line; closes it where it is open. What is secret still stays closed.
    Q_INVOKABLE void open(int line);
    Q_INVOKABLE void close();
    Q_INVOKABLE void remove();
    Q_INVOKABLE void change();
    Q_INVOKABLE void addBefore();
    Q_INVOKABLE void pickFacet(const QString &facet);
    Q_INVOKABLE void pickOption(int row);
    /// One step back; from the first, the line is closed.
    Q_INVOKABLE void back();
    /// Mends the journal as planned.
    Q_INVOKABLE void confirm();

    /// The table is another than it was, or the language is.
    void refresh();

Q_SIGNALS:
    void changed();

private:
    enum class Way : std::uint8_t { None, Remove, Change, Add };

    /// What may have happened: in the place of a part or before the line; nothing in its place
    /// where the part alone is taken out of its batch.
    struct Option
    {
        std::size_t part = 0;
        std::optional<arigato::Action> by;
        QString facet;
    };

    /// A change to the past, and what falls by it within the line and behind it.
    struct Plan
    {
        Amendment<arigato::Action> amendment;
        std::vector<std::pair<std::size_t, Refusal>> members;
        std::vector<Fall> lines;
    };

    const std::vector<Option> &offered() const;
    std::vector<Option> changes() const;
    std::vector<Option> additions() const;
    QString facetOf(const arigato::Part &part, const arigato::Action &by) const;
    void pickFirstFacet();
    void start(Way way);

    Plan planOf(const Option *option) const;
    QString textOf(const Option &option) const;
    QString planText() const;
    QString outcomeOf(const Amendment<arigato::Action> &amendment) const;
    QString deedOfMember(std::size_t member) const;
    QString whyOf(const Refusal &refusal) const;
    QString fallsOf(const Option &option) const;
    void showFacets();
    void showOptions();
    void showPlan();
    void show();

    ArigatoTable &m_table;
    std::optional<std::size_t> m_line;
    /// As it was opened.
    std::optional<arigato::Action> m_action;
    std::vector<arigato::Part> m_parts;
    std::vector<Option> m_changes;
    std::vector<Option> m_additions;
    Way m_way = Way::None;
    QString m_facet;
    /// Those of the facet that is picked, in the order of the rows.
    std::vector<Option> m_shown;
    /// The one to confirm.
    std::optional<Option> m_picked;
    Amendment<arigato::Action> m_amendment;
    QString m_plan;
    QString m_outcome;
    QString m_verdict;
    GadgetList<FacetRow> m_facets;
    GadgetList<OptionRow> m_options;
    GadgetList<FallenRow> m_fallen;
};

} // namespace gyoji
