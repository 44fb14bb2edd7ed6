// SPDX-License-Identifier: MIT
#include "window/shell/labels.h"

#include "json/strings.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gyoji {

QString labelFile(Language language)
{
    return ":/i18n/gyoji_"_L1 + latin1(idOf(language)) + ".qm"_L1;
}

Labels::~Labels()
{
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_qtTranslator);
}

void Labels::speak(Language language)
{
    const QLatin1StringView id = latin1(idOf(language));
    install(m_translator, labelFile(language));
    install(m_qtTranslator,
            QLibraryInfo::path(QLibraryInfo::TranslationsPath) + "/qtbase_"_L1 + id + ".qm"_L1);
    QLocale::setDefault(QLocale(id));
}

void Labels::install(QTranslator &translator, const QString &file)
{
    QCoreApplication::removeTranslator(&translator);
    if (translator.load(file))
        QCoreApplication::installTranslator(&translator);
}

} // namespace gyoji
