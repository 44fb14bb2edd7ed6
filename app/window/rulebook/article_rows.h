// SPDX-License-Identifier: MIT
#pragma once

#include "window/icons/sign_row.h"

#include <QMetaType>
#include <QString>
#include <QtQmlIntegration>

namespace gyoji {

/// An article as lists show it: the answer itself, not only its title.
struct ArticleRow
{
    Q_GADGET
    Q_PROPERTY(QString article MEMBER article FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString answer MEMBER answer FINAL)

public:
    /// The rule's id.
    QString article;
    QString title;
    QString answer;

    friend bool operator==(const ArticleRow &, const ArticleRow &) = default;
};

/// The article that is open.
struct ArticleView
{
    Q_GADGET
    QML_VALUE_TYPE(articleView)
    Q_PROPERTY(QString article MEMBER article FINAL)
    Q_PROPERTY(QString ruling MEMBER ruling FINAL)
    Q_PROPERTY(gyoji::SignRow icons MEMBER icons FINAL)
    Q_PROPERTY(QString instance MEMBER instance FINAL)
    Q_PROPERTY(QString language MEMBER language FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString answer MEMBER answer FINAL)
    Q_PROPERTY(QString more MEMBER more FINAL)
    Q_PROPERTY(QString example MEMBER example FINAL)

public:
    /// The rule's id; empty while none is open.
    QString article;
    /// The id of the ruling that it is about, if it is about one.
    QString ruling;
    /// The pictures that it explains.
    SignRow icons;
    /// What has just happened under it, or was refused; empty where it was opened to read.
    QString instance;
    /// "en", "fr" or "ja".
    QString language;
    QString title;
    QString answer;
    QString more;
    QString example;

    friend bool operator==(const ArticleView &, const ArticleView &) = default;
};

} // namespace gyoji
