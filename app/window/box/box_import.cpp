// SPDX-License-Identifier: MIT
#include "window/box/box_import.h"

#include "words/localized_text.h"

namespace gyoji {

BoxImport::BoxImport(Store &store, ReadBox read, std::vector<KnownBox> boxes, const Words &words,
                     Language language)
    : m_store(store)
    , m_read(std::move(read))
    , m_boxes(std::move(boxes))
    , m_words(words)
    , m_language(language)
{
    std::erase_if(m_boxes, [&](const KnownBox &known) {
        return known.isShipped || known.box->game() != m_read.box->game();
    });
    for (const KnownBox &known : m_boxes) {
        if (known.box->id() == m_read.box->id())
            m_target = known.id;
    }
    beginMerging();
}

void BoxImport::pickTarget(const QString &box)
{
    m_target = box;
    beginMerging();
}

void BoxImport::beginMerging()
{
    const KnownBox *into = target();
    m_merging = into ? into->box->merging(*m_read.box) : nullptr;
    refresh();
}

void BoxImport::pickTheirs(int row, bool isTheirs)
{
    if (m_merging)
        m_merging->pickTheirs(row, isTheirs);
    refresh();
}

void BoxImport::part(int row)
{
    if (m_merging)
        m_merging->part(row);
    refresh();
}

void BoxImport::take()
{
    QString box = m_target;
    std::optional<Refusal> refusal;
    if (const KnownBox *into = target()) {
        const AnyBox merged = m_merging->merged();
        if (!isSame(merged, into->box))
            refusal = m_store.replaceBox(box, merged->file());
    } else {
        auto kept = m_store.keepBox(m_read.box->game(), m_read.file);
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
    BoxImportView view;
    view.title = localizedText(m_read.box->title(), m_language);
    view.cards = m_read.box->cardCount();
    view.open = m_read.box->openCount();
    view.notes = m_read.box->notes(m_words, m_language);
    view.target = m_target;
    m_targets.setRows(boxRows(m_boxes, m_target, m_language));
    QList<MergeRow> rows;
    if (const KnownBox *into = target()) {
        const MergeCounts counts = m_merging->counts();
        view.added = counts.added;
        view.completed = counts.completed;
        view.differing = counts.differing;
        view.same = counts.same;
        view.onlyMine = counts.onlyMine;
        view.changesNothing = isSame(m_merging->merged(), into->box);
        rows = m_merging->rows(m_words, m_language);
    }
    m_rows.setRows(rows);
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

} // namespace gyoji
