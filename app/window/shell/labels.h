// SPDX-License-Identifier: MIT
#pragma once

#include "words/language.h"

#include <QTranslator>

namespace gyoji {

/// The file of the labels in that language.
QString labelFile(Language language);

/// The language of the window's own labels, of Qt's dialogs, and of dates.
class Labels
{
public:
    ~Labels();
    Labels() = default;
    Q_DISABLE_COPY_MOVE(Labels)

    void speak(Language language);

private:
    static void install(QTranslator &translator, const QString &file);

    QTranslator m_translator;
    /// What Qt's own dialogs say.
    QTranslator m_qtTranslator;
};

} // namespace gyoji
