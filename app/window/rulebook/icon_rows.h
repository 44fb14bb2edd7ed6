// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaType>
#include <QString>

namespace gyoji {

/// A picture to tap. Those of one kind stand together.
struct IconRow
{
    Q_GADGET
    Q_PROPERTY(QString picture MEMBER picture FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    /// "condition/leave"
    QString picture;
    QString name;
    bool isPicked = false;

    friend bool operator==(const IconRow &, const IconRow &) = default;
};

/// What a picture that was tapped means.
struct IconAnswerRow
{
    Q_GADGET
    Q_PROPERTY(QString picture MEMBER picture FINAL)
    Q_PROPERTY(QString article MEMBER article FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString answer MEMBER answer FINAL)

public:
    QString picture;
    /// The rule's id.
    QString article;
    QString title;
    QString answer;

    friend bool operator==(const IconAnswerRow &, const IconAnswerRow &) = default;
};

} // namespace gyoji
