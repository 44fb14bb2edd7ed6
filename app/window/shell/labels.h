// SPDX-License-Identifier: MIT
#pragma once

#include "words/language.h"

#include <QTranslator>

namespace gyoji {

/// The language of the window's own labels, and of its dates.
class Labels
{
public:
    ~Labels();
    Labels() = default;
    Q_DISABLE_COPY_MOVE(Labels)

    void speak(Language language);

private:
    QTranslator m_translator;
};

} // namespace gyoji
