// SPDX-License-Identifier: MIT
#include "eyes.h"
#include "hands.h"
#include "models.h"
#include "program.h"
#include "table/script.h"
#include "window/shell/pages.h"
#include "window/window.h"

#include <QDirIterator>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

/// A property that a QML file wants to be given.
struct Required
{
    QString type;
    QString name;
};

QStringList filesOfTheModule()
{
    QStringList names;
    QDirIterator files(u":/qt/qml/Gyoji"_s, {u"*.qml"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        names << files.next();
    return names;
}

/// The file of the module that has that type; empty for Qt's own.
QString fileOf(const QString &type)
{
    const QStringList files = filesOfTheModule().filter(u'/' + type + ".qml"_L1);
    return files.value(0);
}

/// What the file asks for, and what it is made of does.
QList<Required> requiredBy(const QString &file)
{
    QFile source(file);
    if (file.isEmpty() || !source.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(source.readAll());
    // Those of what stands within are further in.
    static const QRegularExpression required(u"^ {4}required property ([\\w.<>]+) (\\w+)$"_s,
                                             QRegularExpression::MultilineOption);
    static const QRegularExpression root(u"^(\\w+) \\{$"_s, QRegularExpression::MultilineOption);
    QList<Required> properties = requiredBy(fileOf(root.match(text).captured(1)));
    auto found = required.globalMatch(text);
    while (found.hasNext()) {
        const auto match = found.next();
        properties << Required{match.captured(1), match.captured(2)};
    }
    return properties;
}

/// A value of one of our own types, with nothing in it.
QVariant blankOf(const QString &type)
{
    const QMetaType own = QMetaType::fromName("gyoji::" + type.left(1).toUpper().toLatin1() +
                                              type.sliced(1).toLatin1());
    return own.isValid() ? QVariant(own) : QVariant();
}

/// What the view models have for it; where none of them knows it, something plain of its type.
QVariant valueFor(const Required &property, const Models &models)
{
    for (QObject *object : models.objects) {
        if (QLatin1StringView(object->metaObject()->className()) == "gyoji::"_L1 + property.type)
            return QVariant::fromValue(object);
    }
    const bool isObject = property.type == "QtObject"_L1;
    const QHash<QString, QString> lists{{u"faces"_s, u"firstFaces"_s},
                                        {u"boxes"_s, u"targets"_s},
                                        {u"lines"_s, u"playedLines"_s},
                                        {u"pictures"_s, u"conditions"_s}};
    for (const QVariant &value : models.values.values(lists.value(property.name, property.name))) {
        if (isObject == (value.value<QObject *>() != nullptr))
            return value;
    }
    const QVariantHash plain{
        {u"bool"_s, true}, {u"int"_s, 1}, {u"double"_s, 0.5}, {u"string"_s, u"a"_s}};
    return plain.value(property.type, blankOf(property.type));
}

const QByteArray header = R"({"gyoji":1,"game":"arigato","players":["Aki"],"box":"sample"})";

/// An own box with a card at hand, and another that differs from it.
void lookAtBoxes(AppModel &app)
{
    const QString file = u"{\"gyoji-box\":1,\"id\":\"own\",\"title\":{\"en\":\"Ours\"},\"cards\":[{"
                         u"\"id\":\"A\",\"type\":"
                         "\"sculptor\",\"slots\":[\"UL\"],\"favor\":%1,\"cost\":null}]}"_s;
    app.openCode(file.arg(1));
    app.boxes()->incoming()->take();
    app.boxes()->edit(u"A"_s);
    app.openCode(file.arg(2));
}

/// What a page shows is there once it was shown.
void showEveryPage(AppModel &app)
{
    for (const QString &page : pageNames()) {
        if (page != "tour"_L1)
            app.show(page);
    }
    lookAtBoxes(app);
    app.results()->openImport({});
    app.results()->openLookingBack();
    Script script = readScript(header, shippedBox);
    app.results()->openJournal({std::move(script.header), std::move(script.table), {}, {}});
}

bool isSingleton(const QString &file)
{
    QFile source(file);
    return source.open(QIODevice::ReadOnly) && source.readAll().contains("\npragma Singleton\n");
}

} // namespace

/// The QML files one by one, and the lists that they show.
class TestScreens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyFileStandsAlone_data();
    void everyFileStandsAlone();
    void everyListChangesAsListsMust();
    void inkShowsOnPaper();
};

void TestScreens::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

void TestScreens::everyFileStandsAlone_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : filesOfTheModule())
        QTest::newRow(qPrintable(QFileInfo(file).fileName())) << file;
}

