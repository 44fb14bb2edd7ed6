// SPDX-License-Identifier: MIT
#include "results/format.h"

#include "results/bgg.h"
#include "results/bgstats.h"
#include "results/csv.h"
#include "results/html.h"
#include "results/text.h"

namespace gyoji {

namespace {

bool needsDate(ResultFormat format)
{
    return format == ResultFormat::BgStats || format == ResultFormat::BgStatsLink ||
           format == ResultFormat::Bgg;
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
    case ResultFormat::Bgg:
        return bggPlays(play, resultText(words, play, language));
    case ResultFormat::Journal:
        return play.journal;
    }
    return {};
}

} // namespace

std::variant<QByteArray, Refusal> writeResult(ResultFormat format, const Play &play,
                                              const Words &words, Language language)
{
    if (needsDate(format) && !play.when.isValid())
        return Refusal{resultfault::noDate, {}};
    QByteArray result = written(format, play, words, language);
    if (format == ResultFormat::BgStatsLink) {
        if (result.isEmpty())
            return Refusal{resultfault::longLink, {}};
        result += '\n';
    }
    return result;
}

} // namespace gyoji
