// SPDX-License-Identifier: MIT
#include "arigato/asks.h"
#include "arigato/open_days.h"
#include "host/arigato/parts.h"
#include "json/strings.h"
#include "words/arigato_card.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

/// Lines that are sent when the form is filled.
QJsonArray linesPart(QJsonObject line)
{
    return {std::move(line)};
}

QJsonArray itemsPart(const PageTelling &telling)
{
    QJsonArray items;
    for (const Item item : allOf<Item>())
        items.append(itemPart(telling, item));
    return items;
}

QJsonObject unknownPart(const QString &name)
{
    return {{u"value"_s, u"unknown"_s}, {u"name"_s, name}};
}

/// Picks of `n`, each put into the list at that path of the first line.
void pick(QJsonObject &form, int n, const QJsonArray &options, const QJsonArray &path)
{
    form.insert("kind"_L1, u"picks"_s);
    form.insert("n"_L1, n);
    form.insert("options"_L1, options);
    form.insert("path"_L1, path);
}

struct ToForm
{
    const PageTelling &telling;

    QJsonObject operator()(const ask::Resident &) const { return residentPart(telling); }

    QJsonObject operator()(const ask::Choose &ask) const
    {
        QJsonObject form = questionPart(u"choose"_s, telling.say("seat/ari.choose", {{"n", ask.n}}),
                                        telling.say("seat/ari.choose-short"));
        QJsonArray options = itemsPart(telling);
        if (telling.seat().track == Track::Cards)
            options.append(unknownPart(telling.say("seat/ari.unknown-item")));
        pick(form, ask.n, options, {0, u"items"_s});
        form.insert("lines"_L1, linesPart(lineOf(Choose{telling.index, {}, {}})));
        return form;
    }

    QJsonObject operator()(const ask::Producers &ask) const
    {
        QJsonObject form =
            questionPart(u"producers"_s, telling.say("seat/ari.producers", {{"n", ask.n}}),
                         telling.say("seat/ari.producers-short"));
        QJsonArray options;
        for (const ArtisanType type : allOf<ArtisanType>())
            options.append(typePart(telling.words, type, telling.language));
        options.append(unknownPart(telling.words.term({"type", "unknown"}, telling.language)));
        pick(form, ask.n, options, {0, u"types"_s});
        form.insert("lines"_L1, linesPart(lineOf(KeepProducers{telling.index, ProducerTypes{}})));
        return form;
    }

    QJsonObject operator()(const ask::Travelers &ask) const
    {
        QJsonObject form = questionPart(u"travelers"_s, telling.say("seat/ari.travelers"),
                                        telling.say("seat/ari.travelers-short"));
        QJsonArray choices{claim(telling.say("seat/ari.none"), {})};
        for (std::size_t i = 0; i < ask.types.size(); ++i) {
            const ArtisanType type = ask.types[i];
            choices.append(claim(amount(type, 1), {{type, {}}, {}}));
            choices.append(claim(amount(type, 2), {{type, type}, {}}));
            for (std::size_t j = i + 1; j < ask.types.size(); ++j)
                choices.append(claim(telling.words.list({amount(type, 1), amount(ask.types[j], 1)},
                                                        telling.language),
                                     {{type, ask.types[j]}, {}}));
        }
        if (ask.match)
            choices.append(claim(telling.say("seat/ari.pair"), {{}, true}));
        form.insert("kind"_L1, u"choices"_s);
        form.insert("choices"_L1, choices);
        return form;
    }

    QJsonObject operator()(const ask::Cost &ask) const
    {
        const Argument name = textArgument("card", telling.nameOf(ask.card));
        QJsonObject form =
            questionPart(about("cost", ask.card), telling.say("seat/ari.cost", {name}),
                         telling.say("seat/ari.cost-short", {name}));
        Card card = telling.view.card(ask.card);
        card.cost = Items{};
        form.insert("kind"_L1, u"counts"_s);
        form.insert("later"_L1, true);
        form.insert("counts"_L1, countsPart(telling, {}, {{0, u"card"_s, u"cost"_s}}));
        form.insert("confirms"_L1, confirms({{"seat/done", lineOf(Define{card})}}));
        return form;
    }

    QJsonObject operator()(const ask::Supply &) const
    {
        QJsonObject form = questionPart(u"supply"_s, telling.say("seat/ari.supply-ask"),
                                        telling.say("seat/ari.supply"));
        Check check = checkOf(telling);
        check.supply = Items{};
        const QJsonObject line = lineOf(advanceOf(telling, check));
        const QJsonArray path = line.contains("actions"_L1)
                                    ? QJsonArray{0, u"actions"_s, 0, u"supply"_s}
                                    : QJsonArray{0, u"supply"_s};
        form.insert("kind"_L1, u"counts"_s);
        form.insert("later"_L1, true);
        form.insert("counts"_L1, countsPart(telling, {}, {path}));
        form.insert("confirms"_L1,
                    isManualDay() ? answers(check) : confirms({{"seat/ari.dusk", line}}));
        return form;
    }

