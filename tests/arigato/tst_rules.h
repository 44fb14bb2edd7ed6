// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>

namespace gyoji::test {

/// Rules by their numbers: scripts, and what they must lead to by the letter of the spec. Each row
/// is named for the rule it shows.
class TestRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dawn_data();
    void dawn() { run(); }
    void reveal_data();
    void reveal() { run(); }
    void daytime_data();
    void daytime() { run(); }
    void gate_data();
    void gate() { run(); }
    void dusk_data();
    void dusk() { run(); }
    void adjusting_data();
    void adjusting() { run(); }
    void keeping_data();
    void keeping() { run(); }
    void scoring_data();
    void scoring() { run(); }
    void asking_data();
    void asking() { run(); }

private:
    void run();
};

/// The columns of each table.
void addColumns();

/// A row. `header` has what the header has besides the test box and its one player Aki.
///
/// `wanted` is a part of the state document, with members more: "refused", the rule that
/// refuses the last line (no line is refused without it), and "asks", what all seats are asked.
/// "log" is the log of the last line accepted, "course" each seat's totals day by day. What it does
/// not name may be anything; lists are whole. All three are JSON with ' for ".
void row(const char *rule, QByteArray header, QByteArray lines, QByteArray wanted);

} // namespace gyoji::test
