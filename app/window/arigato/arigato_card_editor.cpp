// SPDX-License-Identifier: MIT
#include "window/arigato/arigato_card_editor.h"

#include "arigato/box_progress.h"
#include "arigato/json/box_json.h"
#include "json/strings.h"
#include "window/arigato/arigato_box.h"
#include "window/arigato/box_text.h"
#include "window/icons/card_face.h"
#include "words/arigato_card.h"
#include "words/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace gyoji {

using namespace arigato;

namespace {

/// Nothing of it is known, not even its type.
Card noCard()
{
    return begunCard({});
}

std::optional<CardPart> firstUnknown(const Card &card)
{
    for (const CardPart part : partsOf(card)) {
        if (!isKnown(card, part))
            return part;
    }
    return std::nullopt;
}

Faults faultsOf(const Card &card)
{
    const auto read = readCard(QJsonDocument::fromJson(writeCard(card)).object());
    const auto *faults = std::get_if<Faults>(&read);
    return faults ? *faults : Faults();
}

} // namespace

ArigatoCardEditor::ArigatoCardEditor(const Words &words, const QHash<QString, QString> &names,
                                     Language language)
    : m_words(words)
    , m_names(names)
    , m_language(language)
{
    begin();
}

void ArigatoCardEditor::setBox(OwnBox *box)
{
    m_box = box;
    readDrafts();
    begin();
}

void ArigatoCardEditor::readDrafts()
{
    m_underWay.clear();
    const QByteArray drafts = m_box ? m_box->drafts() : QByteArray();
    for (const QJsonValue &value : QJsonDocument::fromJson(drafts).array()) {
        if (auto draft = readDraft(value.toObject()))
            m_underWay.emplace(draft->id, *draft);
    }
}

void ArigatoCardEditor::open(const QString &card)
{
    const std::string id = card.toStdString();
    const auto underWay = m_underWay.find(id);
    const CardList &cards = boxIn(m_box).cards;
    if (underWay != m_underWay.end())
        m_card = underWay->second;
    else if (const auto ref = cards.find(id))
        m_card = cards[*ref];
    else
        return;
    goTo(firstUnknown(*m_card));
}

void ArigatoCardEditor::begin()
{
    m_card.reset();
    for (const auto &[id, draft] : m_underWay) {
        if (!boxIn(m_box).cards.find(id))
            return open(fromUtf8(id));
    }
    goTo(CardPart::Type);
}

void ArigatoCardEditor::repeat()
{
    if (!m_card || !m_box)
        return;
    m_card = likeCard(*m_card, boxIn(m_box).cards);
    goTo(std::nullopt);
}

void ArigatoCardEditor::pickPart(const QString &part)
{
    goTo(fromWord<CardPart>(part));
}

void ArigatoCardEditor::choose(const QString &choice)
{
    if (!m_part || !m_box)
        return;
    Card next = chosen(m_card.value_or(noCard()), *m_part, choice.toStdString());
    if (!m_card)
        next.id = boxIn(m_box).cards.freeId("N-");
    if (!keep(next))
        return;
    const auto after = isSingle(*m_part) ? partAfter(next, *m_part) : m_part;
    m_card = std::move(next);
    goTo(after);
}

void ArigatoCardEditor::chooseNext(const QString &choice)
{
    m_part = nextPart();
    choose(choice);
}

void ArigatoCardEditor::setName(const QString &name)
{
    if (!m_card || name.trimmed().toStdString() == m_card->name)
        return;
    Card next = *m_card;
    next.name = name.trimmed().toStdString();
    if (!keep(next))
        return;
    m_card = std::move(next);
    refresh();
}

void ArigatoCardEditor::remove()
{
    if (!kept())
        return;
    Box box = boxIn(m_box);
    box.cards = CardList();
    for (const Card &card : boxIn(m_box).cards) {
        if (card.id != m_card->id)
            box.cards.define(card);
    }
    setUnderWay(*m_card, false);
    if (m_box->replace(anyBox(std::move(box))))
        Q_EMIT removed();
}

