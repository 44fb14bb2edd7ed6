// SPDX-License-Identifier: MIT
#include "scenes.h"

#include "hands.h"
#include "store/running_table.h"
#include "table/script.h"
#include "window/arigato/arigato_box_pages.h"
#include "window/arigato/line_care.h"
#include "window/arigato/seat_care.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

const QByteArray three =
    R"({"gyoji":1,"game":"arigato","players":["Aki","Béatrice","千尋"],"box":"sample","calendar":["1a","2b"]})";
const QByteArray later =
    R"({"gyoji":1,"game":"arigato","players":["Aki","Béatrice","千尋"],"box":"sample","calendar":["1a","2b"],"start":{"day":6}})";
const QByteArray five =
    R"({"gyoji":1,"game":"arigato","players":["Aki","Béatrice","千尋","Emma","Dominique"],"box":"sample","calendar":["1a","2b"]})";
const QByteArray byHand =
    R"({"gyoji":1,"game":"arigato","players":["Aki","Bea"],"box":"sample","calendar":{"days":{"2":{"kind":"manual","text":{"en":"The tallest tower"}}}}})";

const QByteArray unknown =
    R"({"gyoji":1,"game":"arigato","players":["Aki","Béatrice"],"box":{"gyoji-box":1,"id":"ours","title":{"en":"Ours"},"cards":[],"faces":[{"id":"1a","tile":1,"days":{"2":{"kind":"manual","text":{"en":"?"}}}}]},"calendar":["1a"]})";
const QByteArray inDayTwo = R"({"do":"adjust","player":0,"day":2,"phase":"day"})";

/// Seat 0 in the daytime of day 2, with four artisans and some items.
const QByteArray fullVillage =
    R"({"do":"adjust","player":0,"day":2,"phase":"day","favor":8,"items":{"origami":2,"bonsai":3,"sword":2},"gate":["S-002","S-003"],"village":{"UL":{"card":"S-021","offering":true},"UR":{"card":"S-041"},"LL":{"card":"S-061"},"LR":{"card":"S-001"}}})";
/// Seat 0 in the daytime of day 2, with an offering that can be paid.
const QByteArray inDay =
    R"({"do":"adjust","player":0,"day":2,"phase":"day","items":{"origami":3,"bonsai":3,"sword":3,"statue":3,"firework":3},"village":{"UL":{"card":"S-021"},"UR":{"card":"S-041","offering":true}}})";
/// Artisans that look at travelers.
const QByteArray listening =
    R"({"do":"adjust","player":0,"village":{"UL":{"card":"S-006"},"UR":{"card":"S-011"},"LL":{"card":"S-013"}}})";
const QByteArray atDawn = R"({"do":"adjust","player":0,"day":3,"phase":"dawn"})";
const QByteArray blank =
    R"({"do":"define","card":{"id":"N-1","type":"sculptor","slots":["UL"],"favor":null,"cost":null,"draft":true}})";

QByteArray living(const QByteArray &card, const QByteArray &phase)
{
    return R"({"do":"adjust","player":0,"day":2,"phase":")" + phase +
           R"(","items":{"statue":3},"village":{"UL":{"card":")" + card + R"(","offering":true}}})";
}

void nothing(AppModel &) {}

SeatModel &seatOf(AppModel &app)
{
    return *app.table()->seat();
}

/// A statue gained brings a favor, and the rules do not say whether one is gained in an exchange.
QByteArrayList inDoubt()
{
    return {
        three,
        R"({"do":"define","card":{"id":"T-1","type":"pyrotechnist","slots":["UL"],"favor":1,"cost":{"sword":1},"when":{"kind":"item","item":"statue"},"gain":[{"kind":"favor","n":1}]}})",
        R"({"do":"adjust","player":0,"day":2,"phase":"day","items":{"sword":4},"village":{"UL":{"card":"T-1"}}})",
        R"({"do":"exchange","player":0,"give":"sword","take":"statue"})"};
}

