// SPDX-License-Identifier: MIT
#include "window/shell/new_table.h"

#include "arigato/json/script_json.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

constexpr qsizetype maxSeats = 5;
constexpr qsizetype usualSeats = 2;

void pick(GadgetList<FaceRow> &faces, const QString &face)
{
    QList<FaceRow> rows = faces.rows();
    for (FaceRow &row : rows)
        row.isPicked = row.face == face;
    faces.setRows(rows);
}

std::string pickedOf(const GadgetList<FaceRow> &faces)
{
    const auto picked = std::ranges::find(faces.rows(), true, &FaceRow::isPicked);
    return picked->face.toStdString();
}

} // namespace

NewTable::NewTable()
{
    m_names.setRows(QList<NameRow>(usualSeats));
    m_firstFaces.setRows({{u"1a"_s, true}, {u"1b"_s, false}});
    m_secondFaces.setRows({{u"2a"_s, true}, {u"2b"_s, false}});
}

bool NewTable::canAdd() const
{
    return m_names.rows().size() < maxSeats;
}

bool NewTable::canRemove() const
{
    return m_names.rows().size() > 1;
}

bool NewTable::canBegin() const
{
    return std::ranges::none_of(m_names.rows(),
                                [](const NameRow &row) { return row.name.trimmed().isEmpty(); });
}

void NewTable::addSeat()
{
    if (!canAdd())
        return;
    m_names.setRows(m_names.rows() + QList<NameRow>{{}});
    Q_EMIT changed();
}

void NewTable::removeSeat(int seat)
{
    QList<NameRow> rows = m_names.rows();
    if (!canRemove() || seat < 0 || seat >= rows.size())
        return;
    rows.remove(seat);
    m_names.setRows(rows);
    Q_EMIT changed();
}

void NewTable::setName(int seat, const QString &name)
{
    QList<NameRow> rows = m_names.rows();
    if (seat < 0 || seat >= rows.size())
        return;
    rows[seat].name = name;
    m_names.setRows(rows);
    Q_EMIT changed();
}

void NewTable::pickFirst(const QString &face)
{
    pick(m_firstFaces, face);
}

void NewTable::pickSecond(const QString &face)
{
    pick(m_secondFaces, face);
}

QByteArray NewTable::header() const
{
    arigato::Header header;
    for (const NameRow &row : m_names.rows())
        header.players.push_back(row.name.trimmed().toStdString());
    header.faces = {pickedOf(m_firstFaces), pickedOf(m_secondFaces)};
    return arigato::writeHeader(header, "sample");
}

} // namespace gyoji
