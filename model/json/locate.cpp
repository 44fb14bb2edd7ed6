// SPDX-License-Identifier: MIT
#include "json/locate.h"

#include "json/parse.h"
#include "json/place.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace gyoji {

namespace {

/// Byte offset of each pointer that is looked for; -1 until it is found.
using Offsets = QHash<QString, qsizetype>;

/// Walks through a valid JSON text once and notes where the pointers looked for begin.
class Walk
{
public:
    Walk(QByteArrayView json, Offsets &offsets)
        : m_json(json)
        , m_offsets(offsets)
    {
    }

    void value(qsizetype offset)
    {
        note(offset);
        switch (peek()) {
        case '{':
            object();
            break;
        case '[':
            list();
            break;
        case '"':
            text();
            break;
        default:
            while (m_at < m_json.size() && !QByteArrayView(",]} \t\r\n").contains(m_json[m_at]))
                ++m_at;
        }
    }

    char peek()
    {
        while (m_at < m_json.size() && QByteArrayView(" \t\r\n").contains(m_json[m_at]))
            ++m_at;
        return m_at < m_json.size() ? m_json[m_at] : '\0';
    }

    qsizetype offset() const { return m_at; }

private:
    /// Of a key given twice the last counts, so a later place takes over.
    void note(qsizetype offset)
    {
        if (const auto wanted = m_offsets.find(m_pointer); wanted != m_offsets.end())
            *wanted = offset;
    }

    void within(const QString &token, qsizetype offset)
    {
        const auto length = m_pointer.size();
        m_pointer += u'/';
        m_pointer += token;
        value(offset);
        m_pointer.truncate(length);
    }

    void object()
    {
        ++m_at;
        while (peek() != '}') {
            const auto start = m_at;
            const auto key = pointerToken(text());
            peek();
            ++m_at;
            peek();
            within(key, start);
            if (peek() == ',')
                ++m_at;
        }
        ++m_at;
    }

    void list()
    {
        ++m_at;
        for (qsizetype i = 0; peek() != ']'; ++i) {
            within(QString::number(i), m_at);
            if (peek() == ',')
                ++m_at;
        }
        ++m_at;
    }

    QString text()
    {
        const auto start = m_at++;
        bool escaped = false;
        for (; m_json[m_at] != '"'; ++m_at) {
            if (m_json[m_at] == '\\') {
                escaped = true;
                ++m_at;
            }
        }
        ++m_at;
        const auto quoted = m_json.sliced(start, m_at - start);
        if (!escaped)
            return QString::fromUtf8(quoted.sliced(1, quoted.size() - 2));
        return QJsonDocument::fromJson('[' + quoted.toByteArray() + ']').array().first().toString();
    }

    QByteArrayView m_json;
    Offsets &m_offsets;
    QString m_pointer;
    qsizetype m_at = 0;
};

/// Calls back with the pointers of all values around that one, from the document down, and its own.
template <class Function>
void forEachPrefix(const QString &pointer, Function &&function)
{
    function(QString());
    for (qsizetype slash = 0; slash >= 0 && slash < pointer.size();) {
        slash = pointer.indexOf(u'/', slash + 1);
        function(slash < 0 ? pointer : pointer.first(slash));
    }
}

/// Where the pointer begins, or what is there of the way to it. What lies before the value around
/// it belongs to an earlier value of the same key, which does not count.
qsizetype offsetOf(const QString &pointer, const Offsets &offsets)
{
    qsizetype deepest = 0;
    bool there = true;
    forEachPrefix(pointer, [&](const QString &prefix) {
        const auto offset = offsets.value(prefix, -1);
        there = there && offset >= deepest;
        if (there)
            deepest = offset;
    });
    return deepest;
}

} // namespace

void sortByPlace(Faults &faults, QByteArrayView json)
{
    Offsets offsets;
    for (const auto &fault : faults)
        forEachPrefix(fault.pointer, [&](const QString &prefix) { offsets.insert(prefix, -1); });
    Walk walk(json, offsets);
    walk.peek();
    walk.value(walk.offset());

    std::vector<std::pair<qsizetype, Fault>> placed;
    placed.reserve(faults.size());
    for (auto &fault : faults) {
        const auto offset = offsetOf(fault.pointer, offsets);
        placed.emplace_back(offset, std::move(fault));
    }
    std::ranges::stable_sort(placed, {}, &std::pair<qsizetype, Fault>::first);

    qsizetype counted = 0;
    int line = 1;
    faults.clear();
    for (auto &[offset, fault] : placed) {
        line += lineAt(json.sliced(counted), offset - counted) - 1;
        counted = offset;
        fault.line = line;
        faults.push_back(std::move(fault));
    }
}

} // namespace gyoji
