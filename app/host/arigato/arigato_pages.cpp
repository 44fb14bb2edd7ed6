// SPDX-License-Identifier: MIT
#include "host/arigato/arigato_pages.h"

#include "arigato/json/box_json.h"
#include "arigato/open_days.h"
#include "arigato/skips.h"
#include "host/arigato/parts.h"
#include "host/arigato/secrets.h"
#include "json/strings.h"
#include "words/arigato_card.h"
#include "words/arigato_why.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

QJsonObject withoutCards(QJsonObject box, const std::vector<std::string> &ids)
{
    QJsonArray cards;
    for (const QJsonValue &card : box.value("cards"_L1).toArray()) {
        const std::string id = card.toObject().value("id"_L1).toString().toStdString();
        if (std::ranges::find(ids, id) == ids.end())
            cards.append(card);
    }
    box.insert("cards"_L1, cards);
    return box;
}

} // namespace

QString ArigatoPages::player(SeatIndex seat) const
{
    return fromUtf8(m_journal.state().seats[static_cast<std::size_t>(seat)].name);
}

QJsonObject ArigatoPages::seat(SeatIndex seat, Language language) const
{
    return seatPart({m_words, language, m_journal, seat, viewOf(m_journal.state(), seat)});
}

std::vector<std::string> ArigatoPages::othersSecrets(SeatIndex seat) const
{
    std::vector<std::string> secrets;
    for (SeatIndex other = 0; other < std::ssize(m_journal.state().seats); ++other) {
        const auto cards =
            other == seat ? std::vector<std::string>() : secretCards(m_journal, other);
        secrets.insert(secrets.end(), cards.begin(), cards.end());
    }
    return secrets;
}

QJsonObject ArigatoPages::box(SeatIndex seat, Language language) const
{
    auto &[box, told] = m_boxes[indexOf(language)];
    if (told.isEmpty() || box != m_journal.state().box) {
        box = m_journal.state().box;
        told = boxPart(m_words, *box, language);
    }
    const auto secrets = othersSecrets(seat);
    return secrets.empty() ? told : withoutCards(told, secrets);
}

QJsonObject ArigatoPages::spectator(Language language) const
{
    return spectatorPart({m_words, language, m_journal, noSeat, viewOf(m_journal.state(), noSeat)});
}

QJsonObject ArigatoPages::sum(SeatIndex seat, QStringView number, Language language) const
{
    return sumPart({m_words, language, m_journal, seat, viewOf(m_journal.state(), seat)}, number);
}

QJsonObject ArigatoPages::preview(const QJsonObject &card, Language language) const
{
    const auto read = readCard(card);
    const auto *whole = std::get_if<Card>(&read);
    if (!whole)
        return {};
    return {{u"id"_s, fromUtf8(whole->id)},
            {u"effect"_s, cardSentence(m_words, *whole, language)},
            {u"effectSigns"_s, signsPart(effectSigns(*whole))}};
}

QString ArigatoPages::explainedBy(RuleId rule) const
{
    return gyoji::explainedBy(rule);
}

bool ArigatoPages::isOf(const QJsonObject &line, SeatIndex seat) const
{
    const QString deed = line.value("do"_L1).toString();
    if (deed == latin1(Batch::name)) {
        const QJsonArray actions = line.value("actions"_L1).toArray();
        return std::ranges::all_of(
            actions, [&](const QJsonValue &action) { return isOf(action.toObject(), seat); });
    }
    return deed == latin1(Define::name) || line.value("player"_L1).toInt(noSeat) == seat;
}

std::variant<QByteArray, Refusal> ArigatoPages::described(const QByteArray &header,
                                                          const QJsonObject &told) const
{
    if (told.contains("scoreTable"_L1))
        return withScoring(header, told.value("scoreTable"_L1));
    return withDay(header, told.value("day"_L1).toInt(), told.value("objective"_L1));
}

std::variant<QByteArray, Refusal> ArigatoPages::withDay(const QByteArray &header, int day,
                                                        const QJsonValue &told) const
{
    const auto read = readObjective(told);
    const auto *objective = std::get_if<Objective>(&read);
    if (!objective)
        return Refusal{"seat.message", {}};
    const State &state = m_journal.state();
    const Objective *known = state.calendar->objective(day);
    if (known && *known == *objective)
        return header;
    const auto box = withObjective(*m_journal.start().box, day, *objective);
    if (!box || !canDescribe(state, day))
        return Refusal{"seat.described", {}};
    return withBox(header, *box);
}

std::variant<QByteArray, Refusal> ArigatoPages::withScoring(const QByteArray &header,
                                                            const QJsonValue &told) const
{
    if (!isScoringOpen(m_journal.state()))
        return header;
    QJsonObject file = QJsonDocument::fromJson(writeBox(*m_journal.start().box)).object();
    file.insert("scoreTable"_L1, told);
    const auto box = readBox(file);
    if (const auto *read = std::get_if<Box>(&box))
        return withBox(header, *read);
    return Refusal{"seat.scoring", {}};
}

std::optional<LineAmendment> ArigatoPages::declining(SeatIndex seat, const Decline &decline) const
{
    const auto line = m_journal.lastLineOf(seat);
    const auto whys = whysOf(m_words, m_journal, seat, Language::English);
    const auto why = std::ranges::find(whys, std::optional(decline.offer), &Why::offer);
    if (!line || why == whys.end())
        return std::nullopt;
    const Action &action = m_journal.lines()[*line].action;
    const Action changed = decline.isDeclined
                               ? arigato::declining(action, {decline.offer, why->from})
                               : accepting(action, decline.offer);
    return LineAmendment{*line, 1, {writeAction(changed)}};
}

} // namespace gyoji
