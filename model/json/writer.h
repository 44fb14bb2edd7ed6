// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <string_view>

namespace gyoji {

/// Writes JSON for people and files: members stand in the order they are written in.
class JsonWriter
{
public:
    enum class Layout { Lines, OneLine };
    explicit JsonWriter(Layout layout = Layout::Lines)
        : m_layout(layout)
    {
    }

    void beginObject();
    void endObject();
    void beginList();
    void endList();
    /// The next value is that member's.
    void key(std::string_view key);
    /// The next key or element, or the end of what is begun, stands on a line of its own,
    /// unless all is written in one line.
    void newLine();

    void text(std::string_view utf8);
    void number(int number);
    void truth(bool truth);
    void null();

    void text(std::string_view name, std::string_view utf8);
    void number(std::string_view name, int number);
    void truth(std::string_view name, bool truth);

    const QByteArray &json() const { return m_json; }

private:
    void separate();
    void quote(std::string_view utf8);

    Layout m_layout;
    QByteArray m_json;
    bool m_needsComma = false;
    bool m_newLine = false;
};

} // namespace gyoji
