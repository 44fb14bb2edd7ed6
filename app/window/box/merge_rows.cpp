// SPDX-License-Identifier: MIT
#include "window/box/merge_rows.h"

#include "json/strings.h"
#include "window/box/box_text.h"
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
        row.part = {entry.subject, entry.id, {}, 0};
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
        row.part = part;
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

QList<MergeRow> mergeRows(const Box &mine, const Box &theirs, const MergedBox &merged,
                          const MergePicks &picks, const Words &words, Language language)
{
    const Telling telling(mine, theirs, picks, words, language);
    QList<MergeRow> rows;
    for (const MergedEntry &entry : merged.entries) {
        if (entry.standing == Standing::OnlyMine || entry.standing == Standing::Same)
            continue;
        rows << telling.row(merged.box, entry);
        for (const BoxPart &part : entry.differing)
            rows << telling.question(entry, part);
    }
    return rows;
}

} // namespace gyoji
