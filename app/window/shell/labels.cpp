// SPDX-License-Identifier: MIT
#include "window/shell/labels.h"

#include "json/strings.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gyoji {

Labels::~Labels()
{
    QCoreApplication::removeTranslator(&m_translator);
}

void Labels::speak(Language language)
{
    QCoreApplication::removeTranslator(&m_translator);
    if (m_translator.load(":/i18n/gyoji_"_L1 + latin1(idOf(language)) + ".qm"_L1))
        QCoreApplication::installTranslator(&m_translator);
    QLocale::setDefault(QLocale(latin1(idOf(language))));
}

} // namespace gyoji
