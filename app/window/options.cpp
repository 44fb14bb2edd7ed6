// SPDX-License-Identifier: MIT
#include "window/options.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

const QString usage = u"Usage: gyoji [--data DIR | --example] [--lang en|fr|ja] [--size WxH]\n"
                      "       [--shot FILE.png [--page home|new|table|results]]"_s;

std::optional<QSize> sizeFrom(const QString &text)
{
    const QStringList parts = text.split(u'x');
    const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
    return parts.size() == 2 && !size.isEmpty() ? std::optional(size) : std::nullopt;
}

/// Takes one option with its value; false where it is none.
bool take(Options &options, const QString &name, const QString &value)
{
    const QStringList pages{u"home"_s, u"new"_s, u"table"_s, u"results"_s};
    if (value.isEmpty())
        return false;
    if (name == "--data"_L1) {
        options.data = value;
    } else if (name == "--shot"_L1) {
        options.shot = value;
    } else if (name == "--page"_L1 && pages.contains(value)) {
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

} // namespace

std::variant<Options, Instead> readOptions(const QStringList &words, Language locale)
{
    Options options;
    options.language = locale;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words[i] == "--help"_L1)
            return Instead{usage, 0};
        if (words[i] == "--example"_L1)
            options.example = true;
        else if (!take(options, words[i], words.value(i + 1)))
            return Instead{usage, 1};
        else
            ++i;
    }
    if (options.example && !options.data.isEmpty())
        return Instead{usage, 1};
    return options;
}

} // namespace gyoji
