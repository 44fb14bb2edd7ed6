// SPDX-License-Identifier: MIT
#include "host/serve_options.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

bool takePort(ServeOptions &options, const QString &value)
{
    bool isNumber = false;
    options.port = value.toUShort(&isNumber);
    return isNumber;
}

/// Takes one option with its value; false where it is none.
bool take(ServeOptions &options, const QString &name, const QString &value)
{
    if (value.isEmpty())
        return false;
    if (name == "--data"_L1)
        options.data = value;
    else if (name == "--table"_L1)
        options.tables << value;
    else if (name == "--port"_L1)
        return takePort(options, value);
    else if (name == "--bind"_L1)
        return options.address.setAddress(value);
    else if (name == "--lang"_L1)
        return (options.language = languageFromId(value)).has_value();
    else
        return false;
    return true;
}

} // namespace

std::optional<ServeOptions> readServeOptions(const QStringList &words)
{
    ServeOptions options;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words[i] == "--serve"_L1)
            continue;
        if (words[i] == "--example"_L1)
            options.example = true;
        else if (take(options, words[i], words.value(i + 1)))
            ++i;
        else
            return std::nullopt;
    }
    if (options.example && (!options.data.isEmpty() || !options.tables.isEmpty()))
        return std::nullopt;
    return options;
}

} // namespace gyoji
