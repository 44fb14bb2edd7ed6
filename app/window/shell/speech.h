// SPDX-License-Identifier: MIT
#pragma once

#include "words/language.h"

#include <QObject>
#include <QTranslator>
#include <QtQmlIntegration>

namespace gyoji {

/// The labels in one language, whichever the window itself speaks.
class Speech : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table has them.")

public:
    explicit Speech(Language language);

    Language language() const { return m_language; }
    /// The context is the name of the QML file that shows the label.
    Q_INVOKABLE QString say(const QString &context, const QString &label) const;

private:
    Language m_language;
    /// Empty for a language whose labels are those in the code.
    QTranslator m_translator;
};

} // namespace gyoji
