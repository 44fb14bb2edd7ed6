// SPDX-License-Identifier: MIT
#include "host/hosted_table.h"

#include "host/answering.h"
#include "words/words.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// Doubles hold integers up to there.
constexpr qint64 maxNumber = qint64(1) << 53;

/// What a sender may call itself: 1 to 32 letters, digits, "-" and "_".
bool isSender(const QString &id)
{
    const auto isFine = [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'-' || c == u'_');
    };
    return !id.isEmpty() && id.size() <= 32 && std::ranges::all_of(id, isFine);
}

} // namespace

HostedTable::HostedTable(TableSession &session, Store &store, const Words &words, RulePages &rules)
    : m_session(session)
    , m_words(words)
    , m_rules(rules)
    , m_register(store, session.id(), session.table().seatCount())
    , m_pages(gamePages(session.table(), words))
{
    connect(&session, &TableSession::changed, this, &HostedTable::showAll);
}

int HostedTable::connectedTo(SeatIndex seat) const
{
    return static_cast<int>(std::ranges::count_if(
        m_guests, [seat](const Guest &guest) { return guest.sits && guest.seat == seat; }));
}

void HostedTable::greet(Phone *phone, SeatIndex seat, const QJsonObject &hello)
{
    const QString id = hello.value("phone"_L1).toString();
    if (!isSender(id))
        return phone->end("message"_L1, phone->messageOf({"seat.message", {}}));
    phone->setParent(this);
    m_guests.insert(phone, {id, seat, false});
    connect(phone, &Phone::said, this,
            [this, phone](const QJsonObject &message) { hear(*phone, message); });
    connect(phone, &Phone::gone, this, [this, phone] {
        m_guests.remove(phone);
        Q_EMIT seatsChanged();
    });
    join(*phone, hello.value("join"_L1).toString());
}

void HostedTable::hear(Phone &phone, const QJsonObject &message)
{
    const Guest &guest = m_guests[&phone];
    if (message.contains("language"_L1)) {
        phone.setLanguage(message.value("language"_L1).toString());
        return guest.sits ? show(phone) : join(phone, {});
    }
    if (message.contains("join"_L1))
        return join(phone, message.value("join"_L1).toString());
    if (message.contains("ping"_L1))
        return phone.send({{u"beat"_s, true}});
    if (!guest.sits || guest.seat == noSeat)
        return;
    if (message.contains("entry"_L1))
        enter(phone, message.value("entry"_L1).toObject());
    else if (message.contains("leave"_L1))
        leave(phone);
    else if (const QJsonObject answer =
                 answerTo(message, {*m_pages, m_rules, m_session.table().game(), guest.seat,
                                    phone.language()});
             !answer.isEmpty())
        phone.send(answer);
}

void HostedTable::join(Phone &phone, const QString &way)
{
    const Guest guest = m_guests[&phone];
    if (guest.seat == noSeat)
        return sit(phone);
    const QStringList &phones = m_register.phones(guest.seat);
    if (phones.contains(guest.id) && way != "take-over"_L1)
        return sit(phone);
    if (way == "take-over"_L1) {
        dismiss(guest.seat, "seat/taken-over", guest.id);
    } else if (way == "claim"_L1 && !phones.isEmpty()) {
        return offer(phone, "seat/taken", {u"share"_s, u"take-over"_s});
    } else if (way != "claim"_L1 && way != "share"_L1) {
        return phones.isEmpty() ? offer(phone, "seat/free", {u"claim"_s})
                                : offer(phone, "seat/taken", {u"share"_s, u"take-over"_s});
    }
    m_register.claim(guest.seat, guest.id);
    sit(phone);
}

void HostedTable::sit(Phone &phone)
{
    m_guests[&phone].sits = true;
    phone.send({{u"welcome"_s, true}});
    show(phone);
    Q_EMIT seatsChanged();
}

void HostedTable::offer(Phone &phone, std::string_view sentence, const QStringList &ways)
{
    QJsonArray choices;
    for (const QString &way : ways)
        choices.append(QJsonObject{
            {u"join"_s, way},
            {u"label"_s, m_words.sentence("seat/" + way.toStdString(), {}, phone.language())}});
    phone.send(
        {{u"offer"_s, QJsonObject{{u"message"_s,
                                   seatSentence(sentence, m_guests[&phone].seat, phone.language())},
                                  {u"choices"_s, choices}}}});
}

