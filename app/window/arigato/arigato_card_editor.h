// SPDX-License-Identifier: MIT
#pragma once

#include "window/arigato/card_rows.h"
#include "window/box/card_editor.h"

#include <map>

namespace gyoji {

/// A card of Arigatō. The box takes it as soon as it can hold it; an effect under way waits here
/// until it is whole.
class ArigatoCardEditor : public CardEditor
{
    Q_OBJECT

public:
    /// The words and the names of pictures must outlive it.
    ArigatoCardEditor(const Words &words, const QHash<QString, QString> &names, Language language);

    void setBox(OwnBox *box) override;
    const OwnBox *box() const { return m_box; }
    void open(const QString &card) override;
    void begin() override;
    /// The card at hand as the box has it; none where it has none.
    std::optional<arigato::Card> kept() const;

    void repeat() override;
    void pickPart(const QString &part) override;
    void choose(const QString &choice) override;
    void chooseNext(const QString &choice) override;
    void setName(const QString &name) override;
    void remove() override;

    void setLanguage(Language language) override;

private:
    bool keep(const arigato::Card &card);
    void readDrafts();
    void setUnderWay(const arigato::Card &card, bool isUnderWay);
    void goTo(std::optional<arigato::CardPart> part);
    void refresh();
    void refreshChoices(const CardTelling &telling);
    std::optional<arigato::CardPart> nextPart() const;
    QString alike(const arigato::Card &card) const;

    const Words &m_words;
    const QHash<QString, QString> &m_names;
    Language m_language;
    OwnBox *m_box = nullptr;
    /// None before its type is known.
    std::optional<arigato::Card> m_card;
    std::optional<arigato::CardPart> m_part;
    /// Cards whose effects are under way, by their ids.
    std::map<std::string, arigato::Card> m_underWay;
    QString m_message;
};

} // namespace gyoji
