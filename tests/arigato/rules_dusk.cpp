// SPDX-License-Identifier: MIT
#include "arigato/tst_rules.h"

namespace gyoji::test {

namespace {

constexpr auto twoSculptorsAbove = R"({'do':'adjust','player':0,'phase':'day','village':{
    'UL':{'card':'dusk-row'},'UR':{'card':'sculptor'}}}
    {'do':'check','player':0})";

constexpr auto oneAboveOneBelow = R"({'do':'adjust','player':0,'phase':'day','village':{
    'UL':{'card':'dusk-row'},'LR':{'card':'sculptor'}}}
    {'do':'check','player':0})";

/// A debt from UL before LL; with two items chosen the objective is met.
constexpr auto debtInBetween = R"({'do':'adjust','player':0,'phase':'day','favor':5,'village':{
    'UL':{'card':'dusk-village-9'},'UR':{'card':'gardener'},'LL':{'card':'dusk-village'}}}
    {'do':'check','player':0})";

constexpr auto twoInSupply =
    "{'start':{'day':2},'calendar':{'days':{'2':{'zone':'supply','kind':'any','n':2}}}}";

} // namespace

void TestRules::dusk_data()
{
    addColumns();
    row("ari.dusk.phase: check at dawn", "{}", "{'do':'check','player':0}",
        "{'refused':'ari.dusk.phase'}");
    row("ari.dusk.hourglass: a debt stops the turns, dusk has begun", twoInSupply, debtInBetween,
        "{'players':[{'phase':'dusk','favor':14,'owes':2,'objectives':0}]}");
    row("choose at dusk goes on, the objective is looked at then", twoInSupply,
        QByteArray(debtInBetween) + "\n{'do':'choose','player':0,'items':['sword','statue']}",
        R"({'players':[{'favor':15,'owes':0,'objectives':1}],'log':[{},{},
            {'rule':'ari.when.dusk-village','slot':'LL','phase':'dusk'},
            {'rule':'ari.dusk.objective','gain':{'objective':1}}]})");
    row("ari.dusk.hourglass: in the order given, then slot order", twoInSupply,
        R"({'do':'adjust','player':0,'phase':'day','village':{'UL':{'card':'dusk-village'},
            'UR':{'card':'gardener'},'LL':{'card':'dusk-village'},'LR':{'card':'dusk-village'}}}
           {'do':'check','player':0,'order':['LR']})",
        "{'players':[{'favor':3}],'log':[{'slot':'LR'},{'slot':'UL'},{'slot':'LL'}]}");
    row("dusk-village: for each, offers numbered as their turns come", "{}",
        R"({'do':'adjust','player':0,'phase':'day','village':{'UL':{'card':'dusk-village'},
            'UR':{'card':'gardener'},'LL':{'card':'gardener'}}}
           {'do':'check','player':0,'skip':[{'n':1,'slot':'UL'}]})",
        "{'players':[{'favor':1}]}");
    row("dusk-row: at least n in that row", "{}", twoSculptorsAbove, "{'players':[{'favor':1}]}");
    row("dusk-row: not those of the other row", "{}", oneAboveOneBelow,
        "{'players':[{'favor':0}]}");
    row("dusk-items: at least n", "{}",
        R"({'do':'adjust','player':0,'phase':'day','items':{'sword':3,'statue':2},
            'village':{'UL':{'card':'dusk-items'}}}
           {'do':'check','player':0})",
        "{'players':[{'favor':1}]}");
    row("dusk-items: not with one less", "{}",
        R"({'do':'adjust','player':0,'phase':'day','items':{'sword':4},
            'village':{'UL':{'card':'dusk-items'}}}
           {'do':'check','player':0})",
        "{'players':[{'favor':0}]}");
    row("dusk-offering-pair: three are one pair, of any types", "{}",
        R"({'do':'adjust','player':0,'phase':'day','village':{'UL':{'card':'dusk-pair'},
            'UR':{'card':'gardener','offering':true},'LL':{'card':'odd','offering':true},
            'LR':{'card':'gate','offering':true}}}
           {'do':'check','player':0})",
        "{'players':[{'favor':1}]}");
    row("dusk-offering-pair: four are two pairs", "{}",
        R"({'do':'adjust','player':0,'phase':'day','village':{
            'UL':{'card':'dusk-pair','offering':true},
            'UR':{'card':'gardener','offering':true},'LL':{'card':'odd','offering':true},
            'LR':{'card':'gate','offering':true}}}
           {'do':'check','player':0})",
        "{'players':[{'favor':2}]}");
    row("dusk-offering-type: of that type, with an offering", "{}",
        R"({'do':'adjust','player':0,'phase':'day','village':{
            'UL':{'card':'dusk-offering-type','offering':true},'UR':{'card':'odd'},
            'LL':{'card':'sculptor','offering':true},'LR':{'card':'gate','offering':true}}}
           {'do':'check','player':0})",
        "{'players':[{'favor':2}]}");
    row("dusk-objective: after the token", twoInSupply,
        R"({'do':'adjust','player':0,'phase':'day','items':{'sword':2},
            'village':{'LL':{'card':'dusk-objective'}}}
           {'do':'check','player':0})",
        R"({'players':[{'favor':1,'objectives':1}],
            'log':[{'rule':'ari.dusk.objective'},{'rule':'ari.when.dusk-objective','slot':'LL'}]})");
    row("dusk-objective: not without the token", twoInSupply,
        R"({'do':'adjust','player':0,'phase':'day','items':{'sword':1},
            'village':{'LL':{'card':'dusk-objective'}}}
           {'do':'check','player':0})",
        "{'players':[{'favor':0,'objectives':0}]}");
    row("ari.dusk.order: a dusk-objective card has no turn of its own", twoInSupply,
        R"({'do':'adjust','player':0,'phase':'day','village':{'LL':{'card':'dusk-objective'}}}
           {'do':'check','player':0,'order':['LL']})",
        "{'refused':'ari.dusk.order','players':[{'phase':'day'}]}");
    row("ari.dusk.order: nobody there", "{}",
        R"({'do':'adjust','player':0,'phase':'day'}
           {'do':'check','player':0,'order':['LL']})",
        "{'refused':'ari.dusk.order'}");
    row("ari.dusk.order before ari.dusk.manual before ari.dusk.supply", "{}",
        R"({'do':'adjust','player':0,'phase':'day'}
           {'do':'check','player':0,'objective':true,'supply':{'sword':1}})",
        "{'refused':'ari.dusk.manual'}");
    row("objective both, same: village and gate together, hidden types not mixed",
        R"({'start':{'day':3},'calendar':{'days':{'3':
            {'zone':'both','kind':'same','n':3,'with':'hourglass'}}}})",
        R"({'do':'adjust','player':0,'phase':'day','gate':['dusk-pair','dusk-row','statue'],
            'gateOther':{'cards':{'pyrotechnist':4},'points':0},
            'village':{'UL':{'card':'dusk-village'},'UR':{'card':'dusk-items'}}}
           {'do':'check','player':0})",
        "{'players':[{'objectives':1}]}");
    row("objective different: one fewer type is not enough",
        R"({'start':{'day':3},'calendar':{'days':{'3':
            {'zone':'gate','kind':'different','n':3}}}})",
        R"({'do':'adjust','player':0,'phase':'day','gate':['odd','gate','sculptor']}
           {'do':'check','player':0})",
        "{'players':[{'objectives':0}]}");
    row("objective gate: gateOther counts",
        R"({'start':{'day':3},'calendar':{'days':{'3':
            {'zone':'gate','kind':'different','n':3}}}})",
        R"({'do':'adjust','player':0,'phase':'day','gate':['odd','gate','sculptor'],
            'gateOther':{'cards':{'gardener':1},'points':0}}
           {'do':'check','player':0})",
        "{'players':[{'objectives':1}]}");
    row("objective supply: only that item",
        R"({'start':{'day':3},'calendar':{'days':{'3':
            {'zone':'supply','kind':'any','n':3,'item':'sword'}}}})",
        R"({'do':'adjust','player':0,'phase':'day','items':{'sword':2,'statue':4}}
           {'do':'check','player':0})",
        "{'players':[{'objectives':0}]}");
    row("objective manual: not answered is no",
        "{'start':{'day':3},'calendar':{'days':{'3':{'kind':'manual','text':{'en':'?'}}}}}",
        R"({'do':'adjust','player':0,'phase':'day'}
           {'do':'check','player':0})",
        "{'players':[{'objectives':0}]}");
    row("objective manual in a list: the other part must hold too",
        R"({'start':{'day':3},'calendar':{'days':{'3':[{'kind':'manual','text':{'en':'?'}},
            {'zone':'village','kind':'any','n':1}]}}})",
        R"({'do':'adjust','player':0,'phase':'day'}
           {'do':'check','player':0,'objective':true})",
        "{'players':[{'objectives':0}]}");
    row("supply of a seat followed by cards, at that check only",
        "{'track':['cards'],'start':{'day':2},'calendar':{'days':{'2':{'zone':'supply',"
        "'kind':'same','n':4}}}}",
        R"({'do':'adjust','player':0,'phase':'day','village':{'UL':{'card':'dusk-items'}}}
           {'do':'check','player':0,'supply':{'sword':4,'statue':1}})",
        "{'players':[{'favor':1,'objectives':1,'items':{'sword':0}}]}");
    row("ari.dusk.phase: discard by day", "{}",
        R"({'do':'adjust','player':0,'phase':'day','items':{'sword':8}}
           {'do':'discard','player':0,'items':{'sword':1}})",
        "{'refused':'ari.dusk.phase'}");
    row("ari.dusk.discard: more of one than is held", "{}",
        R"({'do':'adjust','player':0,'phase':'dusk','items':{'sword':8,'statue':1}}
           {'do':'discard','player':0,'items':{'statue':2}})",
        "{'refused':'ari.dusk.discard'}");
    row("ari.dusk.discard: exactly down to seven", "{}",
        R"({'do':'adjust','player':0,'phase':'dusk','items':{'sword':8,'statue':1}}
           {'do':'discard','player':0,'items':{'statue':1,'sword':1}})",
        R"({'players':[{'items':{'sword':7,'statue':0}}],'log':[{'rule':'ari.dusk.discard',
            'gain':{'item':'sword','n':-1}},{'gain':{'item':'statue','n':-1}}]})");
    row("discard on day 12 is still accepted", "{'start':{'day':12}}",
        R"({'do':'adjust','player':0,'phase':'dusk','items':{'sword':9}}
           {'do':'discard','player':0,'items':{'sword':2}})",
        "{'players':[{'items':{'sword':7}}]}");
    row("ari.dusk.limit: none on day 12, after it the seat is over", "{'start':{'day':12}}",
        R"({'do':'adjust','player':0,'phase':'dusk','items':{'sword':9}}
           {'do':'next','player':0})",
        "{'day':12,'phase':'over','winners':[0],'players':[{'day':12,'phase':'over'}]}");
    row("ari.dusk.limit on day 11", "{'start':{'day':11}}",
        R"({'do':'adjust','player':0,'phase':'dusk','items':{'sword':8}}
           {'do':'next','player':0})",
        "{'refused':'ari.dusk.limit'}");
    row("ari.phase.order: next by day", "{}",
        R"({'do':'adjust','player':0,'phase':'day'}
           {'do':'next','player':0})",
        "{'refused':'ari.phase.order'}");
}

} // namespace gyoji::test
