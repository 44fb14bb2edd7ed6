// SPDX-License-Identifier: MIT
#include "results/format.h"

#include "results/bgg.h"
#include "results/bgstats.h"
#include "results/csv.h"
#include "results/html.h"
#include "results/text.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

bool needsDate(ResultFormat format)
{
    return format == ResultFormat::BgStats || format == ResultFormat::BgStatsLink ||
           format == ResultFormat::BgStatsCode || format == ResultFormat::Bgg;
}

QByteArray pictureOf(const QrCode &code)
{
    return code.size > 0 ? svgOf(code) : QByteArray();
}

QByteArray written(ResultFormat format, const Play &play, const Words &words, Language language)
{
    switch (format) {
    case ResultFormat::Text:
        return resultText(words, play, language).toUtf8() + '\n';
    case ResultFormat::Csv:
        return resultCsv(words, {&play, 1}, language);
    case ResultFormat::Html:
        return resultHtml(words, play, language);
    case ResultFormat::BgStats:
        return bgstats::file(play, resultText(words, play, language));
    case ResultFormat::BgStatsLink:
        return bgstats::link(play, resultText(words, play, language));
    case ResultFormat::BgStatsCode:
        return pictureOf(bgStatsCode(play));
    case ResultFormat::Bgg:
        return bggPlays(play, resultText(words, play, language));
    case ResultFormat::Journal:
        return play.journal;
    }
    return {};
}

} // namespace

QString bgStatsCodeText(const Play &play)
{
    constexpr qsizetype max = 2331;
    return QString::fromLatin1(bgstats::link(play, {}, max));
}

QrCode bgStatsCode(const Play &play)
{
    return qrCode(bgStatsCodeText(play));
}

QLatin1StringView suffixOf(ResultFormat format)
{
    constexpr std::array suffixes{"txt"_L1,     "csv"_L1, "html"_L1, "bgsplay"_L1,
                                  "url.txt"_L1, "svg"_L1, "xml"_L1,  "gyoji"_L1};
    return suffixes[indexOf(format)];
}

std::variant<QByteArray, Refusal> writeResult(ResultFormat format, const Play &play,
                                              const Words &words, Language language)
{
    if (needsDate(format) && !play.when.isValid())
        return Refusal{resultfault::noDate, {}};
    QByteArray result = written(format, play, words, language);
    if (result.isEmpty())
        return Refusal{
            format == ResultFormat::Journal ? resultfault::noJournal : resultfault::longLink, {}};
    if (format == ResultFormat::BgStatsLink || format == ResultFormat::BgStatsCode)
        result += '\n';
    return result;
}

} // namespace gyoji
