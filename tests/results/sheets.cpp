// SPDX-License-Identifier: MIT
#include "sheets.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gyoji::test {

Play playOf(const QStringList &names)
{
    Play play;
    play.sheet.game = {"arigato", "Arigatō", std::nullopt};
    play.sheet.box.en = "Box";
    play.sheet.isOver = true;
    int favor = 10;
    for (const QString &name : names) {
        SheetSeat seat;
        seat.name = name.toStdString();
        seat.points = {{"ari.end.favor", favor--, std::nullopt, 0}};
        play.sheet.seats.push_back(seat);
    }
    rankByTotal(play.sheet);
    play.sheet.seats.front().isWinner = true;
    play.id = playIdOf("a play");
    play.journal = "{}\n";
    play.when = QDateTime({2026, 11, 29}, {20, 15}, Qt::OffsetFromUTC, 9 * 3600);
    play.minutes = 45;
    play.location = u"Nantes"_s;
    return play;
}

void addHostileNames()
{
    QTest::addColumn<QString>("name");
    const QStringList names{u"a,b"_s,
                            u"a;b\tc"_s,
                            u"\"quoted\""_s,
                            u"O'Neil"_s,
                            u"\""_s,
                            u"line\nbreak"_s,
                            u"return\r\nbreak"_s,
                            u" padded "_s,
                            u"佐々木"_s,
                            u"👩‍👩‍👧‍👦"_s,
                            u"דוד"_s,
                            u"\u202eturned"_s,
                            u"\u2069\u2066loose"_s,
                            u"<script>alert(1)</script>"_s,
                            u"</td></tr>"_s,
                            u"<!--"_s,
                            u"]]>"_s,
                            u"&amp;&#0;&bogus;"_s,
                            u"\" onload=\"x"_s,
                            u"%1 %2 %n {player} {total}"_s,
                            u"%22%7D&data=x#y?z=+"_s,
                            u"\\u0022\\"_s,
                            u"bell\a\u0001\u007f\u0085"_s,
                            u"\ufffe\uffff"_s,
                            u"=1+1"_s,
                            u"`$(touch x)`"_s,
                            QString(60, u'界')};
    for (const QString &name : names)
        QTest::newRow(qPrintable(QString::fromLatin1(name.toUtf8().toPercentEncoding()))) << name;
}

QByteArray contentOf(const QString &path)
{
    QFile file(QStringLiteral(GYOJI_GOLDEN_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject objectOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

QJsonObject dataOf(const QByteArray &link)
{
    const QByteArray start = "https://app.bgstatsapp.com/createPlay.html?data=";
    if (!link.startsWith(start))
        return {};
    return objectOf(QByteArray::fromPercentEncoding(link.sliced(start.size())));
}

} // namespace gyoji::test