    QJsonObject operator()(const ask::Objective &) const
    {
        QJsonObject form = questionPart(u"objective"_s, telling.say("seat/ari.met-ask"),
                                        telling.say("seat/ari.objectives"));
        form.insert("kind"_L1, u"choices"_s);
        form.insert("choices"_L1, answers(checkOf(telling)));
        if (canDescribe(telling.view, telling.seat().day))
            form.insert("describe"_L1, describingPart(telling));
        return form;
    }

    QJsonObject operator()(const ask::Discard &ask) const
    {
        QJsonObject form =
            questionPart(u"discard"_s, telling.say("seat/ari.discard", {{"n", ask.n}}),
                         telling.say("seat/ari.discard-short"));
        QJsonArray counts;
        for (const QJsonValue &value : countsPart(telling, {}, {{0, u"items"_s}})) {
            QJsonObject count = value.toObject();
            count.insert("max"_L1, telling.seat().items[static_cast<std::size_t>(counts.size())]);
            counts.append(count);
        }
        form.insert("kind"_L1, u"counts"_s);
        form.insert("n"_L1, ask.n);
        form.insert("counts"_L1, counts);
        form.insert("confirms"_L1, confirms({{"seat/done", lineOf(Discard{telling.index, {}})}}));
        return form;
    }

    QJsonObject operator()(const ask::Favor &ask) const
    {
        constexpr int maxFavor = 20;
        const Argument name = textArgument("card", telling.nameOf(ask.card));
        QJsonObject form =
            questionPart(about("favor", ask.card), telling.say("seat/ari.favor-ask", {name}),
                         telling.say("seat/ari.favor-short", {name}));
        QJsonArray choices;
        Card card = telling.view.card(ask.card);
        for (int favor = 0; favor <= maxFavor; ++favor) {
            card.favor = favor;
            choices.append(QJsonObject{{u"label"_s, QString::number(favor)},
                                       {u"lines"_s, linesPart(lineOf(Define{card}))}});
        }
        form.insert("kind"_L1, u"choices"_s);
        form.insert("later"_L1, true);
        form.insert("choices"_L1, choices);
        return form;
    }

private:
    /// A question about a card is known by it too.
    QString about(const char *ask, CardRef card) const
    {
        return QLatin1StringView(ask) + u':' + fromUtf8(telling.view.card(card).id);
    }

    QString amount(ArtisanType type, int n) const
    {
        return telling.words.amount({n, term(type)}, telling.language);
    }

    QJsonObject claim(const QString &label, const TravelerTypes &travelers) const
    {
        return actPart(telling, label, SendTravelers{telling.index, travelers});
    }

    QJsonArray confirms(const QList<std::pair<const char *, QJsonObject>> &ways) const
    {
        QJsonArray confirms;
        for (const auto &[sentence, line] : ways)
            confirms.append(
                QJsonObject{{u"label"_s, telling.say(sentence)}, {u"lines"_s, linesPart(line)}});
        return confirms;
    }

    bool isManualDay() const
    {
        const auto asks = asksOf(telling.view, telling.index);
        return std::ranges::any_of(
            asks, [](const Ask &ask) { return std::holds_alternative<ask::Objective>(ask); });
    }

    /// The players' answers to a manual objective, each with the step to dusk.
    QJsonArray answers(Check check) const
    {
        Check met = check;
        met.objective = true;
        check.objective = false;
        return confirms({{"seat/ari.met", lineOf(advanceOf(telling, met))},
                         {"seat/ari.not-met", lineOf(advanceOf(telling, check))}});
    }
};

QJsonObject partOf(const PageTelling &telling, const Ask &ask)
{
    QJsonObject form = std::visit(ToForm{telling}, ask);
    tellRule(form, ruleOf(ask));
    return form;
}

} // namespace

QJsonArray asksPart(const PageTelling &telling)
{
    QJsonArray forms;
    for (const Ask &ask : asksOf(telling.view, telling.index))
        forms.append(partOf(telling, ask));
    for (const Ask &ask : answeredBy(telling.view, telling.index)) {
        QJsonObject form = partOf(telling, ask);
        form.insert("answered"_L1, true);
        forms.append(form);
    }
    if (isScoringOpen(telling.view))
        forms.append(scoringPart(telling));
    return forms;
}

} // namespace gyoji