void openLine(AppModel &app, int line)
{
    app.table()->lineCare()->close();
    app.table()->lineCare()->open(line);
}

/// A workshop and a gate, tapped in from the table.
void enterSome(AppModel &app)
{
    app.show(u"seat"_s);
    FromTable &form = *seatOf(app).care()->fromTable();
    if (form.gate()->rowCount() > 0)
        return;
    form.pickPlace(u"UL"_s);
    form.pickType(u"origamist"_s);
    form.pickCard(u"S-001"_s);
    form.toggleOffering(u"UL"_s);
    form.pickPlace(u"gate"_s);
    form.pickType(u"gardener"_s);
    form.pickType(u"blacksmith"_s);
    form.typeDigit(u"favor"_s, 1);
    form.typeDigit(u"favor"_s, 7);
}

/// An exchange that a later one needs.
QByteArrayList mended()
{
    return {three,
            fullVillage,
            R"({"do":"exchange","player":0,"give":"sword","take":"bonsai"})",
            R"({"do":"adjust","player":1,"favor":3})",
            R"({"do":"exchange","player":0,"give":"bonsai","take":"statue"})",
            R"({"do":"exchange","player":0,"give":"bonsai","take":"firework"})"};
}

void pickSculptor(AppModel &app)
{
    seatOf(app).pickType(u"sculptor"_s);
}

void openOldPlay(AppModel &app)
{
    app.show(u"history"_s);
    app.results()->open(valueOf(*app.results()->history()->rows(), 0, "play").toString());
}

bgstats::File playsToImport()
{
    bgstats::File file;
    file.games = {{u"game"_s, u"A Castle for All Seasons"_s, 38386, true}};
    file.players = {{u"a"_s, u"Aki"_s}, {u"b"_s, u"Maximilienne de la Tour d’Auvergne"_s}};
    ImportedPlay play;
    play.id = u"play"_s;
    play.date = QDate(2026, 11, 29);
    play.time = QTime(20, 15);
    play.scores = {{0, u"12"_s, 12.0, true, false, {}, {}, {}, {}}};
    ImportedPlay half = play;
    half.id = u"half"_s;
    half.scores = {{0, u"12.5"_s, 12.5, false, false, {}, {}, {}, {}},
                   {1, u"13"_s, 13.0, true, false, {}, {}, {}, {}}};
    ImportedPlay deserted = play;
    deserted.id = u"deserted"_s;
    deserted.scores.clear();
    file.plays = {play, half, deserted};
    file.leftOut = {{u"/plays/1/playDate"_s, "import.date", {{"word", std::string("today")}}, 17}};
    return file;
}

/// A dozen plays of two players, each of whom has won some.
bgstats::File manyPlays()
{
    bgstats::File file = playsToImport();
    const ImportedPlay play = file.plays.front();
    file.plays.clear();
    for (int i = 0; i < 12; ++i) {
        const double other = 30 + 11 * i % 40;
        file.plays.push_back(play);
        file.plays.back().id = u"play %1"_s.arg(i);
        file.plays.back().date = play.date.addDays(7 * i);
        const double own = 50 - 7 * i % 30;
        file.plays.back().scores = {{0, {}, own, own > other, false, {}, {}, {}, {}},
                                    {1, {}, other, other >= own, false, {}, {}, {}, {}}};
    }
    return file;
}

void takeIn(AppModel &app, bgstats::File file)
{
    app.results()->openImport(std::move(file));
    PlayImport &import = *app.results()->importing();
    import.take();
    while (import.view().isRunning)
        QCoreApplication::processEvents();
}

void describe(CardEditor &editor, const QStringList &choices)
{
    for (const QString &choice : choices)
        editor.choose(choice);
}

/// A card of a new box, described so far.
void beginCard(AppModel &app, const QStringList &choices)
{
    app.show(u"box"_s);
    app.boxes()->make();
    app.boxes()->describe();
    describe(*app.boxes()->editor(), choices);
}

