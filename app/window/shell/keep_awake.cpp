// SPDX-License-Identifier: MIT
#include "window/shell/keep_awake.h"

#include "window/shell/app_model.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

QDBusMessage messageTo(const QString &method, const QVariantList &arguments)
{
    const QString service = u"org.freedesktop.ScreenSaver"_s;
    auto message =
        QDBusMessage::createMethodCall(service, u"/org/freedesktop/ScreenSaver"_s, service, method);
    message.setArguments(arguments);
    return message;
}

} // namespace

KeepAwake::KeepAwake(AppModel &app)
    : KeepAwake(app, &QDBusConnection::sessionBus)
{
}

KeepAwake::KeepAwake(AppModel &app, std::function<QDBusConnection()> bus)
    : m_app(app)
    , m_bus(std::move(bus))
{
    connect(app.settings(), &Settings::staysAwakeChanged, this, &KeepAwake::follow);
    connect(&app, &AppModel::tableChanged, this, &KeepAwake::followTable);
    followTable();
}

KeepAwake::~KeepAwake()
{
    letSleep();
}

void KeepAwake::followTable()
{
    if (m_app.table())
        connect(m_app.table(), &ArigatoTable::viewChanged, this, &KeepAwake::follow);
    follow();
}

void KeepAwake::follow()
{
    const bool isPlaying = m_app.table() && !m_app.table()->view().isOver;
    const bool isWanted = isPlaying && m_app.settings()->staysAwake();
    if (isWanted == m_isWanted)
        return;
    m_isWanted = isWanted;
    if (isWanted)
        ask();
    else
        letSleep();
}

void KeepAwake::ask()
{
    const auto call =
        m_bus().asyncCall(messageTo(u"Inhibit"_s, {u"Gyoji"_s, u"A game is being played."_s}));
    auto *watcher = new QDBusPendingCallWatcher(call, this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<uint> reply = *watcher;
        watcher->deleteLater();
        if (reply.isError())
            return;
        m_cookie = reply.value();
        if (!m_isWanted)
            letSleep();
    });
}

void KeepAwake::letSleep()
{
    if (m_cookie)
        m_bus().asyncCall(messageTo(u"UnInhibit"_s, {*m_cookie}));
    m_cookie.reset();
}

} // namespace gyoji
