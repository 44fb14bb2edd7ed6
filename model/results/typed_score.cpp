// SPDX-License-Identifier: MIT
#include "results/typed_score.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace gyoji {

std::optional<double> pointsOf(QStringView typed)
{
    static const QRegularExpression sum(uR"(^[+-]?\d+(\.\d+)?([+-]\d+(\.\d+)?)*$)"_s);
    static const QRegularExpression term(uR"([+-]?\d+(\.\d+)?)"_s);
    QString text = typed.toString().remove(u' ');
    if (text.replace(QChar(0x2212), u'-').isEmpty() || !sum.match(text).hasMatch())
        return std::nullopt;
    double points = 0;
    for (auto terms = term.globalMatch(text); terms.hasNext();)
        points += terms.next().capturedView().toDouble();
    return points;
}

} // namespace gyoji
