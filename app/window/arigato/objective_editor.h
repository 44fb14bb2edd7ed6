// SPDX-License-Identifier: MIT
#pragma once

#include "window/arigato/face_rows.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

/// What is said of the objective that is described.
struct ObjectiveEditorView
{
    Q_GADGET
    QML_VALUE_TYPE(objectiveEditorView)
    Q_PROPERTY(QString objective MEMBER objective FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(bool isInWords MEMBER isInWords FINAL)
    Q_PROPERTY(bool canAdd MEMBER canAdd FINAL)

public:
    /// What must hold, in words; empty while nothing is known.
    QString objective;
    /// What the field at hand is called; empty for none.
    QString title;
    /// The part at hand, where that is said in words.
    QString words;
    bool isInWords = false;
    /// One more part can be described.
    bool canAdd = false;

    friend bool operator==(const ObjectiveEditorView &, const ObjectiveEditorView &) = default;
};

/// The objective of a day described part by part, by icons or in words.
class ObjectiveEditor : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Who describes a calendar has it.")
    Q_PROPERTY(gyoji::ObjectiveEditorView view READ view NOTIFY viewChanged FINAL)
    Q_PROPERTY(QObject *parts READ parts CONSTANT FINAL)
    Q_PROPERTY(QObject *choices READ choices CONSTANT FINAL)

public:
    /// The words must outlive it.
    ObjectiveEditor(const Words &words, Language language);

    const ObjectiveEditorView &view() const { return m_view; }
    QAbstractItemModel *parts() { return &m_partRows; }
    QAbstractItemModel *choices() { return &m_choices; }

    /// Goes on with what is known; of none, it asks where it counts first.
    void begin(const arigato::Objective &known, const TypeHues &hues);
    void setLanguage(Language language);
    /// The parts that are whole.
    arigato::Objective objective() const { return writtenOf(m_parts); }

    Q_INVOKABLE void pickPart(const QString &part);
    Q_INVOKABLE void choose(const QString &choice);
    /// One more part that must hold too.
    Q_INVOKABLE void add();
    /// One more part, in words.
    Q_INVOKABLE void addWords();
    Q_INVOKABLE void setWords(const QString &text);

Q_SIGNALS:
    void viewChanged();
    /// Something was said of it.
    void described();

private:
    void refresh();

    const Words &m_words;
    Language m_language;
    TypeHues m_hues;
    ObjectiveDrafts m_parts;
    std::optional<ObjectivePlace> m_place;
    ObjectiveEditorView m_view;
    GadgetList<FormPartRow> m_partRows;
    GadgetList<FormChoiceRow> m_choices;
};

} // namespace gyoji
