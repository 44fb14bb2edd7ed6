// SPDX-License-Identifier: MIT
#include "window/box/card_editor.h"

#include "arigato/box_progress.h"
#include "arigato/json/box_json.h"
#include "json/strings.h"
#include "window/box/box_text.h"
#include "words/arigato_card.h"
#include "words/words.h"

#include <QJsonDocument>

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

CardEditor::CardEditor(const Words &words, const QHash<QString, QString> &names, Language language)
    : m_words(words)
    , m_names(names)
    , m_language(language)
{
    begin();
}

void CardEditor::setBox(OwnBox *box)
{
    m_box = box;
    m_underWay = box ? box->drafts() : OwnBox::Drafts();
    begin();
}

void CardEditor::open(const Card &card)
{
    const auto underWay = m_underWay.find(card.id);
    m_card = underWay == m_underWay.end() ? card : underWay->second;
    show(firstUnknown(*m_card));
}

void CardEditor::begin()
{
    m_card.reset();
    for (const auto &[id, draft] : m_underWay) {
        if (!m_box->box().cards.find(id))
            return open(draft);
    }
    show(CardPart::Type);
}

void CardEditor::repeat()
{
    if (!m_card || !m_box)
        return;
    m_card = likeCard(*m_card, m_box->box().cards);
    show(std::nullopt);
}

void CardEditor::pickPart(const QString &part)
{
    show(fromWord<CardPart>(part));
}

void CardEditor::choose(const QString &choice)
{
    if (!m_part || !m_box)
        return;
    Card next = chosen(m_card.value_or(noCard()), *m_part, choice.toStdString());
    if (!m_card)
        next.id = m_box->box().cards.freeId("N-");
    if (!keep(next))
        return;
    const auto after = isSingle(*m_part) ? partAfter(next, *m_part) : m_part;
    m_card = std::move(next);
    show(after);
}

void CardEditor::chooseNext(const QString &choice)
{
    m_part = nextPart();
    choose(choice);
}

void CardEditor::setName(const QString &name)
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

void CardEditor::remove()
{
    if (!kept())
        return;
    Box box = m_box->box();
    box.cards = CardList();
    for (const Card &card : m_box->box().cards) {
        if (card.id != m_card->id)
            box.cards.define(card);
    }
    setUnderWay(*m_card, false);
    if (m_box->replace(std::move(box)))
        Q_EMIT removed();
}

void CardEditor::setLanguage(Language language)
{
    m_language = language;
    m_message.clear();
    refresh();
}

std::optional<Card> CardEditor::kept() const
{
    const auto ref = m_box && m_card ? m_box->box().cards.find(m_card->id) : std::nullopt;
    return ref ? std::optional(m_box->box().cards[*ref]) : std::nullopt;
}

/// Without a workshop the box cannot hold it yet; what no box may hold is not taken.
bool CardEditor::keep(const Card &card)
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
    Box box = m_box->box();
    box.cards.define(*whole);
    if (box != m_box->box() && !m_box->change(std::move(box)))
        return false;
    setUnderWay(card, card != *whole);
    return true;
}

/// What the box cannot hold is kept beside it.
void CardEditor::setUnderWay(const Card &card, bool isUnderWay)
{
    const auto before = m_underWay;
    if (isUnderWay)
        m_underWay.insert_or_assign(card.id, card);
    else
        m_underWay.erase(card.id);
    if (m_underWay != before)
        m_box->keepDrafts(m_underWay);
}

void CardEditor::show(std::optional<CardPart> part)
{
    m_part = part;
    m_message.clear();
    refresh();
}

void CardEditor::refresh()
{
    const TypeHues hues = huesOf(m_box ? m_box->box() : Box());
    const CardTelling telling{m_words, m_names, hues, m_language};
    m_parts.setRows(m_card ? cardPartRows(*m_card, m_part, telling) : QList<FormPartRow>());
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
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

void CardEditor::refreshChoices(const CardTelling &telling)
{
    const Card card = m_card.value_or(noCard());
    QList<FormChoiceRow> choices;
    if (m_part)
        choices = cardChoiceRows(card, *m_part, telling);
    if (!m_card) {
        for (FormChoiceRow &row : choices)
            row.isPicked = false;
    }
    m_choices.setRows(choices);
    const auto next = nextPart();
    m_nextChoices.setRows(next ? cardChoiceRows(card, *next, telling) : QList<FormChoiceRow>());
}

std::optional<CardPart> CardEditor::nextPart() const
{
    return m_card && m_part && !isSingle(*m_part) ? partAfter(*m_card, *m_part) : std::nullopt;
}

QString CardEditor::alike(const Card &card) const
{
    if (!m_box || isOpen(card))
        return {};
    for (const Card &other : m_box->box().cards) {
        if (other.id != card.id && isSameButId(other, card))
            return m_words.sentence("box/alike", {{"card", card.id}, {"other", other.id}},
                                    m_language);
    }
    return {};
}

} // namespace gyoji