FaceEditor &calendarOf(AppModel &app)
{
    return *qobject_cast<ArigatoBoxPages *>(app.boxes()->pages())->calendar();
}

/// A box with a card of that favor.
QString boxText(int favor)
{
    return QString(u"{\"gyoji-box\":1,\"id\":\"ours\",\"title\":{\"en\":\"Ours\"},\"cards\":[{"
                   u"\"id\":\"A-1\","
                   "\"type\":\"sculptor\",\"slots\":[\"UL\"],\"favor\":%1,\"cost\":{\"sword\":%1},"
                   "\"when\":"
                   "{\"kind\":\"leave\"},\"gain\":[{\"kind\":\"favor\"}]},{\"id\":\"B-%1\","
                   "\"type\":\"gardener\","
                   "\"slots\":[\"LR\"],\"favor\":null,\"cost\":null,\"draft\":true}]}"_s)
        .arg(favor);
}

ReadJournal journalOf(const QByteArrayList &lines, KeptScript::As as)
{
    Script script = readScript(lines.join('\n'), shippedBox);
    const QDateTime changed({2026, 11, 29}, {20, 15}, Qt::OffsetFromUTC, 3600);
    return {std::move(script.header), std::move(script.table), changed, {as, u"id"_s, 98}};
}

/// A first game without a box: one objective is described, then it ends.
void learnACalendar(AppModel &app)
{
    app.show(u"new"_s);
    app.newTable()->setName(0, u"Aki"_s);
    app.newTable()->setName(1, u"Béa"_s);
    app.newTable()->pickBox(u"new"_s);
    app.begin();
    TableCalendar &calendar = *app.table()->calendar();
    calendar.describe(2);
    for (const auto &choice : {u"village"_s, u"same"_s, u"3"_s})
        calendar.objective()->choose(choice);
    calendar.keep();
    app.table()->finish();
    app.show(u"results"_s);
}

} // namespace

