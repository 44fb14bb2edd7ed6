// SPDX-License-Identifier: MIT
#include "window/box/boxes.h"

#include "rulebook/icon_meanings.h"
#include "words/localized_text.h"
#include "words/words.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

QHash<QString, QString> iconNames(const Rulebook &rulebook, const Words &words, Language language)
{
    QHash<QString, QString> names;
    for (const IconGroup &group : iconGroups(rulebook, words, language)) {
        for (const IconMeaning &meaning : group.meanings)
            names.insert(meaning.icon, meaning.name);
    }
    return names;
}

} // namespace

Boxes::Boxes(Store &store, const Rulebook &rulebook, const Words &words, Language language)
    : m_store(store)
    , m_rulebook(rulebook)
    , m_words(words)
    , m_language(language)
    , m_boxes(allBoxes(store))
    , m_picked(m_boxes.back().id)
    , m_names(iconNames(rulebook, words, language))
    , m_sharing(words, language)
{
    follow();
}

const KnownBox &Boxes::picked() const
{
    const auto found = std::ranges::find(m_boxes, m_picked, &KnownBox::id);
    return found == m_boxes.end() ? m_boxes.front() : *found;
}

void Boxes::pick(const QString &box)
{
    if (box == m_picked)
        return;
    m_picked = box;
    follow();
}

/// Cards and what there is besides are described as the picked box's game has them.
void Boxes::followGame()
{
    const BoxRoom &room = *boxRoomOf(picked().box->game());
    if (room.game == m_game)
        return;
    m_game = room.game;
    const auto editor = std::exchange(m_editor, room.cardEditor(m_words, m_names, m_language));
    const auto pages = std::exchange(m_pages, room.pages(m_words, m_names, m_language));
    connect(m_editor.get(), &CardEditor::removed, this, [this] { Q_EMIT wantsPage(u"cards"_s); });
    Q_EMIT gameChanged();
}

/// Edits the box that is picked now.
void Boxes::follow()
{
    followGame();
    const auto before = std::exchange(m_own, nullptr);
    if (!picked().isShipped) {
        m_own = std::make_unique<OwnBox>(m_store, picked().id, picked().box);
        connect(m_own.get(), &OwnBox::refused, this, &Boxes::refused);
        connect(m_own.get(), &OwnBox::changed, this, &Boxes::update);
    }
    m_editor->setBox(m_own.get());
    m_pages->setBox(m_own.get());
    update();
    showCopies();
}

/// The box that is edited is as it was changed last.
void Boxes::update()
{
    for (KnownBox &known : m_boxes) {
        if (m_own && known.id == m_own->id())
            known.box = m_own->box();
    }
    m_rows.setRows(boxRows(m_boxes, picked().id, m_language));
    m_cards.setRows(picked().box->cards(m_words, m_language));
    m_progress.setRows(picked().box->progress(m_words, m_language));
    const BoxView view = boxView(picked(), m_words, m_language);
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

void Boxes::refresh()
{
    m_boxes = allBoxes(m_store);
    if (!m_own || m_own->id() != picked().id || !isSame(m_own->box(), picked().box))
        return follow();
    update();
    showCopies();
}

void Boxes::add(const AnyBox &box)
{
    auto kept = m_store.keepBox(box->game(), box->file());
    if (const auto *refusal = std::get_if<Refusal>(&kept)) {
        Q_EMIT refused(*refusal);
        return;
    }
    m_picked = std::get<QString>(kept);
    refresh();
}

void Boxes::make()
{
    add(blankBox(picked().box->game(), m_words, m_language));
}

void Boxes::copy()
{
    const QString title = localizedText(picked().box->title(), m_language);
    const QString copied = m_words.sentence("box/copy", {textArgument("title", title)}, m_language);
    add(picked().box->entitled(newBoxId(), titled(copied, m_language)));
}

void Boxes::rename(const QString &title)
{
    if (!m_own || title.trimmed().isEmpty() || title.trimmed() == m_view.title)
        return;
    const GameBox &box = *m_own->box();
    m_own->change(box.entitled(box.id(), titled(title.trimmed(), m_language)));
}

void Boxes::retire(bool isRetired)
{
    if (!m_own)
        return;
    if (const auto refusal = m_store.retireBox(m_own->id(), isRetired))
        Q_EMIT refused(*refusal);
    refresh();
}

void Boxes::describe()
{
    if (!m_own)
        return;
    m_editor->begin();
    Q_EMIT wantsPage(u"card"_s);
}

void Boxes::edit(const QString &card)
{
    if (!m_own || !m_own->box()->hasCard(card))
        return;
    m_editor->open(card);
    Q_EMIT wantsPage(u"card"_s);
}

void Boxes::finish()
{
    if (m_own)
        edit(m_own->box()->openBehind(m_editor->view().card));
}

void Boxes::share()
{
    m_sharing.showBox(*picked().box);
    Q_EMIT wantsPage(u"send"_s);
}

void Boxes::shareCard(const QString &card)
{
    if (!picked().box->hasCard(card))
        return;
    m_sharing.showCard(*picked().box, card);
    Q_EMIT wantsPage(u"send"_s);
}

void Boxes::open(ReadBox read)
{
    auto incoming = std::make_unique<BoxImport>(m_store, std::move(read), allBoxes(m_store),
                                                m_words, m_language);
    connect(incoming.get(), &BoxImport::refused, this, &Boxes::refused);
    connect(incoming.get(), &BoxImport::taken, this, [this](const QString &box) {
        m_picked = box;
        refresh();
        Q_EMIT wantsPage(u"box"_s);
    });
    const auto before = std::exchange(m_incoming, std::move(incoming));
    Q_EMIT incomingChanged();
    Q_EMIT wantsPage(u"take"_s);
}

void Boxes::learn(const AnyBox &learned, bool isShipped)
{
    const auto own = std::ranges::find_if(m_boxes.rbegin(), m_boxes.rend(), [&](const auto &known) {
        return !known.isShipped && !known.isRetired && known.box->game() == learned->game();
    });
    AnyBox box = learned;
    if (isShipped) {
        const AnyBox blank = blankBox(learned->game(), m_words, m_language);
        box = learned->entitled(blank->id(), blank->title());
    }
    open({box, box->file()});
    if (isShipped && own != m_boxes.rend())
        m_incoming->pickTarget(own->id);
}

void Boxes::setLanguage(Language language)
{
    m_language = language;
    m_names = iconNames(m_rulebook, m_words, language);
    m_editor->setLanguage(language);
    m_pages->setLanguage(language);
    m_sharing.setLanguage(language);
    if (m_incoming)
        m_incoming->setLanguage(language);
    update();
    showCopies();
}

} // namespace gyoji
