// SPDX-License-Identifier: MIT
#include "arigato/box_limits.h"
#include "arigato/condition_fields.h"
#include "host/arigato/parts.h"
#include "json/strings.h"

using namespace Qt::StringLiterals;

/// How a card is described: what its parts can be, in the words of box files.
namespace gyoji {

using namespace arigato;

namespace {

QJsonObject wordPart(const Words &words, std::string_view kind, std::string_view id,
                     Language language)
{
    return {{u"value"_s, fromUtf8(id)}, {u"name"_s, words.term({kind, id}, language)}};
}

/// The choices that fields name.
QJsonObject choicesPart(const Words &words, Language language)
{
    QJsonArray types;
    for (const ArtisanType type : allOf<ArtisanType>())
        types.append(typePart(words, type, language));
    QJsonArray items;
    for (const Item item : allOf<Item>())
        items.append(itemPart(words, item, language));
    QJsonArray rows;
    for (const Row row : allOf<Row>())
        rows.append(wordPart(words, "row", idOf(row), language));
    QJsonArray places;
    for (const Slot slot : allOf<Slot>())
        places.append(wordPart(words, "slot", idOf(slot), language));
    return {{u"type"_s, types}, {u"item"_s, items}, {u"row"_s, rows}, {u"slot"_s, places}};
}

QJsonObject fieldPart(const QString &choices, const QJsonArray &path)
{
    return {{u"choices"_s, choices}, {u"path"_s, path}};
}

QJsonObject numberPart()
{
    return {{u"most"_s, maxCount}, {u"path"_s, QJsonArray{u"n"_s}}};
}

QJsonArray conditionsPart()
{
    QJsonArray conditions;
    for (const ConditionKind kind : allOf<ConditionKind>()) {
        const ConditionFields has = fieldsOf(kind);
        QJsonArray fields;
        if (has.row)
            fields.append(fieldPart(u"row"_s, {u"row"_s}));
        if (has.type)
            fields.append(fieldPart(u"type"_s, {u"type"_s}));
        if (has.item)
            fields.append(fieldPart(u"item"_s, {u"item"_s}));
        QJsonObject value{{u"kind"_s, fromUtf8(idOf(kind))}};
        if (has.n) {
            value.insert("n"_L1, 1);
            fields.append(numberPart());
        }
        conditions.append(
            QJsonObject{{u"icon"_s, iconOf(kind)}, {u"value"_s, value}, {u"fields"_s, fields}});
    }
    return conditions;
}

QJsonObject gainPart(const QString &icon, const QJsonObject &value, const QJsonArray &fields)
{
    return {{u"icon"_s, icon}, {u"value"_s, value}, {u"fields"_s, fields}};
}

/// One that goes with that condition only.
QJsonObject gainOf(GainKind kind, ConditionKind only)
{
    QJsonObject part =
        gainPart(iconOf(Gain{kind, {}, 1, {}}), {{u"kind"_s, fromUtf8(idOf(kind))}}, {});
    part.insert("only"_L1, fromUtf8(idOf(only)));
    return part;
}

QJsonArray gainsPart()
{
    const QString item = fromUtf8(idOf(GainKind::Item));
    const QString favor = fromUtf8(idOf(GainKind::Favor));
    QJsonArray gains{
        gainPart(u"gain/item"_s, {{u"kind"_s, item}},
                 {fieldPart(u"item"_s, {u"item"_s}), numberPart()}),
        gainPart(u"gain/item-any"_s, {{u"kind"_s, item}, {u"item"_s, u"any"_s}}, {numberPart()}),
        gainPart(u"gain/favor"_s, {{u"kind"_s, favor}}, {numberPart()})};
    for (const Zone zone : {Zone::Village, Zone::Gate}) {
        const QJsonObject per{{u"zone"_s, fromUtf8(idOf(zone))}};
        gains.append(gainPart(iconOf(Gain{GainKind::Favor, {}, 1, Per{{}, zone}}),
                              {{u"kind"_s, favor}, {u"per"_s, per}},
                              {fieldPart(u"type"_s, {u"per"_s, u"type"_s}), numberPart()}));
    }
    gains.append(gainOf(GainKind::OfferedItem, ConditionKind::Offering));
    gains.append(gainOf(GainKind::MatchItem, ConditionKind::ProducersMatch));
    return gains;
}

} // namespace

QJsonObject editorPart(const Words &words, Language language)
{
    const auto say = [&](const char *id) { return words.sentence(id, {}, language); };
    const QJsonObject labels{{u"name"_s, say("seat/ari.name")},
                             {u"slots"_s, say("seat/ari.card-slots")},
                             {u"favor"_s, say("seat/ari.card-favor")},
                             {u"cost"_s, say("seat/ari.card-cost")},
                             {u"produces"_s, say("seat/ari.card-produces")},
                             {u"when"_s, say("seat/ari.card-when")},
                             {u"gain"_s, say("seat/ari.card-gain")},
                             {u"draft"_s, say("seat/ari.card-draft")}};
    return {{u"line"_s, QJsonObject{{u"do"_s, fromUtf8(Define::name)}}},
            {u"labels"_s, labels},
            {u"choices"_s, choicesPart(words, language)},
            {u"conditions"_s, conditionsPart()},
            {u"gains"_s, gainsPart()},
            {u"objective"_s, objectivePart(words, language)},
            {u"maxFavor"_s, maxFavor},
            {u"maxCost"_s, maxCost},
            {u"maxGains"_s, maxGains}};
}

} // namespace gyoji
