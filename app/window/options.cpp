// SPDX-License-Identifier: MIT
#include "window/options.h"

#include "window/shell/pages.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

std::optional<QSize> sizeFrom(const QString &text)
{
    const QStringList parts = text.split(u'x');
    const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
    return parts.size() == 2 && !size.isEmpty() ? std::optional(size) : std::nullopt;
}

bool isDrawable(const QString &file)
{
    return file.endsWith(".png"_L1, Qt::CaseInsensitive) ||
           file.endsWith(".pdf"_L1, Qt::CaseInsensitive);
}

/// Takes one option with its value; false where it is none.
bool take(Options &options, const QString &name, const QString &value)
{
    if (value.isEmpty())
        return false;
    if (name == "--data"_L1) {
        options.data = value;
    } else if (name == "--shot"_L1) {
        options.shot = value;
    } else if (name == "--icons"_L1) {
        options.icons = value;
    } else if (name == "--export"_L1 && isDrawable(value)) {
        options.exported = value;
    } else if (name == "--paper"_L1 && (value == "a4"_L1 || value == "letter"_L1)) {
        options.paper = value;
    } else if (name == "--page"_L1 && pageNames().contains(value)) {
        options.page = value;
    } else if (const auto size = sizeFrom(value); name == "--size"_L1 && size) {
        options.size = *size;
    } else if (const auto language = languageFromId(value); name == "--lang"_L1 && language) {
        options.language = *language;
    } else {
        return false;
    }
    return true;
}

/// Do its parts go together?
bool isPossible(const Options &options)
{
    if (!options.exported.isEmpty() && options.file.isEmpty())
        return false;
    return !options.example || (options.data.isEmpty() && options.file.isEmpty());
}

} // namespace

std::variant<Options, Instead> readOptions(const QStringList &words)
{
    Options options;
    bool isUnderstood = true;
    bool wantsHelp = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        if (word == "--help"_L1)
            wantsHelp = true;
        else if (word == "--example"_L1)
            options.example = true;
        else if (!word.startsWith(u'-') && options.file.isEmpty())
            options.file = word;
        else if (take(options, word, words.value(i + 1)))
            ++i;
        else
            isUnderstood = false;
    }
    if (wantsHelp)
        return Instead{"window.usage", 0, options.language};
    if (!isUnderstood || !isPossible(options))
        return Instead{"window.usage", 1, options.language};
    return options;
}

} // namespace gyoji
