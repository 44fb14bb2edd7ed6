// SPDX-License-Identifier: MIT
#include "window/results/import_rows.h"

#include "json/strings.h"
#include "results/import_sheet.h"
#include "window/results/play_text.h"
#include "words/victory.h"
#include "words/words.h"

#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

using Kind = ImportRow::Kind;

class Telling
{
public:
    Telling(const bgstats::File &file, const ImportPlan &plan, const KnownPlays &known,
            const Words &words, Language language)
        : m_file(file)
        , m_plan(plan)
        , m_known(known)
        , m_words(words)
        , m_language(language)
        , m_locale(latin1(idOf(language)))
    {
    }

    QList<ImportRow> rows() const
    {
        QList<ImportRow> rows(static_cast<qsizetype>(m_file.plays.size()));
        tell(rows, m_plan.added, Kind::Added);
        tell(rows, m_plan.changed, Kind::Changed);
        tell(rows, m_plan.present, Kind::Present);
        tell(rows, m_plan.deserted, Kind::Deserted);
        return rows + unread();
    }

private:
    void tell(QList<ImportRow> &rows, const std::vector<std::size_t> &plays, Kind kind) const
    {
        for (const std::size_t play : plays) {
            ImportRow &row = rows[static_cast<qsizetype>(play)];
            row = rowOf(play);
            row.kind = kind;
            row.canTake = row.isTaken = kind == Kind::Added || kind == Kind::Changed;
        }
    }

    ImportRow rowOf(std::size_t index) const
    {
        const ImportedPlay &imported = m_file.plays[index];
        ImportRow row;
        row.play = static_cast<int>(index);
        row.title = m_words.sentence(
            "import/play",
            {textArgument("game", m_file.games[imported.game].name),
             textArgument("date", momentText({imported.date, imported.time}, m_locale))},
            m_language);
        const auto play = importedPlay(m_file, index, m_plan, m_known);
        if (!play)
            return row;
        row.players = standings(play->sheet);
        row.notes = notesOf(imported, *play).join(u'\n');
        return row;
    }

    QStringList notesOf(const ImportedPlay &imported, const Play &play) const
    {
        QStringList notes;
        if (const QString victory = victorySentence(m_words, play.sheet, m_language);
            !victory.isEmpty())
            notes << victory;
        for (const std::size_t i : inexactScores(imported)) {
            const ImportedScore &score = imported.scores[i];
            Arguments arguments{textArgument("typed", score.typed),
                                {"player", play.sheet.seats[i].name}};
            if (score.points)
                arguments.push_back({"points", play.sheet.seats[i].total()});
            notes << m_words.sentence("import/inexact", arguments, m_language);
        }
        return notes;
    }

    /// All that is wrong with one game, player or play is one row.
    QList<ImportRow> unread() const
    {
        QList<ImportRow> rows;
        QString before;
        for (const Fault &fault : m_file.leftOut) {
            const QString place = fault.pointer.section(u'/', 0, 2);
            const QString message = m_words.message(fault, m_language);
            if (!rows.isEmpty() && place == before) {
                rows.last().notes += u'\n' + message;
                continue;
            }
            ImportRow row;
            row.title = m_words.sentence("import/unread", {}, m_language);
            row.notes = message;
            rows << row;
            before = place;
        }
        return rows;
    }

    const bgstats::File &m_file;
    const ImportPlan &m_plan;
    const KnownPlays &m_known;
    const Words &m_words;
    Language m_language;
    QLocale m_locale;
};

} // namespace

QList<ImportRow> importRows(const bgstats::File &file, const ImportPlan &plan,
                            const KnownPlays &known, const Words &words, Language language)
{
    return Telling(file, plan, known, words, language).rows();
}

QString importState(const ImportRow &row, const Words &words, Language language)
{
    switch (row.kind) {
    case Kind::Added:
        return words.sentence(row.isTaken ? "import/row-new" : "import/row-left", {}, language);
    case Kind::Changed:
        return words.sentence(row.isTaken ? "import/row-changed" : "import/row-stays", {},
                              language);
    case Kind::Present:
        return words.sentence("import/row-present", {}, language);
    case Kind::Deserted:
        return words.sentence("import/row-deserted", {}, language);
    case Kind::Unread:
        break;
    }
    return {};
}

} // namespace gyoji
