// SPDX-License-Identifier: MIT
#include "arigato/json/box_json.h"
#include "arigato/objective_form.h"
#include "table/boxes.h"

#include <QTest>

using namespace gyoji;
using namespace gyoji::arigato;

namespace {

std::string pickedOf(const ObjectiveDraft &draft, ObjectiveField field)
{
    for (const FormChoice &choice : choicesOf(draft, field)) {
        if (choice.n > 0)
            return choice.value;
    }
    return {};
}

bool offers(const ObjectiveDraft &draft, ObjectiveField field, std::string_view value)
{
    return std::ranges::count(choicesOf(draft, field), value, &FormChoice::value) > 0;
}

} // namespace

/// A part of an objective described field by field.
class TestObjectiveForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void describesEveryObjective();
    void isWholeWithZoneKindAndNumber();
    void offersWhatGoesWithTheZone();
    void dropsWhatDoesNotGoWithTheZone();
    void leavesWhatItDoesNotKnow();
};

/// Each of the sample's, from nothing.
void TestObjectiveForm::describesEveryObjective()
{
    const Box box = std::get<Box>(readBox(shippedBox("arigato", u"sample")));
    int described = 0;
    for (const Face &face : box.faces) {
        for (const auto &[day, objective] : face.days) {
            for (const ObjectivePart &part : objective) {
                const auto *count = std::get_if<ObjectiveCount>(&part);
                if (!count)
                    continue;
                const ObjectiveDraft target = draftOf(*count);
                ObjectiveDraft draft;
                for (const ObjectiveField field : fieldsOf(target))
                    draft = chosen(draft, field, pickedOf(target, field));
                QVERIFY(written(draft) == *count);
                ++described;
            }
        }
    }
    QVERIFY(described >= 20);
}

void TestObjectiveForm::isWholeWithZoneKindAndNumber()
{
    ObjectiveDraft draft;
    for (const auto &[field, choice] :
         {std::pair(ObjectiveField::Zone, "gate"), std::pair(ObjectiveField::Kind, "same"),
          std::pair(ObjectiveField::N, "3")}) {
        QVERIFY(!written(draft));
        QVERIFY(!isKnown(draft, field));
        draft = chosen(draft, field, choice);
        QVERIFY(isKnown(draft, field));
    }
    QVERIFY(written(draft) == (ObjectiveCount{Zone::Gate, ObjectiveKind::Same, 3, {}, {}, {}}));
}

void TestObjectiveForm::offersWhatGoesWithTheZone()
{
    using Fields = std::vector<ObjectiveField>;
    QCOMPARE(fieldsOf({}), Fields{ObjectiveField::Zone});
    const ObjectiveDraft village = chosen({}, ObjectiveField::Zone, "village");
    QVERIFY(offers(village, ObjectiveField::With, "offering"));
    const ObjectiveDraft gate = chosen({}, ObjectiveField::Zone, "gate");
    QVERIFY(!offers(gate, ObjectiveField::With, "offering"));
    QVERIFY(offers(gate, ObjectiveField::With, "hourglass"));
    const ObjectiveDraft supply = chosen({}, ObjectiveField::Zone, "supply");
    QCOMPARE(fieldsOf(supply), (Fields{ObjectiveField::Zone, ObjectiveField::Kind,
                                       ObjectiveField::N, ObjectiveField::Item}));
}

void TestObjectiveForm::dropsWhatDoesNotGoWithTheZone()
{
    ObjectiveDraft draft{Zone::Village, {}, {}, ArtisanType::Sculptor, {}, Mark::Offering};
    draft = chosen(draft, ObjectiveField::Zone, "both");
    QVERIFY(!draft.with);
    QVERIFY(draft.type);
    draft = chosen(draft, ObjectiveField::Zone, "supply");
    QVERIFY(!draft.type);
    draft = chosen(draft, ObjectiveField::Item, "sword");
    QVERIFY(!chosen(draft, ObjectiveField::Zone, "gate").item);
}

void TestObjectiveForm::leavesWhatItDoesNotKnow()
{
    const ObjectiveDraft draft{Zone::Village, ObjectiveKind::Any, 2, {}, {}, Mark::Hourglass};
    for (const ObjectiveField field : allOf<ObjectiveField>())
        QVERIFY(chosen(draft, field, "gold") == draft);
    QVERIFY(!chosen(draft, ObjectiveField::With, noChoice).with);
}

QTEST_APPLESS_MAIN(TestObjectiveForm)
#include "tst_objective_form.moc"
