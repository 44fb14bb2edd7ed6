// SPDX-License-Identifier: MIT
#pragma once

#include "window/arigato/objective_editor.h"
#include "window/box/own_box.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

/// What is said of the calendar that is described.
struct FaceEditorView
{
    Q_GADGET
    QML_VALUE_TYPE(faceEditorView)
    Q_PROPERTY(QString face MEMBER face FINAL)
    Q_PROPERTY(int day MEMBER day FINAL)
    Q_PROPERTY(bool canClear MEMBER canClear FINAL)
    Q_PROPERTY(QString table MEMBER table FINAL)
    Q_PROPERTY(QString faceTable MEMBER faceTable FINAL)
    Q_PROPERTY(QString message MEMBER message FINAL)

public:
    QString face;
    /// The day at hand; 0 for none.
    int day = 0;
    bool canClear = false;
    /// What objective tokens are worth, "0, 1, 3".
    QString table;
    /// Likewise, where this face lies on top; empty where it has no table of its own.
    QString faceTable;
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
    Q_PROPERTY(gyoji::ObjectiveEditor *objective READ objective CONSTANT FINAL)
    Q_PROPERTY(QObject *faces READ faces CONSTANT FINAL)
    Q_PROPERTY(QObject *days READ days CONSTANT FINAL)

public:
    /// The words and the names of pictures must outlive it.
    FaceEditor(const Words &words, const QHash<QString, QString> &names, Language language);

    const FaceEditorView &view() const { return m_view; }
    /// The day at hand.
    ObjectiveEditor *objective() { return &m_objective; }
    QAbstractItemModel *faces() { return &m_faces; }
    QAbstractItemModel *days() { return &m_days; }

    /// The box must outlive it, or be followed by another; null for none.
    void setBox(OwnBox *box);
    void setLanguage(Language language);

    Q_INVOKABLE void pickFace(const QString &face);
    Q_INVOKABLE void pickDay(int day);
    /// The day has no objective.
    Q_INVOKABLE void clear();
    /// What objective tokens are worth: numbers from none on; empty for not known.
    Q_INVOKABLE void setTable(const QString &numbers);
    /// Likewise, where the face at hand lies on top.
    Q_INVOKABLE void setFaceTable(const QString &numbers);

Q_SIGNALS:
    void viewChanged();

private:
    using Table = std::optional<arigato::ScoreTable>;

    void keep();
    void enterTable(const QString &numbers, Table &(*placeIn)(arigato::Box &, const QString &));
    void refresh();

    const Words &m_words;
    const QHash<QString, QString> &m_names;
    Language m_language;
    OwnBox *m_box = nullptr;
    QString m_face;
    int m_day = 0;
    QString m_message;
    FaceEditorView m_view;
    ObjectiveEditor m_objective;
    GadgetList<CalendarFaceRow> m_faces;
    GadgetList<CalendarDayRow> m_days;
};

} // namespace gyoji