QList<Scene> scenes()
{
    return QList<Scene>{
        {"begun", {three}, nothing, {}},
        {"five players", {five, fullVillage}, nothing, {}},
        {"a type picked", {three, fullVillage, atDawn}, pickSculptor, {}},
        {"placing",
         {three, fullVillage, atDawn},
         [](AppModel &app) {
             pickSculptor(app);
             seatOf(app).pickCard(u"S-062"_s);
         },
         {}},
        {"evicting",
         {three, fullVillage, atDawn},
         [](AppModel &app) {
             pickSculptor(app);
             seatOf(app).pickCard(u"S-062"_s);
             seatOf(app).pickWorkshop(u"UL"_s);
         },
         {}},
        {"a new card",
         {three},
         [](AppModel &app) {
             pickSculptor(app);
             seatOf(app).pickNewCard();
             seatOf(app).toggleSlot(u"UL"_s);
         },
         {}},
        {"producers",
         {three, fullVillage, atDawn},
         [](AppModel &app) {
             seatOf(app).ask(u"producers"_s, {});
             seatOf(app).pickType(u"gardener"_s);
         },
         {}},
        {"travelers",
         {three, fullVillage, listening, atDawn},
         [](AppModel &app) {
             seatOf(app).ask(u"travelers"_s, {});
             seatOf(app).claim(u"origamist"_s);
         },
         {}},
        {"daytime", {three, fullVillage}, nothing, {}},
        {"a workshop",
         {three, fullVillage},
         [](AppModel &app) { seatOf(app).pickWorkshop(u"UL"_s); },
         {}},
        {"an exchange",
         {three, fullVillage},
         [](AppModel &app) { seatOf(app).pickItem(u"bonsai"_s); },
         {}},
        {"owing a choice",
         {three, fullVillage, R"({"do":"gain","player":0,"favor":3,"items":{"sword":1}})"},
         [](AppModel &app) { seatOf(app).pickItem(u"sword"_s); },
         {}},
        {"why",
         {three, fullVillage, R"({"do":"gain","player":0,"favor":1,"items":{"sword":1}})"},
         nothing,
         u"why"_s},
        {"why of a rule",
         {three, fullVillage, R"({"do":"exchange","player":0,"give":"bonsai","take":"statue"})"},
         nothing,
         u"why"_s},
        {"a rule with its case",
         {three, fullVillage},
         [](AppModel &app) {
             seatOf(app).offer(u"UL"_s);
             app.explain(app.table()->messageRule(), app.table()->message());
         },
         {}},
        {"an objective",
         {three, fullVillage, R"({"do":"retire","player":1})", R"({"do":"retire","player":2})"},
         nothing,
         {}},
        {"an objective in words",
         {three, fullVillage, R"({"do":"retire","player":1})", R"({"do":"retire","player":2})"},
         nothing,
         u"headline"_s},
        {"icons",
         {three},
         [](AppModel &app) {
             app.show(u"icons"_s);
             app.rules()->icons()->pick(u"condition/leave"_s);
             app.rules()->icons()->pick(u"gain/per-gate"_s);
         },
         {}},
        {"a discard",
         {three, living("S-001", "dusk"), R"({"do":"adjust","player":0,"items":{"sword":9}})"},
         nothing,
         {}},
        {"a cost asked",
         {three, blank, living("N-1", "day")},
         [](AppModel &app) {
             seatOf(app).ask(u"cost"_s, u"N-1"_s);
             seatOf(app).count(u"sword"_s, 1);
         },
         {}},
        {"a favor asked",
         {three, blank, R"({"do":"adjust","player":0,"gate":["N-1"]})"},
         [](AppModel &app) { seatOf(app).ask(u"favor"_s, u"N-1"_s); },
         {}},
        {"an objective by hand", {byHand, living("S-001", "day")}, nothing, {}},
        {"an open objective", {unknown, inDayTwo}, nothing, {}},
        {"an open objective, described",
         {unknown, inDayTwo},
         [](AppModel &app) {
             seatOf(app).describeObjective();
             for (const auto &choice : {u"village"_s, u"same"_s, u"3"_s})
                 app.table()->calendar()->objective()->choose(choice);
         },
         {}},
        {"the scoring asked",
         {unknown, R"({"do":"adjust","player":0,"objectives":2})", R"({"do":"finish"})"},
         [](AppModel &app) {
             app.show(u"results"_s);
             app.tableBox()->setScoreTable(u"0, 3, 2"_s);
         },
         {}},
        {"no box yet",
         {three},
         [](AppModel &app) {
             app.show(u"new"_s);
             app.newTable()->pickBox(u"new"_s);
         },
         {}},
        {"a calendar learned at the table", {three}, learnACalendar, {}},
        {"cards only",
         {three, fullVillage, R"({"do":"track","player":0,"level":"cards"})"},
         nothing,
         {}},
        {"score only", {three, R"({"do":"track","player":0,"level":"score"})"}, nothing, {}},
        {"retired", {three, fullVillage, R"({"do":"retire","player":0})"}, nothing, {}},
        {"refused", {three, fullVillage}, [](AppModel &app) { seatOf(app).offer(u"UL"_s); }, {}},
        {"finished", {three, fullVillage, R"({"do":"finish"})"}, nothing, {}},
        {"menu", {three, fullVillage}, nothing, u"menu"_s},
        {"journal",
         {three, fullVillage, atDawn, blank},
         [](AppModel &app) { app.show(u"journal"_s); },
         {}},
        {"a line opened",
         {three, fullVillage, atDawn, blank},
         [](AppModel &app) {
             app.show(u"journal"_s);
             openLine(app, 0);
         },
         {}},
        {"what may have happened instead",
         mended(),
         [](AppModel &app) {
             app.show(u"journal"_s);
             openLine(app, 1);
             app.table()->lineCare()->change();
             app.table()->lineCare()->pickFacet(u"items"_s);
         },
         {}},
        {"what would fall",
         mended(),
         [](AppModel &app) {
             app.show(u"journal"_s);
             openLine(app, 1);
             app.table()->lineCare()->remove();
         },
         {}},
        {"a ruling in doubt", inDoubt(), nothing, {}},
        {"each seat in its language",
         {three, fullVillage},
         [](AppModel &app) {
             app.settings()->setTurnsSeats(true);
             app.table()->setSeatLanguage(0, u"ja"_s);
             app.table()->setSeatLanguage(1, u"fr"_s);
             app.table()->setSeatLanguage(2, u"en"_s);
         },
         {}},
        {"what lies there", {later}, [](AppModel &app) { app.show(u"seat"_s); }, {}},
        {"what lies there, half entered", {later}, enterSome, {}},
        {"on a phone",
         {three, fullVillage},
         [](AppModel &app) {
             app.table()->setDevices({1, 0, 2});
         },
         {}},
        {"a covered dawn",
         {three, fullVillage, atDawn},
         [](AppModel &app) { app.table()->setDevices({1}); },
         {}},
        {"not inviting", {five}, [](AppModel &app) { app.show(u"invite"_s); }, {}},
        {"inviting",
         {five},
         [](AppModel &app) {
             app.show(u"invite"_s);
             app.invite()->setOpen(true);
         },
         {}},
        {"a code",
         {five},
         [](AppModel &app) {
             app.show(u"invite"_s);
             app.invite()->setNetwork(u"Game night"_s, u"sesame"_s);
             app.invite()->handover()->showGame();
         },
         {}},
        {"the centrepiece", {five, fullVillage}, [](AppModel &app) { app.show(u"centre"_s); }, {}},
        {"the centrepiece of a table that nobody follows",
         {five, R"({"do":"track","player":0,"level":"score"})",
          R"({"do":"track","player":1,"level":"score"})",
          R"({"do":"track","player":2,"level":"score"})",
          R"({"do":"track","player":3,"level":"score"})",
          R"({"do":"track","player":4,"level":"score"})"},
         [](AppModel &app) { app.show(u"centre"_s); },
         {}},
        {"seats turned to their players",
         {three, fullVillage},
         [](AppModel &app) { app.settings()->setTurnsSeats(true); },
         {}},
        {"locked", {three, fullVillage}, [](AppModel &app) { app.lock(); }, {}},
        {"a child's seat",
         {three, fullVillage},
         [](AppModel &app) { app.table()->setChild(0, true); },
         {}},
        {"a number",
         {three, fullVillage, R"({"do":"gain","player":0,"favor":3})"},
         [](AppModel &app) { seatOf(app).openNumber(u"total"_s); },
         {}},
        {"what the objective lacks",
         {three, fullVillage},
         [](AppModel &app) { seatOf(app).openNumber(u"objective"_s); },
         {}},
        {"settings", {three}, [](AppModel &app) { app.show(u"settings"_s); }, {}},
        {"rulings", {three}, [](AppModel &app) { app.show(u"rulings"_s); }, {}},
        {"corrections",
         {three, fullVillage},
         [](AppModel &app) {
             app.show(u"seat"_s);
             seatOf(app).care()->clearPlace(u"UL"_s);
         },
         {}},
        {"what went wrong",
         {three, fullVillage},
         [](AppModel &app) {
             app.show(u"seat"_s);
             SeatCare &care = *seatOf(app).care();
             care.drop();
             care.correctCount(u"sword"_s, -2);
             care.correctCount(u"statue"_s, 1);
             care.findCauses();
         },
         {}},
        {"why not", {three, fullVillage, R"({"do":"check","player":0})"}, nothing, u"why"_s},
        {"results",
         {three, fullVillage, R"({"do":"finish"})"},
         [](AppModel &app) { app.show(u"results"_s); },
         {}},
        {"results opened",
         {three, fullVillage, R"({"do":"adjust","player":0,"favor":900})", R"({"do":"finish"})"},
         [](AppModel &app) {
             app.show(u"results"_s);
             auto *seats = app.results()->sheet()->seats();
             valueOf(*seats, 0, "seat").value<ResultSeat *>()->open(u"ari.end.gate"_s);
             valueOf(*seats, 1, "seat").value<ResultSeat *>()->open(u"ari.end.favor"_s);
         },
         {}},
        {"course",
         {five, fullVillage, R"({"do":"adjust","player":0,"day":12})",
          R"({"do":"adjust","player":1,"day":9,"favor":12})", R"({"do":"finish"})"},
         [](AppModel &app) { app.show(u"results"_s); },
         u"courseTable"_s},
        {"rematch",
         {five, fullVillage, R"({"do":"finish"})"},
         [](AppModel &app) { app.show(u"results"_s); },
         u"rematch"_s},
        {"looking back",
         {three, inDay, R"({"do":"offer","player":0,"slot":"UL"})", R"({"do":"check","player":0})",
          R"({"do":"finish"})"},
         [](AppModel &app) {
             app.show(u"back"_s);
             app.results()->lookingBack()->open(2);
         },
         {}},
        {"share",
         {three, fullVillage, R"({"do":"finish"})"},
         [](AppModel &app) {
             app.show(u"results"_s);
             app.show(u"share"_s);
             app.results()->sharing()->copy(u"text"_s);
         },
         {}},
        {"history",
         {five, fullVillage, R"({"do":"finish"})"},
         [](AppModel &app) { app.show(u"history"_s); },
         {}},
        {"an old play", {three, fullVillage, R"({"do":"finish"})"}, openOldPlay, {}},
        {"a story",
         {three, fullVillage, R"({"do":"finish"})"},
         [](AppModel &app) {
             openOldPlay(app);
             app.show(u"story"_s);
         },
         {}},
        {"statistics",
         {five, fullVillage, R"({"do":"finish"})"},
         [](AppModel &app) {
             app.show(u"statistics"_s);
             app.results()->statistics()->merge(u"Béatrice"_s);
         },
         {}},
        {"statistics as a table",
         {three, fullVillage, R"({"do":"finish"})"},
         [](AppModel &app) {
             takeIn(app, playsToImport());
             app.show(u"statistics"_s);
         },
         u"statisticsTable"_s},
        {"statistics of many plays",
         {three, fullVillage, R"({"do":"finish"})"},
         [](AppModel &app) {
             takeIn(app, manyPlays());
             app.show(u"statistics"_s);
         },
         {}},
        {"counting",
         {three},
         [](AppModel &app) {
             app.show(u"count"_s);
             Counting &counting = *app.results()->counting();
             counting.setName(0, u"Béatrice"_s);
             counting.type(0, 0, u"11"_s);
             counting.type(0, 1, u"-2"_s);
             counting.type(0, 4, u"five"_s);
             counting.type(1, 2, u"13"_s);
         },
         {}},
        {"counting another game",
         {three},
         [](AppModel &app) {
             app.show(u"count"_s);
             app.results()->counting()->setFree(true);
             app.results()->counting()->addRow();
         },
         {}},
        {"a game from a file",
         {three},
         [](AppModel &app) {
             app.results()->openJournal(
                 journalOf({five, fullVillage, R"({"do":"finish"})"}, KeptScript::As::Nothing));
         },
         {}},
        {"an earlier state of a game",
         {three},
         [](AppModel &app) {
             app.results()->openJournal(journalOf({five, fullVillage}, KeptScript::As::Shorter));
         },
         {}},
        {"an own box",
         {three},
         [](AppModel &app) {
             app.show(u"box"_s);
             app.boxes()->copy();
             app.boxes()->describe();
             describe(*app.boxes()->editor(), {u"sculptor"_s, u"UL LR"_s});
             app.show(u"box"_s);
         },
         {}},
        {"an earlier copy of a box",
         {three},
         [](AppModel &app) {
             for (const int favor : {3, 5}) {
                 app.openCode(boxText(favor));
                 app.boxes()->incoming()->take();
             }
         },
         u"copy:0:ask"_s},
        {"a calendar",
         {three},
         [](AppModel &app) {
             app.show(u"box"_s);
             app.boxes()->copy();
             app.show(u"calendar"_s);
         },
         {}},
        {"cards of a box",
         {three},
         [](AppModel &app) {
             app.show(u"box"_s);
             app.boxes()->copy();
             app.show(u"cards"_s);
         },
         {}},
        {"a card begun", {three}, [](AppModel &app) { beginCard(app, {}); }, {}},
        {"where a card may live",
         {three},
         [](AppModel &app) { beginCard(app, {u"sculptor"_s}); },
         {}},
        {"when an effect fires",
         {three},
         [](AppModel &app) {
             beginCard(app, {u"sculptor"_s, u"UL LR"_s, u"4"_s, u"sword"_s, u"sword"_s});
         },
         {}},
        {"what an effect gives",
         {three},
         [](AppModel &app) {
             beginCard(app, {u"sculptor"_s, u"UL LR"_s, u"4"_s});
             app.boxes()->editor()->chooseNext(u"dusk-row"_s);
             describe(*app.boxes()->editor(),
                      {u"upper gardener 2"_s, u"sword"_s, u"per-gate blacksmith"_s, u"3"_s});
         },
         {}},
        {"a cost too high",
         {three},
         [](AppModel &app) {
             beginCard(app, {u"gardener"_s, u"UL"_s, u"4"_s});
             describe(*app.boxes()->editor(), QStringList(13, u"firework"_s));
         },
         {}},
        {"an objective described",
         {three},
         [](AppModel &app) {
             app.show(u"box"_s);
             app.boxes()->copy();
             app.show(u"calendar"_s);
             FaceEditor &calendar = calendarOf(app);
             calendar.pickDay(2);
             calendar.objective()->pickPart(u"0 kind"_s);
         },
         {}},
        {"an objective to be worded",
         {three},
         [](AppModel &app) {
             app.show(u"box"_s);
             app.boxes()->make();
             app.show(u"calendar"_s);
             calendarOf(app).pickDay(11);
             calendarOf(app).objective()->addWords();
             calendarOf(app).setTable(u"0, 3, 2"_s);
         },
         {}},
        {"learned at the table",
         {three, blank, R"({"do":"finish"})"},
         [](AppModel &app) { app.show(u"results"_s); },
         {}},
        {"colors of a box",
         {three},
         [](AppModel &app) {
             app.show(u"box"_s);
             app.boxes()->copy();
             app.show(u"colors"_s);
         },
         {}},
        {"a box to share",
         {three},
         [](AppModel &app) {
             app.show(u"box"_s);
             app.boxes()->share();
         },
         {}},
        {"a box from elsewhere", {three}, [](AppModel &app) { app.openCode(boxText(3)); }, {}},
        {"a box that differs",
         {three},
         [](AppModel &app) {
             app.openCode(boxText(3));
             app.boxes()->incoming()->take();
             app.openCode(boxText(5));
         },
         {}},
        {"an import",
         {three},
         [](AppModel &app) { app.results()->openImport(playsToImport()); },
         {}},
    };
}

std::optional<Refusal> keep(Store &store, const QByteArrayList &lines)
{
    auto begun = RunningTable::begin(store, lines.constFirst());
    if (auto *refusal = std::get_if<Refusal>(&begun))
        return std::move(*refusal);
    auto &table = *std::get<std::unique_ptr<RunningTable>>(begun);
    for (const QByteArray &line : lines.sliced(1)) {
        if (auto refusal = table.act(line))
            return refusal;
    }
    return std::nullopt;
}

} // namespace gyoji::test
