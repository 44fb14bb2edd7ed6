// SPDX-License-Identifier: MIT
#include "window/box/box_import.h"

#include "arigato/box_progress.h"
#include "arigato/json/box_json.h"
#include "words/localized_text.h"

namespace gyoji {

using namespace arigato;

BoxImport::BoxImport(Store &store, ReadBox read, std::vector<KnownBox> boxes, const Words &words,
                     Language language)
    : m_store(store)
    , m_read(std::move(read))
    , m_boxes(std::move(boxes))
    , m_words(words)
    , m_language(language)
{
    std::erase_if(m_boxes, [](const KnownBox &box) { return box.isShipped; });
    for (const KnownBox &known : m_boxes) {
        if (known.box.id == m_read.box.id)
            m_target = known.id;
    }
    refresh();
}

void BoxImport::pickTarget(const QString &box)
{
    m_target = box;
    m_picks = {};
    refresh();
}

void BoxImport::pickTheirs(int row, bool isTheirs)
{
    const MergeRow question = m_rows.rows().value(row);
    if (isTheirs)
        m_picks.theirs.insert(question.part);
    else
        m_picks.theirs.erase(question.part);
    refresh();
}

void BoxImport::part(int row)
{
    m_picks.parted.insert(m_rows.rows().value(row).part.id);
    refresh();
}

void BoxImport::take()
{
    QString box = m_target;
    std::optional<Refusal> refusal;
    if (const KnownBox *into = target()) {
        const Box merged = mergeBoxes(into->box, m_read.box, m_picks).box;
        if (merged != into->box)
            refusal = m_store.replaceBox(box, writeBox(merged));
    } else {
        auto kept = m_store.keepBox("arigato", m_read.file);
        if (const auto *fault = std::get_if<Refusal>(&kept))
            refusal = *fault;
        else
            box = std::get<QString>(kept);
    }
    if (refusal)
        Q_EMIT refused(*refusal);
    else
        Q_EMIT taken(box);
}

void BoxImport::setLanguage(Language language)
{
    m_language = language;
    refresh();
}

const KnownBox *BoxImport::target() const
{
    const auto found = std::ranges::find(m_boxes, m_target, &KnownBox::id);
    return found == m_boxes.end() ? nullptr : &*found;
}

void BoxImport::refresh()
{
    const BoxProgress progress = progressOf(m_read.box);
    BoxImportView view;
    view.title = localizedText(m_read.box.title, m_language);
    view.cards = static_cast<int>(m_read.box.cards.size());
    view.open = progress.cardsOpen;
    view.faces = progress.faces[0] + progress.faces[1];
    view.target = m_target;
    m_targets.setRows(boxRows(m_boxes, m_target, m_language));
    QList<MergeRow> rows;
    if (const KnownBox *into = target()) {
        const MergedBox merged = mergeBoxes(into->box, m_read.box, m_picks);
        count(merged, view);
        view.changesNothing = merged.box == into->box;
        rows = mergeRows(into->box, m_read.box, merged, m_picks, m_words, m_language);
    }
    m_rows.setRows(rows);
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

/// The box itself counts only where it changes.
void BoxImport::count(const MergedBox &merged, BoxImportView &view) const
{
    const auto countOf = [&](Standing standing) {
        return static_cast<int>(
            std::ranges::count_if(merged.entries, [&](const MergedEntry &entry) {
                return entry.standing == standing &&
                       (entry.subject != BoxSubject::Box || standing != Standing::Same);
            }));
    };
    view.added = countOf(Standing::Added);
    view.completed = countOf(Standing::Completed);
    view.differing = countOf(Standing::Differs);
    view.same = countOf(Standing::Same);
    view.onlyMine = countOf(Standing::OnlyMine);
}

} // namespace gyoji
