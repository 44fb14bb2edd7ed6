// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "words/language.h"

#include <QObject>
#include <QTemporaryDir>
#include <QtQmlIntegration>

#include <memory>

namespace gyoji {

class AppModel;
class Settings;
class Words;

/// A first look at the table: the example is played on, one idea at a time, each when it is needed.
/// It has a store of its own, which goes with it, so it leaves no trace.
class Tour : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(gyoji::AppModel *app READ app CONSTANT FINAL)
    Q_PROPERTY(QString hint READ hint NOTIFY hintChanged FINAL)
    Q_PROPERTY(QString place READ place NOTIFY hintChanged FINAL)
    Q_PROPERTY(bool isLast READ isLast NOTIFY hintChanged FINAL)

public:
    /// The settings and the words must outlive it.
    Tour(Settings &settings, const Words &words);
    ~Tour() override;

    /// The table of the tour, in a program of its own; null where there is no room on the disk.
    AppModel *app() const { return m_app.get(); }
    /// Why there is none.
    const std::optional<Refusal> &refusal() const { return m_refusal; }
    /// The idea that is shown.
    QString hint() const;
    /// "3/8"
    QString place() const;
    bool isLast() const;

    /// To the next idea, whatever has been done.
    Q_INVOKABLE void goOn();

Q_SIGNALS:
    void hintChanged();
    /// The way back was taken on the table.
    void left();

private:
    std::optional<Refusal> openExample();
    /// Skips the ideas whose deed is done.
    void follow();
    void followPage();

    Settings &m_settings;
    const Words &m_words;
    QTemporaryDir m_folder;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<AppModel> m_app;
    std::optional<Refusal> m_refusal;
    std::size_t m_step = 0;
};

} // namespace gyoji
