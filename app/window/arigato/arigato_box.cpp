// SPDX-License-Identifier: MIT
#include "window/arigato/arigato_box.h"

#include "arigato/box_progress.h"
#include "arigato/json/box_json.h"
#include "json/strings.h"
#include "window/arigato/arigato_box_pages.h"
#include "window/arigato/arigato_card_editor.h"
#include "window/arigato/box_merging.h"
#include "window/arigato/box_text.h"
#include "words/arigato_card.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

constexpr auto game = "arigato";

void addNote(QStringList &notes, const std::string &sentence, int n, const Words &words,
             Language language)
{
    if (n > 0)
        notes << words.sentence(sentence, {{"n", n}}, language);
}

class ArigatoBox final : public GameBox
{
public:
    explicit ArigatoBox(Box box)
        : m_box(std::move(box))
    {
    }

    const Box &box() const { return m_box; }

    QByteArray game() const override { return gyoji::game; }
    QByteArray file() const override { return writeBox(m_box); }
    QString id() const override { return fromUtf8(m_box.id); }
    Localized title() const override { return m_box.title; }

    int cardCount() const override { return static_cast<int>(m_box.cards.size()); }
    int openCount() const override { return progressOf(m_box).cardsOpen; }
    bool hasCard(const QString &card) const override { return refOf(card).has_value(); }
    QString openBehind(const QString &card) const override
    {
        const CardList &cards = m_box.cards;
        const auto at = refOf(card);
        const auto next = at ? cards.begin() + *at + 1 : cards.begin();
        if (const auto open = std::find_if(next, cards.end(), isOpen); open != cards.end())
            return fromUtf8(open->id);
        const auto open = std::find_if(cards.begin(), next, isOpen);
        return open == next ? QString() : fromUtf8(open->id);
    }
    QString cardName(const QString &card, const Words &words, Language language) const override
    {
        return arigato::cardName(words, m_box.cards[*refOf(card)], language);
    }

    QStringList notes(const Words &words, Language language) const override
    {
        const BoxProgress progress = progressOf(m_box);
        QStringList notes;
        addNote(notes, "box/effects-open", progress.effectsOpen, words, language);
        addNote(notes, "box/costs-open", progress.costsOpen, words, language);
        addNote(notes, "box/favors-open", progress.favorsOpen, words, language);
        notes << words.sentence("box/faces", {{"n", progress.faces[0] + progress.faces[1]}},
                                language);
        notes << words.sentence(progress.hasScoreTable ? "box/scoring-known" : "box/scoring-open",
                                {}, language);
        return notes;
    }
    QString alike(const Words &words, Language language) const override
    {
        QStringList alike;
        for (const auto &[later, first] : duplicatesIn(m_box.cards))
            alike << words.sentence(
                "box/alike", {{"card", m_box.cards[later].id}, {"other", m_box.cards[first].id}},
                language);
        return alike.join(u'\n');
    }
    QList<TypeProgressRow> progress(const Words &words, Language language) const override
    {
        const auto cards = progressOf(m_box).cards;
        const TypeHues hues = huesOf(m_box);
        QList<TypeProgressRow> rows;
        for (const ArtisanType type : allOf<ArtisanType>())
            rows << TypeProgressRow{signRow(type, hues), words.term(term(type), language),
                                    u"%1 / %2"_s.arg(cards[indexOf(type)]).arg(cardsOfAType)};
        return rows;
    }
    QList<BoxCardRow> cards(const Words &words, Language language) const override
    {
        const TypeHues hues = huesOf(m_box);
        QList<BoxCardRow> rows;
        for (const ArtisanType type : allOf<ArtisanType>()) {
            for (const Card &card : m_box.cards) {
                if (card.type == type)
                    rows << BoxCardRow{fromUtf8(card.id), cardFace(card, {}, hues, words, language),
                                       placesText(card, words, language)};
            }
        }
        return rows;
    }

    AnyBox entitled(const QString &id, const Localized &title) const override
    {
        Box box = m_box;
        box.official = box.official && id == this->id();
        box.id = id.toStdString();
        box.title = title;
        return anyBox(std::move(box));
    }
    AnyBox alone(const QString &card) const override
    {
        return anyBox(boxOf(m_box, m_box.cards[*refOf(card)]));
    }
    std::unique_ptr<BoxMerging> merging(const GameBox &theirs) const override
    {
        return std::make_unique<ArigatoMerging>(m_box, boxIn(theirs));
    }

private:
    std::optional<CardRef> refOf(const QString &card) const
    {
        return m_box.cards.find(card.toStdString());
    }

    Box m_box;
};

std::variant<AnyBox, Faults> read(const QByteArray &file)
{
    auto read = readBox(file);
    if (auto *faults = std::get_if<Faults>(&read))
        return std::move(*faults);
    return anyBox(std::get<Box>(std::move(read)));
}

AnyBox blank(const QString &id, const Localized &title)
{
    Box box;
    box.id = id.toStdString();
    box.title = title;
    return anyBox(std::move(box));
}

} // namespace

AnyBox anyBox(Box box)
{
    return std::make_shared<ArigatoBox>(std::move(box));
}

const Box &boxIn(const GameBox &box)
{
    return static_cast<const ArigatoBox &>(box).box();
}

const Box &boxIn(const OwnBox *own)
{
    static const Box nothing;
    return own ? boxIn(*own->box()) : nothing;
}

bool change(OwnBox &own, Box box)
{
    return box == boxIn(&own) || own.change(anyBox(std::move(box)));
}

BoxRoom arigatoBoxRoom()
{
    return {game,
            {u"sample"_s},
            read,
            blank,
            [](const Words &words, const QHash<QString, QString> &names,
               Language language) -> std::unique_ptr<CardEditor> {
                return std::make_unique<ArigatoCardEditor>(words, names, language);
            },
            [](const Words &words, const QHash<QString, QString> &names,
               Language language) -> std::unique_ptr<BoxPages> {
                return std::make_unique<ArigatoBoxPages>(words, names, language);
            }};
}

} // namespace gyoji
