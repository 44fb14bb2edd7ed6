// SPDX-License-Identifier: MIT
#include "json/writer.h"

namespace gyoji {

void JsonWriter::beginObject()
{
    separate();
    m_json += '{';
    m_needsComma = false;
}

void JsonWriter::endObject()
{
    m_needsComma = false;
    separate();
    m_json += '}';
    m_needsComma = true;
}

void JsonWriter::beginList()
{
    separate();
    m_json += '[';
    m_needsComma = false;
}

void JsonWriter::endList()
{
    m_needsComma = false;
    separate();
    m_json += ']';
    m_needsComma = true;
}

void JsonWriter::key(std::string_view key)
{
    separate();
    quote(key);
    m_json += ": ";
    m_needsComma = false;
}

void JsonWriter::newLine()
{
    m_newLine = m_layout == Layout::Lines;
}

void JsonWriter::text(std::string_view utf8)
{
    separate();
    quote(utf8);
    m_needsComma = true;
}

void JsonWriter::number(int number)
{
    separate();
    m_json += QByteArray::number(number);
    m_needsComma = true;
}

void JsonWriter::truth(bool truth)
{
    separate();
    m_json += truth ? "true" : "false";
    m_needsComma = true;
}

void JsonWriter::null()
{
    separate();
    m_json += "null";
    m_needsComma = true;
}

void JsonWriter::text(std::string_view name, std::string_view utf8)
{
    key(name);
    text(utf8);
}

void JsonWriter::number(std::string_view name, int number)
{
    key(name);
    this->number(number);
}

void JsonWriter::truth(std::string_view name, bool truth)
{
    key(name);
    this->truth(truth);
}

void JsonWriter::separate()
{
    if (m_needsComma)
        m_json += ',';
    if (m_newLine)
        m_json += '\n';
    else if (m_needsComma)
        m_json += ' ';
    m_newLine = false;
}

void JsonWriter::quote(std::string_view utf8)
{
    static constexpr char digits[] = "0123456789abcdef";
    m_json += '"';
    for (const char c : utf8) {
        if (c == '"' || c == '\\') {
            m_json += '\\';
            m_json += c;
        } else if (c == '\n') {
            m_json += "\\n";
        } else if (static_cast<unsigned char>(c) < 0x20) {
            m_json += "\\u00";
            m_json += digits[c >> 4];
            m_json += digits[c & 15];
        } else {
            m_json += c;
        }
    }
    m_json += '"';
}

} // namespace gyoji
