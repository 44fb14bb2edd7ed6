// SPDX-License-Identifier: MIT
#include "window/shell/opening.h"

#include "json/parse.h"
#include "share/code.h"
#include "table/script.h"
#include "window/box/box_message.h"
#include "window/box/box_rooms.h"
#include "words/words.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonObject>
#include <QJsonValue>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// No script comes near it: a line of it has 64 KiB at most.
constexpr qint64 maxFileSize = 64 * 1024 * 1024;

struct Unread
{
    Refusal refusal;
};

std::variant<QByteArray, Unread> readFile(const QString &name)
{
    const std::string shown = QFileInfo(name).fileName().toStdString();
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return Unread{
            {"command.cannot-read", {{"file", shown}, textArgument("why", file.errorString())}}};
    if (file.size() > maxFileSize)
        return Unread{{"window.too-large", {{"file", shown}}}};
    QByteArray content = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return Unread{
            {"command.cannot-read", {{"file", shown}, textArgument("why", file.errorString())}}};
    return content;
}

/// A box is one JSON document; a script has one a line.
bool isBox(const QString &name, const QByteArray &content)
{
    const auto parsed = parseJson(content);
    const auto *value = std::get_if<QJsonValue>(&parsed);
    return value ? value->toObject().contains("gyoji-box"_L1)
                 : name.endsWith(".gyojibox"_L1, Qt::CaseInsensitive);
}

bool isPlays(const QByteArray &content)
{
    const auto parsed = parseJson(content);
    const auto *value = std::get_if<QJsonValue>(&parsed);
    return value && value->toObject().contains("plays"_L1);
}

Opened openBox(const QByteArray &content, const Words &words, Language language)
{
    auto read = readAnyBox(content);
    if (const auto *faults = std::get_if<Faults>(&read))
        return NotOpened{boxMessage(content, *faults, words, language)};
    return ReadBox{std::get<AnyBox>(std::move(read)), content};
}

/// `changed` is a file's; none is a code's.
Opened openScript(Store &store, const QByteArray &content, const QDateTime &changed,
                  const Words &words, Language language)
{
    Script script = readScript(content, shippedBox);
    if (const auto &fault = script.fault)
        return NotOpened{words.message(fault->refusal, fault->line, language)};
    const KeptScript kept = findScript(store, script.header, *script.table);
    return ReadJournal{std::move(script.header), std::move(script.table), changed, kept,
                       !changed.isValid()};
}

Opened openSeat(Store &store, const QByteArray &script, const Words &words, Language language)
{
    const QByteArray header = script.left(script.indexOf('\n'));
    for (const TableEntry &entry : store.tables()) {
        if (entry.header == header)
            return OpenedSeat{entry.id, script};
    }
    return openScript(store, script, {}, words, language);
}

Opened openPlays(const QByteArray &content, const Words &words, Language language)
{
    auto read = bgstats::read(content);
    if (const auto *fault = std::get_if<Fault>(&read))
        return NotOpened{words.message(*fault, language)};
    return OpenedPlays{std::get<bgstats::File>(std::move(read))};
}

} // namespace

Opened openFile(Store &store, const QString &name, const Words &words, Language language)
{
    const auto read = readFile(name);
    if (const auto *unread = std::get_if<Unread>(&read))
        return NotOpened{words.message(unread->refusal, 0, language)};
    const auto &content = std::get<QByteArray>(read);
    if (isBox(name, content))
        return openBox(content, words, language);
    if (isPlays(content))
        return openPlays(content, words, language);
    return openScript(store, content, QFileInfo(name).lastModified(), words, language);
}

Opened openCode(Store &store, const QString &text, const Words &words, Language language)
{
    if (const QByteArray content = text.toUtf8(); isBox({}, content))
        return openBox(content, words, language);
    const auto read = readCode(text);
    if (const auto *refusal = std::get_if<Refusal>(&read))
        return NotOpened{words.message(*refusal, 0, language)};
    const auto &[kind, content] = std::get<Code>(read);
    switch (kind) {
    case CodeKind::Box:
        return openBox(content, words, language);
    case CodeKind::Seat:
        return openSeat(store, content, words, language);
    case CodeKind::Game:
        break;
    }
    return openScript(store, content, {}, words, language);
}

} // namespace gyoji
