// SPDX-License-Identifier: MIT
#include "window/arigato/box_merging.h"

#include "window/arigato/arigato_box.h"
#include "window/arigato/box_text.h"
#include "words/arigato_card.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

/// The text as it stands within a sentence.
QString uncapitalized(const QString &text)
{
    return text.left(1).toLower() + text.mid(1);
}

/// Something of it would change.
bool isTold(const MergedEntry &entry)
{
    return entry.standing != Standing::OnlyMine && entry.standing != Standing::Same;
}

/// Makes the rows of one merge.
class Telling
{
public:
    Telling(const Box &mine, const Box &theirs, const MergePicks &picks, const Words &words,
            Language language)
        : m_mine(mine)
        , m_theirs(theirs)
        , m_picks(picks)
        , m_words(words)
        , m_language(language)
    {
    }

    MergeRow row(const Box &merged, const MergedEntry &entry) const
    {
        MergeRow row;
        row.title = titleOf(merged, entry);
        row.note = noteOf(entry);
        row.canPart = entry.subject == BoxSubject::Card && entry.standing == Standing::Differs &&
                      entry.theirId == entry.id;
        return row;
    }

    MergeRow question(const MergedEntry &entry, const BoxPart &part) const
    {
        MergeRow row;
        row.title = partName(part, m_words, m_language);
        row.mine = partText(m_mine, entry.id, part, m_words, m_language);
        row.theirs = partText(m_theirs, entry.theirId, part, m_words, m_language);
        row.isQuestion = true;
        row.takesTheirs = m_picks.theirs.contains(part);
        return row;
    }

private:
    QString titleOf(const Box &merged, const MergedEntry &entry) const
    {
        if (entry.subject == BoxSubject::Card)
            return cardName(m_words, merged.cards[*merged.cards.find(entry.id)], m_language);
        if (entry.subject == BoxSubject::Face)
            return m_words.sentence("box/face", {{"id", entry.id}}, m_language);
        return m_words.sentence("box/itself", {}, m_language);
    }

    QString noteOf(const MergedEntry &entry) const
    {
        QStringList names;
        const auto &parts = entry.standing == Standing::Differs ? entry.differing : entry.completed;
        for (const BoxPart &part : parts)
            names << uncapitalized(partName(part, m_words, m_language));
        return m_words.sentence("merge/" + std::string(idOf(entry.standing)),
                                {textArgument("parts", m_words.list(names, m_language))},
                                m_language);
    }

    const Box &m_mine;
    const Box &m_theirs;
    const MergePicks &m_picks;
    const Words &m_words;
    Language m_language;
};

} // namespace

ArigatoMerging::ArigatoMerging(const Box &mine, const Box &theirs)
    : m_mine(mine)
    , m_theirs(theirs)
{
    merge();
}

void ArigatoMerging::merge()
{
    m_merged = mergeBoxes(m_mine, m_theirs, m_picks);
    m_parts.clear();
    for (const MergedEntry &entry : m_merged.entries) {
        if (!isTold(entry))
            continue;
        m_parts.push_back({entry.subject, entry.id, {}, 0});
        m_parts.insert(m_parts.end(), entry.differing.begin(), entry.differing.end());
    }
}

QList<MergeRow> ArigatoMerging::rows(const Words &words, Language language) const
{
    const Telling telling(m_mine, m_theirs, m_picks, words, language);
    QList<MergeRow> rows;
    for (const MergedEntry &entry : m_merged.entries) {
        if (!isTold(entry))
            continue;
        rows << telling.row(m_merged.box, entry);
        for (const BoxPart &part : entry.differing)
            rows << telling.question(entry, part);
    }
    return rows;
}

/// The box itself counts only where it changes.
MergeCounts ArigatoMerging::counts() const
{
    const auto countOf = [&](Standing standing) {
        return static_cast<int>(
            std::ranges::count_if(m_merged.entries, [&](const MergedEntry &entry) {
                return entry.standing == standing &&
                       (entry.subject != BoxSubject::Box || standing != Standing::Same);
            }));
    };
    return {countOf(Standing::Added), countOf(Standing::Completed), countOf(Standing::Differs),
            countOf(Standing::Same), countOf(Standing::OnlyMine)};
}

AnyBox ArigatoMerging::merged() const
{
    return anyBox(m_merged.box);
}

void ArigatoMerging::pickTheirs(int row, bool isTheirs)
{
    const BoxPart &question = m_parts.at(static_cast<std::size_t>(row));
    if (isTheirs)
        m_picks.theirs.insert(question);
    else
        m_picks.theirs.erase(question);
    merge();
}

void ArigatoMerging::part(int row)
{
    m_picks.parted.insert(m_parts.at(static_cast<std::size_t>(row)).id);
    merge();
}

} // namespace gyoji
