// SPDX-License-Identifier: MIT
#include "arigato/tst_rules.h"

namespace gyoji::test {

void TestRules::asking_data()
{
    addColumns();
    row("dawn: resident and producers, no travelers where none counts", "{}",
        "{'do':'adjust','player':0,'village':{'UL':{'card':'odd'}}}",
        "{'asks':[[{'ask':'resident'},{'ask':'producers','n':2}]]}");
    row("dawn: a slot without card is asked for", "{}", "{'do':'resident','player':0,'slot':'UL'}",
        "{'asks':[[{'ask':'resident'},{'ask':'producers','n':2}]]}");
    row("dawn: types in type order, and match", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'traveler'},
            'UR':{'card':'travelers'}}}
           {'do':'define','card':{'id':'odd','type':'sculptor','slots':['LL'],'favor':1,'cost':null,
            'when':{'kind':'traveler','type':'gardener'},'gain':[{'kind':'favor'}]}}
           {'do':'adjust','player':0,'village':{'LL':{'card':'odd'}}})",
        R"({'asks':[[{'ask':'resident'},{'ask':'producers','n':2},
            {'ask':'travelers','types':['gardener','sculptor'],'match':true}]]})");
    row("dawn: the named resident counts", "{}",
        "{'do':'resident','player':0,'slot':'UL','card':'travelers'}",
        R"({'asks':[[{'ask':'producers','n':2},
            {'ask':'travelers','types':[],'match':true}]]})");
    row("dawn: nothing that is named", "{}",
        R"({'do':'resident','player':0,'slot':'UL','card':'travelers'}
           {'do':'travelers','player':0,'types':['unknown','unknown']}
           {'do':'producers','player':0,'types':['unknown','unknown']})",
        "{'asks':[[]]}");
    row("dawn of day 12: four producers, no travelers", "{'start':{'day':12}}",
        "{'do':'resident','player':0,'slot':'UL','card':'travelers'}",
        "{'asks':[[{'ask':'producers','n':4}]]}");
    row("dawn with cards: no producers where none counts", "{'track':['cards']}",
        "{'do':'resident','player':0,'slot':'UL','card':'traveler'}",
        "{'asks':[[{'ask':'travelers','types':['sculptor'],'match':false}]]}");
    row("dawn with cards: producers for an item condition", "{'track':['cards']}",
        "{'do':'resident','player':0,'slot':'UL','card':'statue'}",
        "{'asks':[[{'ask':'producers','n':2}]]}");
    row("dawn with cards: producers for producers-match", "{'track':['cards']}",
        "{'do':'adjust','player':0,'village':{'UL':{'card':'producers'}}}",
        "{'asks':[[{'ask':'resident'},{'ask':'producers','n':2}]]}");
    row("daytime: the cost of a card with an offering", "{}",
        R"({'do':'adjust','player':0,'phase':'day','village':{'UL':{'card':'no-cost'},
            'UR':{'card':'no-cost','offering':true},'LL':{'card':'odd','offering':true}}})",
        "{'asks':[[{'ask':'cost','card':'no-cost'}]]}");
    row("daytime with cards: supply for dusk-items", "{'track':['cards']}",
        R"({'do':'adjust','player':0,'phase':'day','village':{'UL':{'card':'dusk-items'},
            'UR':{'card':'no-cost','offering':true}}})",
        "{'asks':[[{'ask':'supply'}]]}");
    row("daytime with cards: supply and the manual part of one objective",
        R"({'track':['cards'],'start':{'day':3},'calendar':{'days':{'3':[
            {'zone':'supply','kind':'any','n':1},{'kind':'manual','text':{'en':'?'}}]}}})",
        "{'do':'adjust','player':0,'phase':'day'}",
        "{'asks':[[{'ask':'supply'},{'ask':'objective'}]]}");
    row("daytime: no supply of a seat followed fully",
        "{'start':{'day':3},'calendar':{'days':{'3':{'zone':'supply','kind':'any','n':1}}}}",
        "{'do':'adjust','player':0,'phase':'day'}", "{'asks':[[]]}");
    row("daytime: a manual objective on its day only",
        "{'start':{'day':3},'calendar':{'days':{'4':{'kind':'manual','text':{'en':'?'}}}}}",
        "{'do':'adjust','player':0,'phase':'day'}", "{'asks':[[]]}");
    row("dusk: down to seven", "{}",
        "{'do':'adjust','player':0,'phase':'dusk','items':{'sword':9}}",
        "{'asks':[[{'ask':'discard','n':2}]]}");
    row("dusk: seven are fine", "{}",
        "{'do':'adjust','player':0,'phase':'dusk','items':{'sword':7}}", "{'asks':[[]]}");
    row("dusk of day 12: no limit", "{'start':{'day':12}}",
        "{'do':'adjust','player':0,'phase':'dusk','items':{'sword':9}}", "{'asks':[[]]}");
    row("owing: choose and nothing else", "{}",
        "{'do':'adjust','player':0,'owes':3,'gate':['no-favor']}",
        "{'asks':[[{'ask':'choose','n':3}]]}");
    row("any phase: favor, once for each card, in gate order", "{}",
        R"({'do':'define','card':{'id':'odd','type':'sculptor','slots':['UL'],'favor':null,
            'cost':null}}
           {'do':'adjust','player':0,'phase':'dusk','gate':['odd','gate','no-favor','odd']})",
        "{'asks':[[{'ask':'favor','card':'odd'},{'ask':'favor','card':'no-favor'}]]}");
    row("over, retired, score: but for favor",
        "{'players':['Aki','Bea','Cho'],'track':['full','full','score']}",
        R"({'do':'adjust','player':0,'gate':['no-favor'],'phase':'over','items':{'sword':9}}
           {'do':'adjust','player':1,'gate':['no-favor']}
           {'do':'retire','player':1}
           {'do':'adjust','player':2,'gate':['no-favor']})",
        R"({'asks':[[{'ask':'favor','card':'no-favor'}],[{'ask':'favor','card':'no-favor'}],
            [{'ask':'favor','card':'no-favor'}]]})");
}

} // namespace gyoji::test
