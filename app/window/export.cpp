// SPDX-License-Identifier: MIT
#include "window/export.h"

#include "table/script.h"
#include "window/results/share_format.h"
#include "words/words.h"

#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

QString formatOf(const Options &options)
{
    return options.exported.endsWith(".png"_L1, Qt::CaseInsensitive) ? u"png"_s
                                                                     : "pdf-"_L1 + options.paper;
}

bool write(const QString &name, const QByteArray &bytes)
{
    QSaveFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

} // namespace

std::optional<ExportFault> exportResult(const Options &options, Language language)
{
    QFile file(options.file);
    if (!file.open(QIODevice::ReadOnly))
        return ExportFault{
            {"command.cannot-read",
             {{"file", options.file.toStdString()}, textArgument("why", file.errorString())}}};
    const Script script = readScript(file.readAll(), shippedBox);
    if (script.fault)
        return ExportFault{script.fault->refusal, script.fault->line};
    const Words words;
    ShownPlay shown = shownPlay(*script.table, words);
    shown.play.when = QFileInfo(file).lastModified();
    const auto written = writeShare(formatOf(options), shown, words, language);
    if (!write(options.exported, std::get<QByteArray>(written)))
        return ExportFault{{"window.not-drawn", {{"file", options.exported.toStdString()}}}};
    return std::nullopt;
}

} // namespace gyoji
