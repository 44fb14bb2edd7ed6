// SPDX-License-Identifier: MIT
#include "conformance/arigato_header.h"

#include "arigato/json/box_json.h"
#include "json/strings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

QJsonArray toJson(const std::vector<std::string> &texts)
{
    QJsonArray list;
    for (const std::string &text : texts)
        list.append(fromUtf8(text));
    return list;
}

QJsonObject toJson(const Rulings &rulings)
{
    QJsonObject json;
    for (const Ruling id : allOf<Ruling>())
        json.insert(latin1(idOf(id)), latin1(rulingValues[indexOf(id)][rulings[indexOf(id)]]));
    return json;
}

} // namespace

QByteArray headerLine(const decltype(SimulatedGame::header) &header, const Box &box)
{
    QJsonArray tracks;
    for (const Track track : header.tracks)
        tracks.append(latin1(idOf(track)));
    QJsonObject json{{"gyoji"_L1, 1},
                     {"game"_L1, "arigato"_L1},
                     {"players"_L1, toJson(header.players)},
                     {"box"_L1, QJsonDocument::fromJson(writeBox(box)).object()},
                     {"rulings"_L1, toJson(header.rulings)},
                     {"track"_L1, tracks},
                     {"start"_L1, QJsonObject{{"day"_L1, header.day}}}};
    if (!header.faces.empty())
        json.insert("calendar"_L1, toJson(header.faces));
    if (header.scoreTable) {
        QJsonArray table;
        for (const int points : *header.scoreTable)
            table.append(points);
        json.insert("scoreTable"_L1, table);
    }
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

} // namespace gyoji::arigato
