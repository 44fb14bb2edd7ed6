// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "window/shell/labels.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

/// What the players have set, kept in their data folder.
class Settings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has them.")
    Q_PROPERTY(QString language READ languageId WRITE setLanguage NOTIFY languageChanged FINAL)
    Q_PROPERTY(
        QString appearance READ appearance WRITE setAppearance NOTIFY appearanceChanged FINAL)
    Q_PROPERTY(int textSize READ textSize NOTIFY textSizeChanged FINAL)
    Q_PROPERTY(bool canBeLarger READ canBeLarger NOTIFY textSizeChanged FINAL)
    Q_PROPERTY(bool canBeSmaller READ canBeSmaller NOTIFY textSizeChanged FINAL)
    Q_PROPERTY(bool moves READ moves WRITE setMoves NOTIFY movesChanged FINAL)
    Q_PROPERTY(bool turnsSeats READ turnsSeats WRITE setTurnsSeats NOTIFY turnsSeatsChanged FINAL)
    Q_PROPERTY(bool staysAwake READ staysAwake WRITE setStaysAwake NOTIFY staysAwakeChanged FINAL)

public:
    /// The language asked for goes before the one that is kept, and that before the locale's. The
    /// store must outlive it.
    Settings(Store &store, std::optional<Language> asked, Language locale);

    Language language() const { return m_language; }
    QString languageId() const;
    /// "en", "fr" or "ja"; others change nothing.
    void setLanguage(const QString &id);

    /// "system", "light" or "dark".
    const QString &appearance() const { return m_appearance; }
    void setAppearance(const QString &appearance);

    /// In percent, 80 to 200.
    int textSize() const { return m_textSize; }
    bool canBeLarger() const;
    bool canBeSmaller() const;
    Q_INVOKABLE void enlargeText();
    Q_INVOKABLE void reduceText();
    /// The nearest size there is.
    void setTextSize(int percent);

    /// Changes are shown by movement.
    bool moves() const { return m_moves; }
    void setMoves(bool moves);
    /// Seats are turned to their players, who sit around the device.
    bool turnsSeats() const { return m_turnsSeats; }
    void setTurnsSeats(bool turnsSeats);
    /// The screen stays awake while a game goes on.
    bool staysAwake() const { return m_staysAwake; }
    void setStaysAwake(bool staysAwake);

Q_SIGNALS:
    void languageChanged();
    void appearanceChanged();
    void textSizeChanged();
    void movesChanged();
    void turnsSeatsChanged();
    void staysAwakeChanged();
    /// What was set holds for now only.
    void notKept(const gyoji::Refusal &refusal);

private:
    void keep(const QString &key, const QString &value);

    Store &m_store;
    Labels m_labels;
    Language m_language;
    QString m_appearance;
    int m_textSize;
    bool m_moves;
    bool m_turnsSeats;
    bool m_staysAwake;
};

} // namespace gyoji
