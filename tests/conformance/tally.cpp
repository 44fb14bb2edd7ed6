// SPDX-License-Identifier: MIT
#include "conformance/tally.h"

#include "json/strings.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace gyoji::test {

void expect(bool holds, QStringView what)
{
    if (!holds)
        throw Broken{what.toString()};
}

void Tally::count(std::string_view category, std::string_view id)
{
    auto &counts = m_counts[category];
    const auto found = counts.find(id);
    expect(found != counts.end(),
           u"%1 %2 is not known to occur"_s.arg(latin1(category), latin1(id)));
    ++found->second;
}

QStringList Tally::never() const
{
    QStringList never;
    for (const auto &[category, counts] : m_counts) {
        for (const auto &[id, n] : counts) {
            if (n == 0)
                never.append(u"%1 %2"_s.arg(latin1(category), latin1(id)));
        }
    }
    return never;
}

QStringList Tally::lines() const
{
    QStringList lines;
    for (const auto &[category, counts] : m_counts) {
        QStringList entries;
        for (const auto &[id, n] : counts)
            entries.append(u"%1 %2"_s.arg(latin1(id), QString::number(n)));
        lines.append(u"%1: %2"_s.arg(latin1(category), entries.join(u", "_s)));
    }
    return lines;
}

} // namespace gyoji::test
