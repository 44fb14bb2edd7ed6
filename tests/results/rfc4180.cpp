// SPDX-License-Identifier: MIT
#include "rfc4180.h"

#include <algorithm>

namespace gyoji::test {

namespace {

class Reader
{
public:
    explicit Reader(QStringView csv)
        : m_csv(csv)
    {
    }

    bool read(std::vector<QStringList> &rows)
    {
        while (m_at < m_csv.size()) {
            QStringList row;
            if (!readRow(row))
                return false;
            rows.push_back(row);
        }
        return true;
    }

private:
    QChar next() const { return m_at < m_csv.size() ? m_csv[m_at] : QChar(); }

    bool readRow(QStringList &row)
    {
        do {
            QString cell;
            if (!(next() == u'"' ? readQuoted(cell) : readBare(cell)))
                return false;
            row << cell;
        } while (take(u','));
        return take(u'\r') && take(u'\n');
    }

    bool take(QChar wanted)
    {
        if (next() != wanted)
            return false;
        ++m_at;
        return true;
    }

    bool readQuoted(QString &cell)
    {
        ++m_at;
        while (m_at < m_csv.size()) {
            const QChar c = m_csv[m_at++];
            if (c != u'"')
                cell += c;
            else if (take(u'"'))
                cell += u'"';
            else
                return true;
        }
        return false;
    }

    bool readBare(QString &cell)
    {
        while (m_at < m_csv.size() && next() != u',' && next() != u'\r') {
            if (next() == u'"' || next() == u'\n')
                return false;
            cell += m_csv[m_at++];
        }
        return true;
    }

    QStringView m_csv;
    qsizetype m_at = 0;
};

} // namespace

std::optional<std::vector<QStringList>> readRfc4180(QStringView csv)
{
    std::vector<QStringList> rows;
    if (!Reader(csv).read(rows))
        return std::nullopt;
    const auto isWhole = [&rows](const QStringList &row) {
        return row.size() == rows.front().size();
    };
    if (!std::ranges::all_of(rows, isWhole))
        return std::nullopt;
    return rows;
}

} // namespace gyoji::test
