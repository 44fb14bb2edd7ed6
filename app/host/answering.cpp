// SPDX-License-Identifier: MIT
#include "host/answering.h"

#include "qr/qr.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

QJsonObject codeOf(const QString &address)
{
    constexpr qsizetype maxAddress = 200;
    const QrCode code = qrCode(address.left(maxAddress));
    return {{u"side"_s, code.size + 2 * quietZone},
            {u"path"_s, QString::fromLatin1(svgPathOf(code))}};
}

} // namespace

QJsonObject answerTo(const QJsonObject &message, const Asking &asking)
{
    const auto &[pages, rules, game, seat, language] = asking;
    const auto text = [&message](QLatin1StringView what) { return message.value(what).toString(); };
    if (message.contains("sum"_L1))
        return {{u"sum"_s, pages.sum(seat, text("sum"_L1), language)}};
    if (message.contains("search"_L1))
        return {{u"answers"_s, rules.answers(game, text("search"_L1), language)}};
    if (message.contains("article"_L1))
        return {{u"article"_s, rules.article(game, text("article"_L1))}};
    if (message.contains("icons"_L1))
        return {{u"icons"_s, rules.icons(game, language)}};
    if (message.contains("preview"_L1))
        return {{u"preview"_s, pages.preview(message.value("preview"_L1).toObject(), language)}};
    if (message.contains("code"_L1))
        return {{u"code"_s, codeOf(text("code"_L1))}};
    return {};
}

} // namespace gyoji
