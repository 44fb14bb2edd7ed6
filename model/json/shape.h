// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "json/place.h"
#include "json/strings.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

#include <algorithm>
#include <optional>
#include <span>

namespace gyoji {

/// What the faults of a kind of document are called.
struct ShapeCodes
{
    RuleId missing;
    RuleId unknownKey;
    RuleId type;
    RuleId range;
    /// Not one of the words allowed.
    RuleId word;
    RuleId duplicate;
    RuleId combination;
};

/// A value and where it lies; undefined where there is none.
struct Member
{
    QJsonValue value;
    Place place;

    bool isThere() const { return !value.isUndefined(); }
};

/// Reads values out of a JSON document and keeps what is wrong with it, in the order in which it
/// was looked at. What is not there, or wrong, reads as nothing; only the latter is a fault.
class Shape
{
public:
    explicit Shape(const ShapeCodes &codes)
        : m_codes(codes)
    {
    }

    const ShapeCodes &codes() const { return m_codes; }
    bool isSound() const { return m_faults.empty(); }
    const Faults &faults() const { return m_faults; }
    Faults takeFaults() { return std::move(m_faults); }

    void fault(RuleId code, const Place &place, Arguments arguments = {});
    void adopt(Fault fault) { m_faults.push_back(std::move(fault)); }
    /// A fault of a document within this one, called `code` here; what it was called there is the
    /// argument "fault", a Term of that kind.
    void adopt(RuleId code, Fault fault);
    /// `shape` is the id of what should be there: "object", "list", "text", "whole-number",
    /// "truth".
    void wrongType(const Member &member, std::string_view shape);
    /// `shape` is the id of what is counted: "number", "length" (of a text or list), "sum".
    void outOfRange(const Place &place, std::string_view shape, int min, int max);
    void notAWord(const Place &place, const QString &word,
                  std::span<const std::string_view> allowed);

    /// 2.0 is 2; true is no number.
    std::optional<int> wholeNumber(const Member &member);
    std::optional<int> wholeNumber(const Member &member, int min, int max);
    std::optional<bool> truth(const Member &member);
    std::optional<QString> text(const Member &member);
    /// A text of so many code points.
    std::optional<QString> text(const Member &member, int min, int max);
    std::optional<QJsonObject> object(const Member &member);
    std::optional<QJsonArray> list(const Member &member);

    template <class Enum>
    std::optional<Enum> word(const Member &member)
    {
        const auto given = text(member);
        if (!given)
            return std::nullopt;
        const auto known = fromWord<Enum>(*given);
        if (!known)
            notAWord(member.place, *given, idsOf<Enum>);
        return known;
    }

    /// Calls back with each element; nothing where that is no list, else how many there are.
    template <class Function>
    std::optional<qsizetype> forEach(const Member &member, Function &&function)
    {
        const auto elements = list(member);
        if (!elements)
            return std::nullopt;
        for (qsizetype i = 0; i < elements->size(); ++i)
            function(Member{elements->at(i), member.place.at(i)});
        return elements->size();
    }

    /// As above, then looks at how many there are.
    template <class Function>
    void forEach(const Member &member, int min, int max, Function &&function)
    {
        const auto size = forEach(member, function);
        if (size && (*size < min || *size > max))
            outOfRange(member.place, "length", min, max);
    }

    /// For an object whose keys are words: looks at all keys, then calls back with each word that
    /// is there, in the order of the words. True where that is an object.
    template <class Enum, class Function>
    bool forEachWord(const Member &member, Function &&function)
    {
        const auto entries = object(member);
        if (!entries)
            return false;
        const auto firstFault = m_faults.size();
        qsizetype found = 0;
        for (std::size_t i = 0; found < entries->size() && i < countOf<Enum>; ++i) {
            const auto key = latin1(idsOf<Enum>[i]);
            const Member entry{entries->value(key), member.place.at(key)};
            if (!entry.isThere())
                continue;
            ++found;
            function(static_cast<Enum>(i), entry);
        }
        if (found != entries->size())
            tellKeysBefore(firstFault, *entries, member.place, idsOf<Enum>);
        return true;
    }

private:
    friend class Fields;

    /// Runs what tells faults, and puts these before the ones from that index on.
    template <class Function>
    void tellBefore(std::size_t index, Function &&tell)
    {
        const auto end = m_faults.size();
        tell();
        std::rotate(m_faults.begin() + index, m_faults.begin() + end, m_faults.end());
    }
    void tellKeysBefore(std::size_t index, const QJsonObject &entries, const Place &place,
                        std::span<const std::string_view> allowed);

    const ShapeCodes &m_codes;
    Faults m_faults;
};

} // namespace gyoji
