// SPDX-License-Identifier: MIT
#include "conformance/arigato_subject.h"
#include "conformance/conformance.h"

#include <QTest>

using namespace gyoji;

class TestConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arigato() { test::conform<arigato::Subject>(); }
};

QTEST_APPLESS_MAIN(TestConformance)
#include "tst_conformance.moc"
