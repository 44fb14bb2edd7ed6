// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>
#include <optional>

class QDBusConnection;

namespace gyoji {

class AppModel;

/// Asks the desktop to keep the screen awake while a game goes on, where the players want that
/// (org.freedesktop.ScreenSaver). A desktop that does not answer goes on as it likes.
class KeepAwake : public QObject
{
    Q_OBJECT

public:
    /// The app must outlive it.
    explicit KeepAwake(AppModel &app);
    /// The bus is asked for when it is first needed.
    KeepAwake(AppModel &app, std::function<QDBusConnection()> bus);
    ~KeepAwake() override;

private:
    void followTable();
    void follow();
    void ask();
    void letSleep();

    AppModel &m_app;
    std::function<QDBusConnection()> m_bus;
    bool m_isWanted = false;
    /// What the desktop knows the wish by, while it is granted.
    std::optional<uint> m_cookie;
};

} // namespace gyoji
