// SPDX-License-Identifier: MIT
#include "results/bgg.h"

#include "json/strings.h"
#include "results/spelling.h"

#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

class PlaysWriter
{
public:
    QByteArray write(const Play &play, const QString &comments)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(2);
        m_xml.writeStartDocument();
        begin("plays"_L1, {{"username"_L1, {}},
                           {"userid"_L1, u"0"_s},
                           {"total"_L1, u"1"_s},
                           {"page"_L1, u"1"_s}});
        writePlay(play, comments);
        m_xml.writeEndDocument();
        return m_text;
    }

private:
    using Attributes = std::initializer_list<std::pair<QLatin1StringView, QString>>;

    void begin(QLatin1StringView element, Attributes attributes)
    {
        m_xml.writeStartElement(element);
        for (const auto &[name, value] : attributes)
            m_xml.writeAttribute(name, tame(value));
    }

    static QString flag(bool isSet) { return isSet ? u"1"_s : u"0"_s; }

    void writePlay(const Play &play, const QString &comments)
    {
        const bool isOpen = !play.sheet.isOver;
        begin("play"_L1, {{"id"_L1, {}},
                          {"date"_L1, play.when.toString(u"yyyy-MM-dd")},
                          {"quantity"_L1, u"1"_s},
                          {"length"_L1, QString::number(play.minutes.value_or(0))},
                          {"incomplete"_L1, flag(isOpen)},
                          {"nowinstats"_L1, flag(isOpen)},
                          {"location"_L1, play.location}});
        writeItem(play.sheet.game);
        m_xml.writeTextElement("comments"_L1, comments);
        writePlayers(play.sheet);
        m_xml.writeEndElement();
    }

    void writeItem(const GameTitle &game)
    {
        begin("item"_L1, {{"name"_L1, fromUtf8(game.title)},
                          {"objecttype"_L1, u"thing"_s},
                          {"objectid"_L1, game.bggId ? QString::number(*game.bggId) : QString()}});
        begin("subtypes"_L1, {});
        begin("subtype"_L1, {{"value"_L1, u"boardgame"_s}});
        for (int i = 0; i < 3; ++i)
            m_xml.writeEndElement();
    }

    void writePlayers(const Sheet &sheet)
    {
        begin("players"_L1, {});
        const QStringList names = distinctNames(sheet);
        for (qsizetype i = 0; i < names.size(); ++i) {
            const SheetSeat &seat = sheet.seats[static_cast<std::size_t>(i)];
            begin("player"_L1, {{"username"_L1, {}},
                                {"userid"_L1, u"0"_s},
                                {"name"_L1, names[i]},
                                {"startposition"_L1, QString::number(i + 1)},
                                {"color"_L1, {}},
                                {"score"_L1, QString::number(seat.total())},
                                {"new"_L1, u"0"_s},
                                {"rating"_L1, u"0"_s},
                                {"win"_L1, flag(seat.isWinner)}});
            m_xml.writeEndElement();
        }
        m_xml.writeEndElement();
    }

    QByteArray m_text;
    QXmlStreamWriter m_xml{&m_text};
};

} // namespace

QByteArray bggPlays(const Play &play, const QString &comments)
{
    return PlaysWriter().write(play, comments);
}

} // namespace gyoji
