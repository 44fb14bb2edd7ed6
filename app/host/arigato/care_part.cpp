// SPDX-License-Identifier: MIT
#include "host/arigato/parts.h"
#include "json/strings.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

/// What is seldom needed of a seat: corrections, gains by hand, how it is followed.
namespace gyoji {

using namespace arigato;

namespace {

Adjust adjustOf(const PageTelling &telling)
{
    Adjust adjust;
    adjust.player = telling.index;
    return adjust;
}

QJsonArray linesOf(const Action &action)
{
    return {lineOf(action)};
}

QJsonObject formPart(const QString &id, const QString &title, const QString &kind)
{
    return {{u"id"_s, id}, {u"title"_s, title}, {u"brief"_s, title}, {u"kind"_s, kind}};
}

QJsonObject countPart(const QString &name, const QString &key, int n)
{
    return {{u"name"_s, name}, {u"n"_s, n}, {u"paths"_s, QJsonArray{QJsonArray{0, key}}}};
}

QJsonArray confirmPart(const PageTelling &telling, const Action &action)
{
    return {QJsonObject{{u"label"_s, telling.say("seat/done")}, {u"lines"_s, linesOf(action)}}};
}

QJsonObject countsForm(const PageTelling &telling)
{
    const Seat &seat = telling.seat();
    QJsonArray counts;
    if (seat.track == Track::Full)
        counts = countsPart(telling, seat.items, {{0, u"items"_s}});
    counts.append(countPart(telling.say("seat/ari.favor"), u"favor"_s, seat.favor));
    counts.append(countPart(telling.say("seat/ari.objectives"), u"objectives"_s, seat.objectives));
    QJsonObject form = formPart(u"counts"_s, telling.say("seat/ari.correct"), u"counts"_s);
    form.insert("counts"_L1, counts);
    form.insert("confirms"_L1, confirmPart(telling, adjustOf(telling)));
    return form;
}

QJsonObject gainForm(const PageTelling &telling)
{
    QJsonArray counts = countsPart(telling, {}, {{0, u"items"_s}});
    counts.append(countPart(telling.say("seat/ari.favor"), u"favor"_s, 0));
    QJsonObject form = formPart(u"gain"_s, telling.say("seat/ari.gain"), u"counts"_s);
    form.insert("counts"_L1, counts);
    form.insert("confirms"_L1, confirmPart(telling, GainByHand{telling.index, {}, {}, {}, {}, {}}));
    return form;
}

Adjust placing(const PageTelling &telling, Slot slot, const std::optional<Adjust::Place> &place)
{
    Adjust adjust = adjustOf(telling);
    adjust.village.emplace();
    (*adjust.village)[slot] = place;
    return adjust;
}

/// Who lives there, whatever the rules say.
QJsonObject placeForm(const PageTelling &telling, Slot slot)
{
    const Villager *villager = telling.seat().villager(slot);
    const QString name = telling.words.term(term(slot), telling.language);
    const QString id = fromUtf8(idOf(slot));
    QJsonArray choices;
    if (villager)
        choices.append(
            actPart(telling, telling.say("seat/ari.nobody"), placing(telling, slot, std::nullopt)));
    if (villager && villager->card) {
        const Adjust::Place turned{telling.view.card(*villager->card).id, !villager->offering};
        choices.append(actPart(
            telling,
            telling.say(villager->offering ? "seat/ari.no-offering" : "seat/ari.has-offering"),
            placing(telling, slot, turned)));
    }
    QJsonObject form = formPart(
        id, telling.say("seat/ari.correct-place", {textArgument("place", name)}), u"card"_s);
    form.insert("brief"_L1, telling.say("seat/ari.workshop", {textArgument("place", name)}));
    form.insert("slot"_L1, id);
    form.insert("choices"_L1, choices);
    form.insert("lines"_L1, linesOf(placing(telling, slot, Adjust::Place{{}, false})));
    form.insert("path"_L1, QJsonArray{0, u"village"_s, id, u"card"_s});
    return form;
}

/// Which cards lie under the gate.
QJsonObject gateForm(const PageTelling &telling)
{
    Adjust all = adjustOf(telling);
    all.gate.emplace();
    for (const CardRef card : telling.seat().gate)
        all.gate->push_back(telling.view.card(card).id);
    QJsonArray choices;
    for (std::size_t i = 0; i < all.gate->size(); ++i) {
        Adjust without = all;
        without.gate->erase(without.gate->begin() + static_cast<std::ptrdiff_t>(i));
        const QString card = telling.nameOf(telling.seat().gate[i]);
        choices.append(actPart(
            telling, telling.say("seat/ari.not-at-gate", {textArgument("card", card)}), without));
    }
    QJsonObject form = formPart(u"gate"_s, telling.say("seat/ari.correct-gate"), u"card"_s);
    form.insert("brief"_L1, telling.say("seat/ari.gate"));
    form.insert("choices"_L1, choices);
    form.insert("lines"_L1, linesOf(all));
    form.insert("path"_L1, QJsonArray{0, u"gate"_s, static_cast<int>(all.gate->size())});
    return form;
}

QJsonObject nameForm(const PageTelling &telling)
{
    QJsonObject form = formPart(u"name"_s, telling.say("seat/ari.name"), u"text"_s);
    form.insert("text"_L1, fromUtf8(telling.seat().name));
    form.insert("label"_L1, telling.say("seat/ari.rename"));
    form.insert("lines"_L1, linesOf(Rename{telling.index, {}}));
    form.insert("path"_L1, QJsonArray{0, u"name"_s});
    return form;
}

/// The first tap asks, the second leaves.
QJsonObject retireForm(const PageTelling &telling)
{
    QJsonObject form = formPart(u"retire"_s, telling.say("seat/ari.retire-ask"), u"choices"_s);
    const QString label = telling.say("seat/ari.retire");
    form.insert("brief"_L1, label);
    form.insert("choices"_L1, QJsonArray{actPart(telling, label, Retire{telling.index})});
    return form;
}

QJsonObject trackForm(const PageTelling &telling)
{
    QJsonArray choices;
    for (const Track level : allOf<Track>()) {
        if (level != telling.seat().track)
            choices.append(actPart(telling,
                                   telling.words.term({"track", idOf(level)}, telling.language),
                                   SetTrack{telling.index, level}));
    }
    QJsonObject form = formPart(u"track"_s, telling.say("seat/ari.track"), u"choices"_s);
    form.insert("choices"_L1, choices);
    return form;
}

} // namespace

QJsonArray carePart(const PageTelling &telling)
{
    const Seat &seat = telling.seat();
    QJsonArray care{countsForm(telling)};
    if (seat.track != Track::Score && !seat.retired) {
        care.append(gainForm(telling));
        for (const Slot slot : allOf<Slot>())
            care.append(placeForm(telling, slot));
        care.append(gateForm(telling));
    }
    care.append(formPart(u"describe"_s, telling.say("seat/ari.describe"), u"describe"_s));
    care.append(nameForm(telling));
    care.append(trackForm(telling));
    if (!seat.retired && seat.phase != Phase::Over)
        care.append(retireForm(telling));
    return care;
}

} // namespace gyoji
