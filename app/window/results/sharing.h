// SPDX-License-Identifier: MIT
#pragma once

#include "window/results/result_rows.h"
#include "window/results/shown_play.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QUrl>

namespace gyoji {

/// A form in which a result can go out.
struct ShareRow
{
    Q_GADGET
    Q_PROPERTY(QString format MEMBER format FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(bool isText MEMBER isText FINAL)

public:
    QString format;
    QString label;
    /// It can be copied.
    bool isText = false;

    friend bool operator==(const ShareRow &, const ShareRow &) = default;
};

/// The ways by which a play goes out: copied, or saved as a file.
class Sharing : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(QObject *formats READ formats CONSTANT FINAL)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged FINAL)
    Q_PROPERTY(QString code READ code CONSTANT FINAL)

public:
    /// `shown` and the words must outlive it.
    Sharing(const ShownPlay &shown, const Words &words, Language language);

    QAbstractItemModel *formats() { return &m_formats; }
    /// What has become of the last thing asked for.
    const QString &message() const { return m_message; }
    /// BG Stats' link, to be shown as a code; empty where it does not fit in one.
    QString code() const;

    Q_INVOKABLE void copy(const QString &format);
    Q_INVOKABLE void save(const QString &format, const QUrl &file);
    /// A file in that folder for the format, where a save dialog begins.
    Q_INVOKABLE QUrl suggestion(const QString &format, const QUrl &folder) const;
    Q_INVOKABLE void dismiss();

    const ShownPlay &shown() const { return m_shown; }
    void setLanguage(Language language);

Q_SIGNALS:
    void messageChanged();

private:
    void refresh();
    void tell(const QString &message);
    std::variant<QByteArray, Refusal> written(const QString &format) const;

    const ShownPlay &m_shown;
    const Words &m_words;
    Language m_language;
    GadgetList<ShareRow> m_formats;
    QString m_message;
};

} // namespace gyoji
