// SPDX-License-Identifier: MIT
#include "window/shell/new_table.h"

#include "arigato/json/script_json.h"
#include "arigato/open_days.h"
#include "json/strings.h"
#include "window/arigato/arigato_box.h"

namespace gyoji {

namespace {

constexpr qsizetype maxSeats = 5;
constexpr qsizetype usualSeats = 2;
constexpr qsizetype maxKnown = 10;

void pick(GadgetList<FaceRow> &faces, const QString &face)
{
    QList<FaceRow> rows = faces.rows();
    for (FaceRow &row : rows)
        row.isPicked = row.face == face;
    faces.setRows(rows);
}

/// The faces of a tile; the first that the box knows lies on top until another is picked.
QList<FaceRow> facesOf(const arigato::Box &box, int tile)
{
    const auto ids = arigato::faceIds(box, tile);
    const auto known =
        std::ranges::find_if(ids, [&](const std::string &id) { return box.face(id) != nullptr; });
    const std::string &top = known == ids.end() ? ids.front() : *known;
    QList<FaceRow> rows;
    for (const std::string &id : ids)
        rows << FaceRow{fromUtf8(id), id == top};
    return rows;
}

bool isEmpty(const NameRow &row)
{
    return row.name.trimmed().isEmpty();
}

} // namespace

NewTable::NewTable(std::vector<KnownBox> boxes, QStringList players, Language language)
    : m_boxes(std::move(boxes))
    , m_players(std::move(players))
    , m_language(language)
{
    setNames(QList<NameRow>(usualSeats));
    pickBox(m_boxes.front().id);
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
    return std::ranges::none_of(m_names.rows(), isEmpty);
}

void NewTable::addSeat()
{
    if (canAdd())
        setNames(m_names.rows() + QList<NameRow>{{}});
}

void NewTable::removeSeat(int seat)
{
    QList<NameRow> rows = m_names.rows();
    if (!canRemove() || seat < 0 || seat >= rows.size())
        return;
    rows.remove(seat);
    setNames(rows);
}

void NewTable::setName(int seat, const QString &name)
{
    QList<NameRow> rows = m_names.rows();
    if (seat < 0 || seat >= rows.size())
        return;
    rows[seat].name = name;
    setNames(rows);
}

void NewTable::seat(const QString &name)
{
    QList<NameRow> rows = m_names.rows();
    const auto free = std::ranges::find_if(rows, isEmpty);
    if (free != rows.end())
        free->name = name;
    else if (canAdd())
        rows << NameRow{name};
    setNames(rows);
}

void NewTable::setNames(const QList<NameRow> &names)
{
    m_names.setRows(names);
    const QStringList seated = players();
    QList<NameRow> known;
    for (const QString &name : m_players) {
        if (!seated.contains(name) && known.size() < maxKnown)
            known << NameRow{name};
    }
    m_known.setRows(known);
    Q_EMIT changed();
}

void NewTable::pickBox(const QString &box)
{
    if (box == m_box || std::ranges::find(m_boxes, box, &KnownBox::id) == m_boxes.end())
        return;
    m_box = box;
    m_boxRows.setRows(boxRows(m_boxes, m_box, m_language));
    for (std::size_t i = 0; i < m_faces.size(); ++i)
        m_faces[i].setRows(facesOf(boxIn(*this->box().box), static_cast<int>(i) + 1));
}

void NewTable::pickFirst(const QString &face)
{
    pick(m_faces[0], face);
}

void NewTable::pickSecond(const QString &face)
{
    pick(m_faces[1], face);
}

void NewTable::stepDay(int by)
{
    m_day = std::clamp(m_day + by, arigato::firstDay, arigato::lastDay);
    Q_EMIT changed();
}

void NewTable::setLanguage(Language language)
{
    m_language = language;
    m_boxRows.setRows(boxRows(m_boxes, m_box, m_language));
}

const KnownBox &NewTable::box() const
{
    return *std::ranges::find(m_boxes, m_box, &KnownBox::id);
}

QStringList NewTable::players() const
{
    QStringList names;
    for (const NameRow &row : m_names.rows())
        names << row.name.trimmed();
    return names;
}

QByteArray NewTable::header() const
{
    arigato::Header header;
    header.day = m_day;
    for (const QString &name : players())
        header.players.push_back(name.toStdString());
    for (const auto &faces : m_faces) {
        const auto picked = std::ranges::find(faces.rows(), true, &FaceRow::isPicked);
        if (picked != faces.rows().end())
            header.faces.push_back(picked->face.toStdString());
    }
    if (box().isShipped)
        return arigato::writeHeader(header, m_box.toStdString());
    return arigato::writeHeader(header, arigato::withOpenDays(boxIn(*box().box), header.faces));
}

} // namespace gyoji
