// SPDX-License-Identifier: MIT
#include "window/box/box_message.h"

#include "table/box_trouble.h"
#include "words/words.h"

namespace gyoji {

namespace {

constexpr qsizetype maxFaultsTold = 3;

QString faultMessage(const QByteArray &file, const Fault &fault, const Words &words,
                     Language language)
{
    const QString message = words.message(fault, language);
    const QString id = idAround(file, fault);
    if (id.isEmpty())
        return message;
    const bool isFace = fault.pointer.startsWith(QLatin1StringView("/faces/"));
    return words.sentence(isFace ? "box.in-face" : "box.in-card",
                          {textArgument("id", id), textArgument("message", message)}, language);
}

} // namespace

QString boxMessage(const QByteArray &file, const Faults &faults, const Words &words,
                   Language language)
{
    if (troubleOf(file, faults) == BoxTrouble::Damaged)
        return words.sentence("box.damaged", {}, language);
    QStringList messages;
    for (const Fault &fault : faults) {
        if (messages.size() < maxFaultsTold)
            messages << faultMessage(file, fault, words, language);
    }
    if (const auto more = std::ssize(faults) - maxFaultsTold; more > 0)
        messages << words.sentence("window.more-faults", {{"n", static_cast<int>(more)}}, language);
    return messages.join(u'\n');
}

} // namespace gyoji
