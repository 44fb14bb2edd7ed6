// SPDX-License-Identifier: MIT
#pragma once

#include "window/box/face_rows.h"
#include "window/box/own_box.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

/// What is said of the calendar that is described.
struct FaceEditorView
{
    Q_GADGET
    QML_VALUE_TYPE(faceEditorView)
    Q_PROPERTY(int day MEMBER day FINAL)
    Q_PROPERTY(QString objective MEMBER objective FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(bool isInWords MEMBER isInWords FINAL)
    Q_PROPERTY(bool canAdd MEMBER canAdd FINAL)
    Q_PROPERTY(bool canClear MEMBER canClear FINAL)
    Q_PROPERTY(QString table MEMBER table FINAL)
    Q_PROPERTY(QString message MEMBER message FINAL)

public:
    /// The day at hand; 0 for none.
    int day = 0;
    /// What must hold on it, in words; empty while nothing is known.
    QString objective;
    /// What the field at hand is called; empty for none.
    QString title;
    /// The part at hand, where that is said in words.
    QString words;
    bool isInWords = false;
    /// One more part can be described.
    bool canAdd = false;
    bool canClear = false;
    /// What objective tokens are worth, "0, 1, 3".
    QString table;
    /// Why what was entered last was not taken.
    QString message;

    friend bool operator==(const FaceEditorView &, const FaceEditorView &) = default;
};

/// The calendar of a box described day by day, and its objective scoring. What is whole is kept at
/// once.
class FaceEditor : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The boxes have it.")
    Q_PROPERTY(gyoji::FaceEditorView view READ view NOTIFY viewChanged FINAL)
    Q_PROPERTY(QObject *faces READ faces CONSTANT FINAL)
    Q_PROPERTY(QObject *days READ days CONSTANT FINAL)
    Q_PROPERTY(QObject *parts READ parts CONSTANT FINAL)
    Q_PROPERTY(QObject *choices READ choices CONSTANT FINAL)

public:
    /// The words and the names of pictures must outlive it.
    FaceEditor(const Words &words, const QHash<QString, QString> &names, Language language);

    const FaceEditorView &view() const { return m_view; }
    QAbstractItemModel *faces() { return &m_faces; }
    QAbstractItemModel *days() { return &m_days; }
    QAbstractItemModel *parts() { return &m_partRows; }
    QAbstractItemModel *choices() { return &m_choices; }

    /// The box must outlive it, or be followed by another; null for none.
    void setBox(OwnBox *box);
    void setLanguage(Language language);

    Q_INVOKABLE void pickFace(const QString &face);
    Q_INVOKABLE void pickDay(int day);
    Q_INVOKABLE void pickPart(const QString &part);
    Q_INVOKABLE void choose(const QString &choice);
    /// One more part that must hold too.
    Q_INVOKABLE void add();
    /// One more part, in words.
    Q_INVOKABLE void addWords();
    Q_INVOKABLE void setWords(const QString &text);
    /// The day has no objective.
    Q_INVOKABLE void clear();
    /// What objective tokens are worth: numbers from none on; empty for not known.
    Q_INVOKABLE void setTable(const QString &numbers);

Q_SIGNALS:
    void viewChanged();

private:
    const arigato::Face *face() const;
    void keep();
    bool change(arigato::Box box);
    void readDay();
    void refresh();

    const Words &m_words;
    const QHash<QString, QString> &m_names;
    Language m_language;
    OwnBox *m_box = nullptr;
    QString m_face;
    int m_day = 0;
    ObjectiveDrafts m_parts;
    std::optional<ObjectivePlace> m_place;
    QString m_message;
    FaceEditorView m_view;
    GadgetList<CalendarFaceRow> m_faces;
    GadgetList<CalendarDayRow> m_days;
    GadgetList<FormPartRow> m_partRows;
    GadgetList<FormChoiceRow> m_choices;
};

} // namespace gyoji
