// SPDX-License-Identifier: MIT
#include "arigato/rule_ids.h"
#include "arigato/score.h"
#include "arigato/view.h"
#include "host/arigato/parts.h"
#include "json/strings.h"
#include "words/arigato_card.h"
#include "words/arigato_seat.h"
#include "words/arigato_story.h"
#include "words/arigato_why.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

/// The day's objective and how far it is met, and tomorrow's.
QJsonObject goalPart(const PageTelling &telling)
{
    const Seat &seat = telling.seat();
    if (seat.phase == Phase::Over)
        return {};
    const auto sentence = [&](const char *id, int day) {
        const Objective *objective = telling.view.calendar->objective(day);
        return objective
                   ? telling.say(
                         id, {textArgument("objective", objectiveSentence(telling.words, *objective,
                                                                          telling.language))})
                   : QString();
    };
    QJsonObject goal{{u"text"_s, sentence("seat/ari.objective", seat.day)},
                     {u"progress"_s, progressText(telling.view, seat)},
                     {u"next"_s, sentence("seat/ari.tomorrow", seat.day + 1)}};
    if (telling.view.calendar->objective(seat.day))
        tellRule(goal, rule::duskObjective);
    else
        goal.insert("text"_L1, telling.say(seat.day == lastDay ? "seat/ari.last-day"
                                                               : "seat/ari.no-objective"));
    return goal;
}

QString gateText(const PageTelling &telling, int points)
{
    const Seat &seat = telling.seat();
    int cards = static_cast<int>(seat.gate.size());
    for (const int n : seat.gateOther.cards)
        cards += n;
    return telling.say("seat/ari.gate-sum", {{"cards", Amount{cards, {"count", "artisan"}}},
                                             {"favor", Amount{points, {"count", "favor"}}}});
}

/// Numbers that say on a tap what they are the sum of.
QJsonArray numbersPart(const PageTelling &telling)
{
    const Seat &seat = telling.seat();
    const Score score = scoreOf(telling.view, seat);
    const auto number = [&](const char *id, const char *sentence, const QString &value) {
        return QJsonObject{{u"id"_s, QLatin1StringView(id)},
                           {u"name"_s, telling.say(sentence)},
                           {u"value"_s, value}};
    };
    QJsonArray numbers{
        number("gate", "seat/ari.gate", gateText(telling, score.gate)),
        number("favor", "seat/ari.favor", QString::number(seat.favor)),
        number("objectives", "seat/ari.objectives", QString::number(seat.objectives)),
        number("total", "seat/ari.total", QString::number(score.total()))};
    if (const QString progress = progressText(telling.view, seat); !progress.isEmpty())
        numbers.append(number("objective", "seat/ari.objective-today", progress));
    return numbers;
}

QJsonObject goodsPart(const PageTelling &telling)
{
    const Seat &seat = telling.seat();
    if (seat.track != Track::Full)
        return {};
    QJsonArray items;
    for (const Item item : allOf<Item>()) {
        QJsonObject part = itemPart(telling, item);
        part.insert("n"_L1, seat.items[indexOf(item)]);
        items.append(part);
    }
    return {{u"id"_s, u"supply"_s},
            {u"name"_s, telling.say("seat/ari.supply")},
            {u"value"_s, u"%1/%2"_s.arg(totalOf(seat.items)).arg(itemLimit)},
            {u"items"_s, items}};
}

void tellLastLine(QJsonObject &page, const PageTelling &telling)
{
    const auto line = telling.journal.lastLineOf(telling.index);
    if (!line)
        return;
    const Facts &facts = telling.journal.lines()[*line].facts;
    page.insert("take"_L1,
                takePhrase(telling.words, facts, telling.seat().favor, telling.language));
    page.insert("giveBack"_L1,
                giveBackPhrase(telling.words, facts, telling.seat().favor, telling.language));
    QJsonArray whys;
    for (const Why &why : whysOf(telling.words, telling.journal, telling.index, telling.language)) {
        QJsonObject part{{u"text"_s, why.isDeclined ? telling.say("seat/declined",
                                                                  {textArgument("text", why.text)})
                                                    : why.text}};
        tellRule(part, why.rule);
        if (why.offer) {
            part.insert("offer"_L1, *why.offer);
            part.insert("declined"_L1, why.isDeclined);
        }
        whys.append(part);
    }
    page.insert("whys"_L1, whys);
}

QJsonArray warningsPart(const PageTelling &telling)
{
    QJsonArray warnings;
    for (const CardInPlay &warning : warningsOf(telling.view)) {
        const Argument card = textArgument("card", telling.nameOf(warning.card));
        QJsonObject part{{u"text"_s, telling.say("seat/ari.in-play", {card})}};
        tellRule(part, rule::cardInPlay);
        warnings.append(part);
    }
    return warnings;
}

} // namespace

QJsonObject seatPart(const PageTelling &telling)
{
    const Seat &seat = telling.seat();
    const QString phase = telling.words.term(term(seat.phase), telling.language);
    QJsonObject page{
        {u"name"_s, fromUtf8(seat.name)},
        {u"clock"_s,
         seat.phase == Phase::Over
             ? phase
             : telling.say("seat/ari.clock", {{"n", seat.day}, textArgument("phase", phase)})},
        {u"goal"_s, goalPart(telling)},
        {u"places"_s, villagePart(telling)},
        {u"placesName"_s, telling.say("seat/ari.village")},
        {u"numbers"_s, numbersPart(telling)},
        {u"goods"_s, goodsPart(telling)},
        {u"asks"_s, asksPart(telling)},
        {u"advance"_s, advancePart(telling)},
        {u"exchange"_s, exchangePart(telling)},
        {u"care"_s, carePart(telling)},
        {u"canUndo"_s, telling.journal.lastOf(telling.index).has_value()},
        {u"warnings"_s, warningsPart(telling)},
        {u"sheet"_s, sheetPart(telling)}};
    tellLastLine(page, telling);
    return page;
}

} // namespace gyoji
