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

Q_SIGNALS:
    void languageChanged();
    void appearanceChanged();
    /// What was set holds for now only.
    void notKept(const gyoji::Refusal &refusal);

private:
    void keep(const QString &key, const QString &value);

    Store &m_store;
    Labels m_labels;
    Language m_language;
    QString m_appearance;
};

} // namespace gyoji
