// SPDX-License-Identifier: MIT
#include "host/host.h"

#include "words/words.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace gyoji {

namespace {

const QString portKey = u"host-port"_s;
const QString addressKey = u"host-address"_s;

/// A page says hello at once; who guesses tokens waits as long.
constexpr auto helloTime = 10s;
constexpr auto guessTime = 1s;

} // namespace

Host::Host(Store &store, const Words &words)
    : m_store(store)
    , m_words(words)
    , m_files(words)
    , m_rules(words)
    , m_port(m_files)
{
    connect(&m_port, &Port::connected, this, &Host::welcome);
}

Host::~Host()
{
    close();
}

std::optional<Refusal> Host::add(TableSession &session)
{
    auto table = std::make_unique<HostedTable>(session, m_store, m_words, m_rules);
    if (auto refusal = table->seats().keep())
        return refusal;
    connect(table.get(), &HostedTable::seatsChanged, this,
            [this, id = session.id()] { Q_EMIT seatsChanged(id); });
    m_tables[session.id()] = std::move(table);
    return std::nullopt;
}

void Host::remove(const QString &table)
{
    const auto found = m_tables.find(table);
    if (found == m_tables.end())
        return;
    found->second->dismissAll();
    m_tables.erase(found);
}

std::optional<Refusal> Host::open(const QHostAddress &address, std::optional<quint16> port)
{
    const auto last = static_cast<quint16>(m_store.setting(portKey).toUShort());
    auto refusal = m_port.open(address, port.value_or(last));
    // Another program may have taken the port since.
    if (refusal && !port)
        refusal = m_port.open(address, 0);
    if (refusal)
        return refusal;
    m_bound = address;
    refusal = m_store.keepSetting(portKey, QString::number(m_port.number()));
    Q_EMIT openChanged();
    return refusal;
}

void Host::close()
{
    if (!isOpen())
        return;
    m_port.close();
    for (Phone *phone : findChildren<Phone *>(Qt::FindDirectChildrenOnly))
        delete phone;
    for (const auto &[id, table] : m_tables)
        table->dismissAll();
    Q_EMIT openChanged();
}

QHostAddress Host::address() const
{
    if (m_bound != QHostAddress(QHostAddress::Any) &&
        m_bound != QHostAddress(QHostAddress::AnyIPv4) && !m_bound.isNull())
        return m_bound;
    const QHostAddress chosen(m_store.setting(addressKey));
    const auto addresses = reachableAddresses();
    const bool isThere =
        std::ranges::find(addresses, chosen, &CardAddress::address) != addresses.end();
    if (isThere)
        return chosen;
    return addresses.isEmpty() ? QHostAddress(QHostAddress::LocalHost)
                               : addresses.constFirst().address;
}

std::optional<Refusal> Host::chooseAddress(const QHostAddress &address)
{
    return m_store.keepSetting(addressKey, address.toString());
}

QString Host::urlOf(const QString &token) const
{
    if (!isOpen())
        return {};
    const QHostAddress at = address();
    const bool isV6 = at.protocol() == QAbstractSocket::IPv6Protocol;
    const QString host = isV6 ? u"[%1]"_s.arg(at.toString()) : at.toString();
    return u"http://%1:%2/#%3"_s.arg(host).arg(m_port.number()).arg(token);
}

QList<SeatInvite> Host::invites(const QString &id) const
{
    const auto found = m_tables.find(id);
    QList<SeatInvite> invites;
    if (found == m_tables.end())
        return invites;
    const HostedTable &table = *found->second;
    for (int i = 0; i < table.session().table().seatCount(); ++i) {
        const auto seat = static_cast<SeatIndex>(i);
        invites << SeatInvite{seat, table.player(seat), urlOf(table.seats().token(seat)),
                              static_cast<int>(table.seats().phones(seat).size()),
                              table.connectedTo(seat)};
    }
    return invites;
}

QString Host::spectatorUrl(const QString &id) const
{
    const auto found = m_tables.find(id);
    return found == m_tables.end() ? QString() : urlOf(found->second->seats().spectatorToken());
}

void Host::takeBack(const QString &id, SeatIndex seat)
{
    if (const auto found = m_tables.find(id); found != m_tables.end())
        found->second->takeBack(seat);
}

void Host::welcome(QWebSocket *socket)
{
    auto *phone = new Phone(socket, m_words, this);
    connect(phone, &Phone::gone, phone, &QObject::deleteLater);
    connect(phone, &Phone::said, this, [this, phone](const QJsonObject &message) {
        greet(phone, message.value("hello"_L1).toObject());
    });
    QTimer::singleShot(helloTime, phone, [this, phone] {
        if (phone->parent() == this)
            phone->deleteLater();
    });
}

void Host::greet(Phone *phone, const QJsonObject &hello)
{
    disconnect(phone, &Phone::said, this, nullptr);
    phone->setLanguage(hello.value("language"_L1).toString());
    if (hello.value("page"_L1).toString() != m_files.version())
        return phone->end("page"_L1, phone->messageOf({"seat.page", {}}));
    const QString token = hello.value("token"_L1).toString();
    for (const auto &[id, table] : m_tables) {
        if (const auto seat = table->seats().find(token))
            return table->greet(phone, *seat, hello);
    }
    QTimer::singleShot(guessTime, phone, [phone] {
        phone->end("token"_L1, phone->messageOf({"seat.token", {}}));
    });
}

} // namespace gyoji
