// SPDX-License-Identifier: MIT
#include "words/arigato_signs.h"

#include "json/strings.h"

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

template <class Word>
QString iconIn(QLatin1StringView folder, Word word)
{
    return QString(folder) + latin1(idOf(word));
}

Sign mark(const QString &text)
{
    return {{}, text, {}, false};
}

Sign becomes()
{
    return {u"control/to"_s, {}, {}, false};
}

Sign counted(int n, Sign sign)
{
    sign.text = QString::number(n);
    return sign;
}

QString rowIcon(Row row)
{
    QStringList layers;
    for (const Slot slot : allOf<Slot>()) {
        if (rowOf(slot) == row)
            layers << iconIn("slot/"_L1, slot);
    }
    return layers.join(u' ');
}

Signs countSigns(const ObjectiveCount &count)
{
    Signs signs{{iconIn("zone/"_L1, count.zone), {}, {}, false}};
    if (count.kind == ObjectiveKind::Different || (!count.type && !count.item))
        signs << counted(count.n, {iconIn("objective/"_L1, count.kind), {}, {}, false});
    if (count.type)
        signs << (signs.size() > 1 ? signOf(*count.type) : counted(count.n, signOf(*count.type)));
    if (count.item)
        signs << (signs.size() > 1 ? signOf(*count.item) : counted(count.n, signOf(*count.item)));
    if (count.with)
        signs << Sign{iconIn("mark/"_L1, *count.with), {}, {}, false};
    return signs;
}

} // namespace

QString iconOf(ArtisanType type)
{
    return iconIn("type/"_L1, type);
}

QString iconOf(Item item)
{
    return iconIn("item/"_L1, item);
}

QString iconOf(ConditionKind condition)
{
    return iconIn("condition/"_L1, condition);
}

QString iconOf(const Gain &gain)
{
    if (gain.per)
        return iconIn("gain/per-"_L1, gain.per->zone);
    if (gain.kind == GainKind::Item && !gain.item)
        return u"gain/item-any"_s;
    return iconIn("gain/"_L1, gain.kind);
}

QString placementIcon(const Card &card)
{
    QStringList layers;
    for (const Slot slot : allOf<Slot>()) {
        if (card.mayLiveIn(slot))
            layers << iconIn("slot/"_L1, slot);
    }
    return layers.join(u' ');
}

Sign signOf(ArtisanType type)
{
    return {iconOf(type), {}, type, false};
}

Sign signOf(Item item)
{
    return {iconOf(item), {}, static_cast<ArtisanType>(item), false};
}

Signs conditionSigns(const Condition &condition)
{
    Signs signs{{iconOf(condition.kind), {}, {}, false}};
    if (condition.row)
        signs << Sign{rowIcon(*condition.row), {}, {}, false};
    if (condition.type)
        signs << (condition.n ? counted(*condition.n, signOf(*condition.type))
                              : signOf(*condition.type));
    else if (condition.n)
        signs << mark(QString::number(*condition.n));
    if (condition.item)
        signs << signOf(*condition.item);
    return signs;
}

Signs gainSigns(const Gain &gain)
{
    switch (gain.kind) {
    case GainKind::Item:
        if (gain.item)
            return {counted(gain.n, signOf(*gain.item))};
        break;
    case GainKind::Favor:
        if (!gain.per)
            return {counted(gain.n, {u"noun/favor"_s, {}, {}, false})};
        return {counted(gain.n, {iconOf(gain), {}, {}, false}), signOf(gain.per->type)};
    case GainKind::OfferedItem:
    case GainKind::MatchItem:
        break;
    }
    return {counted(gain.n, {iconOf(gain), {}, {}, false})};
}

Signs effectSigns(const Card &card)
{
    if (!card.when)
        return {};
    Signs signs = conditionSigns(*card.when);
    Sign link = becomes();
    for (const Gain &gain : card.gain) {
        signs << std::exchange(link, mark(u"+"_s));
        signs << gainSigns(gain);
    }
    return signs;
}

Signs priceSigns(const Card &card, const Price &price)
{
    const Sign unknown = mark(u"?"_s);
    Signs signs;
    if (price.hasOffering)
        signs << Sign{iconIn("mark/"_L1, Mark::Offering), {}, {}, false};
    else if (card.cost)
        signs << costSigns(*card.cost, price.supply.value_or(*card.cost));
    else
        signs << unknown;
    signs << becomes();
    if (card.favor)
        signs << gainSigns({GainKind::Favor, {}, *card.favor, {}});
    else
        signs << unknown;
    return signs;
}

Signs costSigns(const Items &cost, const Items &supply)
{
    Signs signs;
    for (const Item item : allOf<Item>()) {
        for (int n = 0; n < cost[indexOf(item)]; ++n) {
            Sign sign = signOf(item);
            sign.isGhost = n >= supply[indexOf(item)];
            signs << sign;
        }
    }
    return signs;
}

Signs objectiveSigns(const Objective &objective)
{
    Signs signs;
    for (const ObjectivePart &part : objective) {
        if (!signs.isEmpty())
            signs << mark(u"+"_s);
        if (const auto *count = std::get_if<ObjectiveCount>(&part))
            signs << countSigns(*count);
        else
            signs << Sign{u"objective/manual"_s, {}, {}, false};
    }
    return signs;
}

} // namespace gyoji::arigato
