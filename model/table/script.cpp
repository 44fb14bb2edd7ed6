// SPDX-License-Identifier: MIT
#include "table/script.h"

#include "json/parse.h"
#include "kernel/script_ids.h"
#include "table/games.h"

namespace gyoji {

namespace {

/// Hands out the lines of a file that are not blank, with their numbers.
class Lines
{
public:
    explicit Lines(const QByteArray &file)
        : m_file(file)
    {
    }

    bool next()
    {
        while (m_end < m_file.size()) {
            const qsizetype start = m_end;
            const qsizetype end = m_file.indexOf('\n', start);
            const qsizetype length = (end < 0 ? m_file.size() : end) - start;
            m_end = start + length + 1;
            ++m_number;
            m_line = QByteArray::fromRawData(m_file.constData() + start, length);
            if (!m_line.trimmed().isEmpty())
                return true;
        }
        return false;
    }
    const QByteArray &line() const { return m_line; }
    int number() const { return m_number; }

private:
    const QByteArray &m_file;
    QByteArray m_line;
    qsizetype m_end = 0;
    int m_number = 0;
};

} // namespace

Script readScript(const QByteArray &file, const BoxFiles &boxes)
{
    Script script;
    const QByteArray text = withoutByteOrderMark(file);
    Lines lines(text);
    if (!lines.next()) {
        script.fault = ScriptFault{1, {script::json, {}}, true};
        return script;
    }

    // A copy of its own: the line is only a view of the text.
    script.header = QByteArray(lines.line().constData(), lines.line().size()).trimmed();
    auto opened = openTable(script.header, boxes);
    if (auto *fault = std::get_if<HeaderFault>(&opened)) {
        script.fault = ScriptFault{lines.number(), std::move(fault->refusal), fault->isNoHeader};
        return script;
    }
    script.table = std::get<std::unique_ptr<Table>>(std::move(opened));
    while (lines.next()) {
        if (auto refusal = script.table->act(lines.line())) {
            script.fault = ScriptFault{lines.number(), std::move(*refusal), false};
            break;
        }
        script.lines.push_back(lines.number());
    }
    return script;
}

QByteArray writeScript(const QByteArray &header, const Table &table)
{
    QByteArray script = header + '\n';
    for (std::size_t i = 0; i < table.lineCount(); ++i)
        script += table.line(i) + '\n';
    return script;
}

} // namespace gyoji
