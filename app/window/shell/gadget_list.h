// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QMetaProperty>

#include <algorithm>

namespace gyoji {

/// A list of values for the screen: the properties of the gadget `Row` are its roles. It changes by
/// difference, so that delegates, focus and position stay.
template <class Row>
class GadgetList final : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    const QList<Row> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        const int property = role - Qt::UserRole;
        if (!checkIndex(index, CheckIndexOption::IndexIsValid) || property < 0)
            return {};
        return Row::staticMetaObject.property(property).readOnGadget(&m_rows[index.row()]);
    }

    QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        for (int i = 0; i < Row::staticMetaObject.propertyCount(); ++i)
            names.insert(Qt::UserRole + i, Row::staticMetaObject.property(i).name());
        return names;
    }

    /// Rows alike at both ends stay; those between change, and rows come or go behind them.
    void setRows(const QList<Row> &rows) { setRowsFrom(0, rows); }

    /// Likewise, but the rows before `start` stay without a look.
    void setRowsFrom(int start, const QList<Row> &rows)
    {
        const auto shorter = std::min(m_rows.size() - start, rows.size());
        int alike = 0;
        while (alike < shorter && m_rows[start + alike] == rows[alike])
            ++alike;
        int same = 0;
        while (alike + same < shorter &&
               m_rows[m_rows.size() - 1 - same] == rows[rows.size() - 1 - same])
            ++same;
        const int first = start + alike;
        const int oldEnd = static_cast<int>(m_rows.size()) - same;
        const int newEnd = start + static_cast<int>(rows.size()) - same;
        const int common = std::min(oldEnd, newEnd);
        if (first < common) {
            for (int row = first; row < common; ++row)
                m_rows[row] = rows[row - start];
            Q_EMIT dataChanged(index(first), index(common - 1));
        }
        if (oldEnd > common) {
            beginRemoveRows({}, common, oldEnd - 1);
            m_rows.remove(common, oldEnd - common);
            endRemoveRows();
        } else if (newEnd > common) {
            beginInsertRows({}, common, newEnd - 1);
            for (int row = common; row < newEnd; ++row)
                m_rows.insert(row, rows[row - start]);
            endInsertRows();
        }
    }

private:
    QList<Row> m_rows;
};

} // namespace gyoji
