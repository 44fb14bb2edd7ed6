// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/json/room.h"
#include "host/game_pages.h"
#include "kernel/journal.h"

namespace gyoji {

/// Arigatō on phones.
class ArigatoPages final : public GamePages
{
public:
    ArigatoPages(const Journal<arigato::Game> &journal, const Words &words)
        : m_journal(journal)
        , m_words(words)
    {
    }

    QString player(SeatIndex seat) const override;
    QJsonObject seat(SeatIndex seat, Language language) const override;
    QJsonObject box(SeatIndex seat, Language language) const override;
    QJsonObject spectator(Language language) const override;
    QJsonObject sum(SeatIndex seat, QStringView number, Language language) const override;
    QJsonObject preview(const QJsonObject &card, Language language) const override;
    QString explainedBy(RuleId rule) const override;
    bool isOf(const QJsonObject &line, SeatIndex seat) const override;
    std::variant<QByteArray, Refusal> described(const QByteArray &header,
                                                const QJsonObject &told) const override;
    std::optional<LineAmendment> declining(SeatIndex seat, const Decline &decline) const override;

private:
    std::variant<QByteArray, Refusal> withDay(const QByteArray &header, int day,
                                              const QJsonValue &told) const;
    std::variant<QByteArray, Refusal> withScoring(const QByteArray &header,
                                                  const QJsonValue &told) const;
    std::vector<std::string> othersSecrets(SeatIndex seat) const;

    const Journal<arigato::Game> &m_journal;
    const Words &m_words;
    /// The box as it was last told in each language; it seldom changes.
    mutable std::array<std::pair<Shared<arigato::Box>, QJsonObject>, countOf<Language>> m_boxes;
};

} // namespace gyoji
