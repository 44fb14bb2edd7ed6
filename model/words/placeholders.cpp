// SPDX-License-Identifier: MIT
#include "words/placeholders.h"

namespace gyoji {

namespace {

struct Place
{
    qsizetype begin = -1;
    qsizetype end = -1;
};

/// The next "{name}" from there on; begin is -1 where there is none.
Place nextPlace(const QString &phrase, qsizetype from)
{
    for (qsizetype begin = phrase.indexOf(u'{', from); begin >= 0;
         begin = phrase.indexOf(u'{', begin + 1)) {
        qsizetype end = begin + 1;
        while (end < phrase.size() && phrase[end] >= u'a' && phrase[end] <= u'z')
            ++end;
        if (end > begin + 1 && end < phrase.size() && phrase[end] == u'}')
            return {begin, end};
    }
    return {};
}

QString nameAt(const QString &phrase, const Place &place)
{
    return phrase.mid(place.begin + 1, place.end - place.begin - 1);
}

} // namespace

QStringList placeholdersOf(const QString &phrase)
{
    QStringList names;
    for (Place place = nextPlace(phrase, 0); place.begin >= 0; place = nextPlace(phrase, place.end))
        names << nameAt(phrase, place);
    return names;
}

QString fillPlaceholders(const QString &phrase,
                         const std::function<QString(const QString &)> &textOf)
{
    QString filled;
    qsizetype from = 0;
    for (Place place = nextPlace(phrase, 0); place.begin >= 0; place = nextPlace(phrase, from)) {
        filled += QStringView(phrase).mid(from, place.begin - from);
        filled += textOf(nameAt(phrase, place));
        from = place.end + 1;
    }
    filled += QStringView(phrase).mid(from);
    return filled;
}

} // namespace gyoji
