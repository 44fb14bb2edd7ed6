// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <map>
#include <string_view>
#include <vector>

namespace gyoji::test {

/// How often each thing occurred of those that should: an id of a category ("refusal").
class Tally
{
public:
    /// From here on these ids should occur.
    template <class Ids>
    void want(std::string_view category, const Ids &ids)
    {
        for (const std::string_view id : ids)
            m_counts[category].emplace(id, 0);
    }

    /// Throws Broken where that id is not known to occur.
    void count(std::string_view category, std::string_view id);

    /// "category id" of what never occurred.
    QStringList never() const;
    /// A line for each category: "category: id n, id n …".
    QStringList lines() const;

private:
    std::map<std::string_view, std::map<std::string_view, int>> m_counts;
};

/// Something that must hold for every game does not.
struct Broken
{
    QString what;
};

void expect(bool holds, QStringView what);

} // namespace gyoji::test
