// SPDX-License-Identifier: MIT
#include "arigato/dusk_order.h"
#include "arigato/json/script_json.h"
#include "host/arigato/parts.h"
#include "json/strings.h"
#include "words/arigato_card.h"
#include "words/arigato_why.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

/// Lines to send, and what they are filled with.
namespace gyoji {

using namespace arigato;

QString PageTelling::nameOf(CardRef card) const
{
    return cardName(words, view.card(card), language);
}

QJsonObject lineOf(const Action &action)
{
    return QJsonDocument::fromJson(writeAction(action)).object();
}

QJsonObject definitionOf(const Card &card)
{
    return lineOf(Define{card}).value("card"_L1).toObject();
}

QJsonObject questionPart(const QString &id, const QString &title, const QString &brief)
{
    return {{u"id"_s, id}, {u"title"_s, title}, {u"brief"_s, brief}};
}

QJsonObject actPart(const PageTelling &telling, const QString &label, const Action &action)
{
    QJsonObject act{{u"label"_s, label}, {u"lines"_s, QJsonArray{lineOf(action)}}};
    if (const auto refusal = refusalOf(telling.view, action)) {
        act.insert("why"_L1, telling.words.message(*refusal, 0, telling.language));
        tellRule(act, refusal->rule);
    }
    return act;
}

void tellRule(QJsonObject &part, RuleId rule)
{
    if (const QString article = explainedBy(rule); !article.isEmpty())
        part.insert("rule"_L1, article);
}

QJsonObject itemPart(const PageTelling &telling, Item item)
{
    return itemPart(telling.words, item, telling.language);
}

QJsonObject itemPart(const Words &words, Item item, Language language)
{
    return {{u"value"_s, fromUtf8(idOf(item))},
            {u"name"_s, words.term(term(item), language)},
            {u"icon"_s, iconOf(item)}};
}

QJsonObject typePart(const Words &words, ArtisanType type, Language language)
{
    return {{u"value"_s, fromUtf8(idOf(type))},
            {u"name"_s, words.term(term(type), language)},
            {u"icon"_s, iconOf(type)}};
}

QJsonArray countsPart(const PageTelling &telling, const Items &start,
                      const QList<QJsonArray> &paths)
{
    QJsonArray counts;
    for (const Item item : allOf<Item>()) {
        QJsonObject count = itemPart(telling, item);
        count.insert("n"_L1, start[indexOf(item)]);
        QJsonArray own;
        for (QJsonArray path : paths) {
            path.append(count.value("value"_L1));
            own.append(path);
        }
        count.insert("paths"_L1, own);
        counts.append(count);
    }
    return counts;
}

Check checkOf(const PageTelling &telling)
{
    Check check{telling.index, {}, {}, {}, {}};
    if (auto order = bestOrder(telling.view, telling.index); order.size() > 1)
        check.order = std::move(order);
    return check;
}

Action advanceOf(const PageTelling &telling, Check check)
{
    switch (telling.seat().phase) {
    case Phase::Dawn:
        return Reveal{telling.index, {}, {}, {}, {}, {}, {}};
    case Phase::Day:
        return duskOf(telling.view, check);
    case Phase::Dusk:
    case Phase::Over:
        break;
    }
    return Next{telling.index};
}

} // namespace gyoji