void HostedTable::show(Phone &phone)
{
    const SeatIndex seat = m_guests[&phone].seat;
    if (seat == noSeat)
        return phone.show("spectator"_L1, m_pages->spectator(phone.language()));
    phone.show("box"_L1, m_pages->box(seat, phone.language()));
    phone.show("seat"_L1, m_pages->seat(seat, phone.language()));
}

void HostedTable::showAll()
{
    for (auto guest = m_guests.cbegin(); guest != m_guests.cend(); ++guest) {
        if (guest->sits)
            show(*guest.key());
    }
}

void HostedTable::enter(Phone &phone, const QJsonObject &entry)
{
    const QString sender = entry.value("sender"_L1).toString();
    const qint64 number = entry.value("number"_L1).toInteger();
    if (!isSender(sender) || number < 1 || number > maxNumber)
        return phone.end("message"_L1, phone.messageOf({"seat.message", {}}));
    QJsonObject answer{{u"sender"_s, sender}, {u"number"_s, number}};
    const auto refusal = carryOut(entry, {sender.toLatin1(), number}, m_guests[&phone].seat);
    if (refusal) {
        answer.insert("message"_L1, phone.messageOf(*refusal));
        answer.insert("rule"_L1, m_pages->explainedBy(refusal->rule));
    }
    phone.send({{u"answer"_s, answer}});
}

std::optional<Refusal> HostedTable::carryOut(const QJsonObject &entry, const Origin &origin,
                                             SeatIndex seat)
{
    if (m_session.running().isKept(origin))
        return std::nullopt;
    if (entry.contains("undo"_L1))
        return m_session.undo(seat, origin);
    if (entry.contains("decline"_L1))
        return decline(entry.value("decline"_L1).toObject(), origin, seat);
    if (entry.contains("describe"_L1))
        return describe(entry.value("describe"_L1).toObject());
    const QJsonObject line = entry.value("line"_L1).toObject();
    if (!m_pages->isOf(line, seat))
        return Refusal{"seat.not-yours", {}};
    return m_session.act(QJsonDocument(line).toJson(QJsonDocument::Compact), origin);
}

std::optional<Refusal> HostedTable::decline(const QJsonObject &wanted, const Origin &origin,
                                            SeatIndex seat)
{
    const auto amendment = m_pages->declining(
        seat, {wanted.value("offer"_L1).toInt(-1), wanted.value("declined"_L1).toBool()});
    if (!amendment)
        return Refusal{"seat.nothing-declined", {}};
    return m_session.amend(*amendment, origin);
}

/// What is so already, since it was sent again say, changes nothing.
std::optional<Refusal> HostedTable::describe(const QJsonObject &told)
{
    const QByteArray before = m_session.running().header();
    const auto header = m_pages->described(before, told);
    if (const auto *refusal = std::get_if<Refusal>(&header))
        return *refusal;
    const auto &described = std::get<QByteArray>(header);
    return described == before ? std::nullopt : m_session.beginAnew(described);
}

void HostedTable::dismissAll()
{
    const QHash<Phone *, Guest> guests = std::exchange(m_guests, {});
    for (auto guest = guests.cbegin(); guest != guests.cend(); ++guest) {
        Phone *phone = guest.key();
        phone->disconnect(this);
        phone->end("over"_L1, phone->messageOf({"seat.hosting-over", {}}));
        delete phone;
    }
    Q_EMIT seatsChanged();
}

void HostedTable::takeBack(SeatIndex seat)
{
    dismiss(seat, "seat/taken-back");
}

void HostedTable::dismiss(SeatIndex seat, std::string_view sentence, const QString &but)
{
    m_register.clear(seat);
    for (auto guest = m_guests.cbegin(); guest != m_guests.cend(); ++guest) {
        if (guest->seat == seat && guest->sits && guest->id != but)
            rise(*guest.key(), sentence);
    }
    Q_EMIT seatsChanged();
}

void HostedTable::leave(Phone &phone)
{
    const Guest guest = m_guests[&phone];
    m_register.leave(guest.seat, guest.id);
    rise(phone, "seat/left");
    Q_EMIT seatsChanged();
}

void HostedTable::rise(Phone &phone, std::string_view sentence)
{
    m_guests[&phone].sits = false;
    phone.forget();
    phone.send({{u"dismissed"_s, true}});
    offer(phone, sentence, {u"claim"_s});
}

QString HostedTable::seatSentence(std::string_view id, SeatIndex seat, Language language) const
{
    return m_words.sentence(id, {textArgument("player", m_pages->player(seat))}, language);
}

} // namespace gyoji
