// SPDX-License-Identifier: MIT
#include "window/arigato/number_rows.h"

#include "arigato/score.h"
#include "json/strings.h"
#include "words/arigato_seat.h"
#include "words/arigato_sum.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

int gateCards(const Seat &seat)
{
    return static_cast<int>(seat.gate.size()) + totalOf(seat.gateOther.cards);
}

} // namespace

QList<NumberRow> numberRows(const SeatTelling &telling)
{
    const Seat &seat = telling.seat();
    const Score score = scoreOf(telling.state(), seat);
    QList<NumberRow> rows;
    const auto add = [&](const QString &number, std::string_view name, const QString &picture,
                         const QString &value) {
        rows << NumberRow{number, telling.words.sentence(name, {}, telling.language), picture,
                          value, fromUtf8(telling.draft.number) == number};
    };
    add(u"gate"_s, "seat/ari.gate", u"zone/gate"_s,
        u"%1 · %2"_s.arg(gateCards(seat)).arg(score.gate));
    add(u"favor"_s, "seat/ari.favor", u"noun/favor"_s, QString::number(seat.favor));
    add(u"objectives"_s, "seat/ari.objectives", u"noun/objective"_s,
        QString::number(seat.objectives));
    if (const QString progress = progressText(telling.state(), seat); !progress.isEmpty())
        add(u"objective"_s, "seat/ari.objective-today", u"condition/dusk-objective"_s, progress);
    if (seat.track == Track::Full)
        add(u"supply"_s, "seat/ari.supply", u"zone/supply"_s,
            u"%1/%2"_s.arg(totalOf(seat.items)).arg(itemLimit));
    add(u"total"_s, "seat/ari.total", {}, QString::number(score.total()));
    return rows;
}

QList<SumRow> sumRows(const SeatTelling &telling)
{
    QList<SumRow> rows;
    if (telling.draft.number.empty())
        return rows;
    const Sum sum = sumOf(telling.words, telling.journal, telling.state(), telling.index,
                          fromUtf8(telling.draft.number), telling.language);
    for (const SumLine &line : sum.lines)
        rows << SumRow{line.text, explainedBy(line.rule)};
    return rows;
}

} // namespace gyoji
