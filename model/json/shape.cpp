// SPDX-License-Identifier: MIT
#include "json/shape.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyoji {

void Shape::fault(RuleId code, const Place &place, Arguments arguments)
{
    m_faults.push_back({place.pointer(), code, std::move(arguments)});
}

void Shape::adopt(RuleId code, Fault fault)
{
    fault.arguments.push_back({"fault", Term{"fault", fault.code}});
    fault.code = code;
    adopt(std::move(fault));
}

void Shape::wrongType(const Member &member, std::string_view shape)
{
    fault(m_codes.type, member.place, {{"expected", Term{"shape", shape}}});
}

void Shape::outOfRange(const Place &place, std::string_view shape, int min, int max)
{
    fault(m_codes.range, place, {{"expected", Term{"shape", shape}}, {"min", min}, {"max", max}});
}

void Shape::notAWord(const Place &place, const QString &word,
                     std::span<const std::string_view> allowed)
{
    std::vector<Term> words;
    for (const auto id : allowed)
        words.push_back({"word", id});
    fault(m_codes.word, place, {{"word", word.toStdString()}, {"expected", words}});
}

std::optional<int> Shape::wholeNumber(const Member &member)
{
    if (!member.isThere())
        return std::nullopt;
    const double number = member.value.toDouble(0.5);
    if (number != std::floor(number)) {
        wrongType(member, "whole-number");
        return std::nullopt;
    }
    using Limits = std::numeric_limits<int>;
    return static_cast<int>(std::clamp<double>(number, Limits::min(), Limits::max()));
}

std::optional<int> Shape::wholeNumber(const Member &member, int min, int max)
{
    const auto number = wholeNumber(member);
    if (number && (*number < min || *number > max)) {
        outOfRange(member.place, "number", min, max);
        return std::nullopt;
    }
    return number;
}

std::optional<bool> Shape::truth(const Member &member)
{
    if (!member.isThere())
        return std::nullopt;
    if (!member.value.isBool()) {
        wrongType(member, "truth");
        return std::nullopt;
    }
    return member.value.toBool();
}

std::optional<QString> Shape::text(const Member &member)
{
    if (!member.isThere())
        return std::nullopt;
    if (!member.value.isString()) {
        wrongType(member, "text");
        return std::nullopt;
    }
    return member.value.toString();
}

std::optional<QString> Shape::text(const Member &member, int min, int max)
{
    auto given = text(member);
    if (given && (codePointsOf(*given) < min || codePointsOf(*given) > max)) {
        outOfRange(member.place, "length", min, max);
        return std::nullopt;
    }
    return given;
}

std::optional<QJsonObject> Shape::object(const Member &member)
{
    if (!member.isThere())
        return std::nullopt;
    if (!member.value.isObject()) {
        wrongType(member, "object");
        return std::nullopt;
    }
    return member.value.toObject();
}

std::optional<QJsonArray> Shape::list(const Member &member)
{
    if (!member.isThere())
        return std::nullopt;
    if (!member.value.isArray()) {
        wrongType(member, "list");
        return std::nullopt;
    }
    return member.value.toArray();
}

void Shape::tellKeysBefore(std::size_t index, const QJsonObject &entries, const Place &place,
                           std::span<const std::string_view> allowed)
{
    tellBefore(index, [&] {
        for (const auto &key : entries.keys()) {
            if (std::ranges::find(allowed, key, latin1) == allowed.end())
                notAWord(place.at(key), key, allowed);
        }
    });
}

} // namespace gyoji
