// SPDX-License-Identifier: MIT
#include "window/box/box_rows.h"

#include "window/box/box_rooms.h"
#include "window/box/known_boxes.h"
#include "words/localized_text.h"

namespace gyoji {

QList<BoxRow> boxRows(const std::vector<KnownBox> &boxes, const QString &picked, Language language)
{
    QList<BoxRow> rows;
    for (const auto &[id, isShipped, isRetired, box, isNew] : boxes)
        rows << BoxRow{id,
                       localizedText(box->title(), language),
                       box->cardCount(),
                       box->openCount(),
                       id == picked,
                       isRetired,
                       isNew};
    return rows;
}

BoxView boxView(const KnownBox &known, const Words &words, Language language)
{
    const GameBox &box = *known.box;
    return {localizedText(box.title(), language),
            !known.isShipped,
            known.isRetired,
            box.openCount(),
            box.notes(words, language),
            box.alike(words, language)};
}

QList<BoxCopyRow> boxCopyRows(const QList<BoxCopy> &copies, const QLocale &locale)
{
    QList<BoxCopyRow> rows;
    for (int i = 0; i < copies.size(); ++i) {
        const auto read = readAnyBox(copies[i].file);
        if (const auto *box = std::get_if<AnyBox>(&read))
            rows << BoxCopyRow{i,
                               locale.toString(copies[i].until.toLocalTime(), QLocale::ShortFormat),
                               (*box)->cardCount()};
    }
    return rows;
}

} // namespace gyoji