void TestScreens::everyFileStandsAlone()
{
    QFETCH(const QString, file);
    const QTemporaryDir folder;
    leaveExampleIn(folder.path());
    const auto store = storeIn(folder.path());
    Program program(*store);
    program.table().beginLog();
    showEveryPage(program.app);
    if (file.endsWith("/TourPage.qml"_L1))
        program.app.show(u"tour"_s);
    const Models models(program.app);
    QVariantMap wanted;
    for (const Required &property : requiredBy(file)) {
        wanted.insert(property.name, valueFor(property, models));
        QVERIFY2(wanted.value(property.name).isValid(), qPrintable(property.name));
    }

    QQmlEngine engine;
    engine.addImportPath(u"qrc:/qt/qml"_s);
    QQmlComponent component(&engine);
    if (isSingleton(file))
        component.setData(
            QByteArray("import QtQml; import Gyoji; QtObject { property QtObject it: ") +
                QFileInfo(file).baseName().toLatin1() + " }",
            {});
    else
        component.loadUrl(QUrl("qrc"_L1 + file));
    const std::unique_ptr<QObject> object(component.createWithInitialProperties(wanted));
    QVERIFY2(object, qPrintable(component.errorString()));
    QQuickWindow window;
    window.resize(360, 640);
    if (auto *item = qobject_cast<QQuickItem *>(object.get())) {
        item->setParentItem(window.contentItem());
        item->setSize(window.size());
    }
    auto *own = qobject_cast<QQuickWindow *>(object.get());
    QVERIFY(!(own ? own : &window)->grabWindow().isNull());
}

void TestScreens::everyListChangesAsListsMust()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    showEveryPage(program.app);
    const ListWatch ofShell(program.app);
    beginTable(program.app, {u"Aki"_s, u"Béa"_s, u"千"_s});
    const ListWatch ofForm(*program.app.newTable());
    ArigatoTable &table = program.table();
    table.beginLog();
    const ListWatch ofTable(table);
    constexpr std::size_t listsOfASeat = 4;
    QVERIFY(ofTable.size() >= 3 + 3 * listsOfASeat);
    QVERIFY2(playOut(table), qPrintable(table.message()));
    while (table.view().canUndo)
        table.undo();
    while (table.view().canRedo)
        table.redo();
    program.settings.setLanguage(u"fr"_s);
    program.settings.setLanguage(u"ja"_s);
    NewTable &form = *program.app.newTable();
    form.addSeat();
    form.removeSeat(0);
    form.pickFirst(u"1b"_s);
    program.app.show(u"home"_s);
}

/// WCAG 2.1, 1.4.3: text, by day and by night.
void TestScreens::inkShowsOnPaper()
{
    QQmlEngine engine;
    engine.addImportPath(u"qrc:/qt/qml"_s);
    QQmlComponent component(&engine);
    component.setData("import QtQml; import Gyoji; QtObject { property QtObject it: Theme }", {});
    const std::unique_ptr<QObject> holder(component.create());
    QObject &theme = *holder->property("it").value<QObject *>();
    const auto of = [&theme](const char *name) { return theme.property(name).value<QColor>(); };
    constexpr double wanted = 4.5;
    for (const char *appearance : {"light", "dark"}) {
        theme.setProperty("appearance", QString::fromLatin1(appearance));
        for (const char *ink : {"ink", "faint", "seal"}) {
            for (const char *paper : {"paper", "card"})
                QVERIFY2(contrast(of(ink), of(paper)) >= wanted, ink);
        }
        QVERIFY(contrast(of("ink"), of("lit")) >= wanted);
        QVERIFY(contrast(of("paleInk"), of("vermilion")) >= wanted);
    }
}

QTEST_MAIN(TestScreens)
#include "tst_screens.moc"
