// SPDX-License-Identifier: MIT
#include "arigato/json/rematch.h"

#include "arigato/json/script_json.h"
#include "json/strings.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

QJsonArray playersOf(const State &state, bool movesSeats)
{
    std::vector<QString> names;
    for (const Seat &seat : state.seats) {
        if (!seat.retired)
            names.push_back(fromUtf8(seat.name));
    }
    if (names.empty()) {
        for (const Seat &seat : state.seats)
            names.push_back(fromUtf8(seat.name));
    }
    if (movesSeats)
        std::rotate(names.begin(), names.begin() + 1, names.end());
    QJsonArray players;
    for (const QString &name : names)
        players.append(name);
    return players;
}

QJsonObject rulingsOf(const State &state)
{
    QJsonObject rulings;
    for (const Ruling ruling : allOf<Ruling>()) {
        if (state.rulings[indexOf(ruling)] != 0)
            rulings.insert(latin1(idOf(ruling)), fromUtf8(state.ruling(ruling)));
    }
    return rulings;
}

} // namespace

QByteArray rematchHeader(const QByteArray &header, const State &start, const State &now,
                         bool movesSeats)
{
    QJsonObject next = QJsonDocument::fromJson(header).object();
    for (const auto passing : {"start"_L1, "track"_L1})
        next.remove(passing);
    next.insert("players"_L1, playersOf(now, movesSeats));
    next.insert("rulings"_L1, rulingsOf(now));
    const QByteArray rematch = QJsonDocument(next).toJson(QJsonDocument::Compact);
    return now.box == start.box ? rematch : withBox(rematch, *now.box);
}

} // namespace gyoji::arigato