void ArigatoCardEditor::setLanguage(Language language)
{
    m_language = language;
    m_message.clear();
    refresh();
}

std::optional<Card> ArigatoCardEditor::kept() const
{
    const CardList &cards = boxIn(m_box).cards;
    const auto ref = m_card ? cards.find(m_card->id) : std::nullopt;
    return ref ? std::optional(cards[*ref]) : std::nullopt;
}

/// Without a workshop the box cannot hold it yet; what no box may hold is not taken.
bool ArigatoCardEditor::keep(const Card &card)
{
    const auto whole = writable(card);
    if (!whole) {
        setUnderWay(card, true);
        return true;
    }
    const Faults faults = faultsOf(*whole);
    if (!faults.empty()) {
        const QString field = partTitle(m_part.value_or(CardPart::Type), m_words, m_language);
        m_message = faultText(faults.front(), field, m_words, m_language);
        refresh();
        return false;
    }
    Box box = boxIn(m_box);
    box.cards.define(*whole);
    if (!change(*m_box, std::move(box)))
        return false;
    setUnderWay(card, card != *whole);
    return true;
}

/// What the box cannot hold is kept beside it.
void ArigatoCardEditor::setUnderWay(const Card &card, bool isUnderWay)
{
    const auto before = m_underWay;
    if (isUnderWay)
        m_underWay.insert_or_assign(card.id, card);
    else
        m_underWay.erase(card.id);
    if (m_underWay == before)
        return;
    QByteArrayList drafts;
    for (const auto &[id, draft] : m_underWay)
        drafts << writeCard(draft);
    m_box->keepDrafts('[' + drafts.join(',') + ']');
}

void ArigatoCardEditor::goTo(std::optional<CardPart> part)
{
    m_part = part;
    m_message.clear();
    refresh();
}

void ArigatoCardEditor::refresh()
{
    const TypeHues hues = huesOf(boxIn(m_box));
    const CardTelling telling{m_words, m_names, hues, m_language};
    showParts(m_card ? cardPartRows(*m_card, m_part, telling) : QList<FormPartRow>());
    refreshChoices(telling);
    CardEditorView view;
    if (m_card) {
        view.face = cardFace(writable(*m_card).value_or(*m_card), {}, hues, m_words, m_language);
        view.face.effectSigns = {effectSigns(*m_card), hues};
        view.card = fromUtf8(m_card->id);
        view.name = fromUtf8(m_card->name);
        view.alike = alike(*m_card);
    }
    if (m_part) {
        view.part = fromUtf8(idOf(*m_part));
        view.title = partTitle(*m_part, m_words, m_language);
    }
    if (const auto next = nextPart())
        view.nextTitle = partTitle(*next, m_words, m_language);
    view.isKept = kept().has_value();
    view.message = m_message;
    show(view);
}

void ArigatoCardEditor::refreshChoices(const CardTelling &telling)
{
    const Card card = m_card.value_or(noCard());
    QList<FormChoiceRow> choices;
    if (m_part)
        choices = cardChoiceRows(card, *m_part, telling);
    if (!m_card) {
        for (FormChoiceRow &row : choices)
            row.isPicked = false;
    }
    const auto next = nextPart();
    showChoices(choices, next ? cardChoiceRows(card, *next, telling) : QList<FormChoiceRow>());
}

std::optional<CardPart> ArigatoCardEditor::nextPart() const
{
    return m_card && m_part && !isSingle(*m_part) ? partAfter(*m_card, *m_part) : std::nullopt;
}

QString ArigatoCardEditor::alike(const Card &card) const
{
    if (!m_box || isOpen(card))
        return {};
    for (const Card &other : boxIn(m_box).cards) {
        if (other.id != card.id && isSameButId(other, card))
            return m_words.sentence("box/alike", {{"card", card.id}, {"other", other.id}},
                                    m_language);
    }
    return {};
}

} // namespace gyoji
