// SPDX-License-Identifier: MIT
#include "arigato/tst_rules.h"

namespace gyoji::test {

void TestRules::daytime_data()
{
    addColumns();
    row("ari.day.actions: no offering in dusk, before ari.empty.nobody", "{}",
        R"({'do':'adjust','player':0,'phase':'dusk'}
           {'do':'offer','player':0,'slot':'UL'})",
        "{'refused':'ari.day.actions'}");
    row("ari.dawn.no-offering before ari.empty.nobody", "{}",
        "{'do':'offer','player':0,'slot':'UL'}", "{'refused':'ari.dawn.no-offering'}");
    row("ari.empty.nobody: offer", "{}",
        R"({'do':'adjust','player':0,'phase':'day'}
           {'do':'offer','player':0,'slot':'UL'})",
        "{'refused':'ari.empty.nobody'}");
    row("ari.day.offer-once before ari.day.offer", "{}",
        R"({'do':'adjust','player':0,'phase':'day',
            'village':{'UL':{'card':'two-swords','offering':true}}}
           {'do':'offer','player':0,'slot':'UL'})",
        "{'refused':'ari.day.offer-once'}");
    row("ari.day.offer: all at once", "{}",
        R"({'do':'adjust','player':0,'phase':'day','items':{'sword':1,'statue':5},
            'village':{'UL':{'card':'two-swords'}}}
           {'do':'offer','player':0,'slot':'UL'})",
        "{'refused':'ari.day.offer','players':[{'items':{'sword':1}}]}");
    row("ari.day.offer: exactly what it needs", "{}",
        R"({'do':'adjust','player':0,'phase':'day','items':{'sword':2},
            'village':{'UL':{'card':'two-swords'}}}
           {'do':'offer','player':0,'slot':'UL','paid':{'sword':2}})",
        R"({'players':[{'items':{'sword':0},'village':{'UL':{'offering':true}}}],
            'log':[{'rule':'ari.day.offer','slot':'UL','card':'two-swords',
                    'gain':{'item':'sword','n':-2}}]})");
    row("offer: a cost that nobody knows is taken as paid, and asked for", "{}",
        R"({'do':'adjust','player':0,'phase':'day','items':{'statue':3},
            'village':{'UL':{'card':'no-cost'}}}
           {'do':'offer','player':0,'slot':'UL'})",
        R"({'players':[{'items':{'statue':3},'village':{'UL':{'offering':true}}}],
            'asks':[[{'ask':'cost','card':'no-cost'}]]})");
    row("ari.day.offer: paid where the cost is not known", "{}",
        R"({'do':'adjust','player':0,'phase':'day','items':{'statue':3},
            'village':{'UL':{'card':'no-cost'}}}
           {'do':'offer','player':0,'slot':'UL','paid':{'statue':2}})",
        "{'players':[{'items':{'statue':1},'village':{'UL':{'offering':true}}}]}");
    row("ari.day.offer: not more than there is", "{}",
        R"({'do':'adjust','player':0,'phase':'day','items':{'statue':1},
            'village':{'UL':{'card':'no-cost'}}}
           {'do':'offer','player':0,'slot':'UL','paid':{'statue':2}})",
        "{'refused':'ari.day.offer'}");
    row("offer of a seat followed by cards: not counted, announced", "{'track':['cards']}",
        R"({'do':'adjust','player':0,'phase':'day','village':{'UL':{'card':'two-swords'}}}
           {'do':'offer','player':0,'slot':'UL'})",
        R"({'players':[{'items':{'sword':0},'village':{'UL':{'offering':true}}}],
            'log':[{'rule':'ari.day.offer','gain':{'take':'sword','n':-2}}]})");
    row("ari.day.offer: paid must be the cost with cards too", "{'track':['cards']}",
        R"({'do':'adjust','player':0,'phase':'day','village':{'UL':{'card':'two-swords'}}}
           {'do':'offer','player':0,'slot':'UL','paid':{'sword':1}})",
        "{'refused':'ari.day.offer'}");
    row("offered-item: what that artisan produces, even otherwise", "{}",
        R"({'do':'adjust','player':0,'phase':'day','items':{'origami':1},
            'village':{'UL':{'card':'offering-item'},'UR':{'card':'odd'}}}
           {'do':'offer','player':0,'slot':'UR'})",
        "{'players':[{'items':{'firework':1,'statue':0,'bonsai':0,'origami':0}}]}");
    row("offering: on any artisan, itself too", "{}",
        R"({'do':'adjust','player':0,'phase':'day','items':{'origami':1},
            'village':{'UL':{'card':'offering-item'}}}
           {'do':'offer','player':0,'slot':'UL'})",
        "{'players':[{'items':{'bonsai':1,'origami':0}}]}");
    row("ari.day.actions: no exchange at dawn", "{}",
        R"({'do':'adjust','player':0,'items':{'sword':2}}
           {'do':'exchange','player':0,'give':'sword','take':'statue'})",
        "{'refused':'ari.day.actions'}");
    row("ari.day.exchange: two for one, given first", "{}",
        R"({'do':'adjust','player':0,'phase':'day','items':{'sword':3},
            'village':{'UL':{'card':'statue'}}}
           {'do':'exchange','player':0,'give':'sword','take':'statue'})",
        R"({'players':[{'favor':0,'items':{'sword':1,'statue':1}}],
            'log':[{'rule':'ari.day.exchange','gain':{'item':'sword','n':-2}},
                   {'rule':'ari.day.exchange','gain':{'item':'statue','n':1}}]})");
    row("ari.day.exchange: for a different item, with cards too", "{'track':['cards']}",
        R"({'do':'adjust','player':0,'phase':'day'}
           {'do':'exchange','player':0,'give':'sword','take':'sword'})",
        "{'refused':'ari.day.exchange'}");
    row("exchange of a seat followed by cards: not for want of items", "{'track':['cards']}",
        R"({'do':'adjust','player':0,'phase':'day'}
           {'do':'exchange','player':0,'give':'sword','take':'statue'})",
        R"({'log':[{'gain':{'take':'sword','n':-2}},{'gain':{'take':'statue','n':1}}]})");
    row("ari.bonus.ten: by hand, items then favor; the debt waits for no item event", "{}",
        R"({'do':'adjust','player':0,'favor':9,'village':{'UL':{'card':'statue'}}}
           {'do':'gain','player':0,'favor':1,'items':{'statue':1},'slot':'UL'})",
        R"({'players':[{'favor':10,'owes':2,'items':{'statue':1}}],
            'log':[{'rule':'script.gain','slot':'UL','gain':{'item':'statue','n':1}},
                   {'rule':'script.gain','slot':'UL','gain':{'favor':1}}]})");
    row("choose: its events come first, then the work goes on", "{}",
        R"({'do':'adjust','player':0,'favor':9,'village':{'UL':{'card':'statue'}}}
           {'do':'gain','player':0,'favor':1,'items':{'statue':1}}
           {'do':'choose','player':0,'items':['sword','statue'],'skip':[0]})",
        R"({'players':[{'favor':11,'owes':0,'items':{'statue':2,'sword':1}}],
            'log':[{'rule':'ari.choose','gain':{'item':'sword'}},{'rule':'ari.choose'},
                   {'rule':'ari.when.item'}]})");
    row("ari.bonus.ten: twice in a row", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'statue-9'}}}
           {'do':'gain','player':0,'items':{'statue':2}}
           {'do':'choose','player':0,'items':['statue','sword']})",
        "{'players':[{'favor':27,'owes':2}]}");
    row("ari.bonus.ten: 9 is none, exactly 10 is one, 20 more are two", "{}",
        R"({'do':'gain','player':0,'favor':9}
           {'do':'gain','player':0,'favor':1}
           {'do':'choose','player':0,'items':['sword','sword']}
           {'do':'gain','player':0,'favor':20})",
        "{'players':[{'favor':30,'owes':4}]}");
    row("any: owed with the offer, and its other gains are given at once", "{}",
        R"({'do':'adjust','player':0,'phase':'day','items':{'origami':1},
            'village':{'UL':{'card':'offering-any'},'UR':{'card':'statue'}}}
           {'do':'offer','player':0,'slot':'UR'})",
        "{'players':[{'favor':0,'owes':1,'items':{'statue':1,'origami':0}}]}");
    row("ari.choose.owed: even a check", "{}",
        R"({'do':'adjust','player':0,'phase':'day','owes':1}
           {'do':'check','player':0})",
        "{'refused':'ari.choose.owed'}");
    row("while owing: note, rename, define, ruling, adjust", "{}",
        R"({'do':'adjust','player':0,'owes':1}
           {'do':'note','text':'wait'}
           {'do':'rename','player':0,'name':'Bo'}
           {'do':'ruling','id':'exchange-gains','value':'yes'}
           {'do':'define','card':{'id':'odd','type':'sculptor','slots':['UL'],'favor':1,'cost':null}}
           {'do':'adjust','player':0,'favor':3})",
        "{'players':[{'name':'Bo','owes':1,'favor':3}]}");
    row("choose: unknown only with cards", "{}",
        R"({'do':'adjust','player':0,'owes':1}
           {'do':'choose','player':0,'items':['unknown']})",
        "{'refused':'script.word'}");
    row("choose: unknown with cards fires nothing", "{'track':['cards']}",
        R"({'do':'adjust','player':0,'owes':2,'village':{'UL':{'card':'statue'}}}
           {'do':'choose','player':0,'items':['unknown','statue']})",
        "{'players':[{'favor':1,'owes':0}],'log':[{'gain':{'take':'statue'}},{}]}");
}

void TestRules::gate_data()
{
    addColumns();
    row("send: gate, own leave, then the others in slot order", "{}",
        R"({'do':'adjust','player':0,'phase':'day','village':{'UL':{'card':'gate'},
            'UR':{'card':'leave','offering':true},'LR':{'card':'gate'}}}
           {'do':'send','player':0,'slot':'UR'})",
        R"({'players':[{'favor':4,'gate':['leave'],'village':{'UR':null}}],
            'log':[{'rule':'ari.day.send','slot':'UR','gain':{'gate':'leave','points':2}},
                   {'rule':'ari.when.leave','slot':'UR','card':'leave'},
                   {'rule':'ari.when.gate','slot':'UL'},{'rule':'ari.when.gate','slot':'LR'}]})");
    row("gate-sees-itself no", "{}",
        R"({'do':'adjust','player':0,'phase':'day','village':{'UR':{'card':'gate','offering':true}}}
           {'do':'send','player':0,'slot':'UR'})",
        "{'players':[{'favor':0,'gate':['gate']}]}");
    row("gate-sees-itself yes", "{'rulings':{'gate-sees-itself':'yes'}}",
        R"({'do':'adjust','player':0,'phase':'day','village':{'UR':{'card':'gate','offering':true}}}
           {'do':'send','player':0,'slot':'UR'})",
        "{'players':[{'favor':1,'gate':['gate']}]}");
    row("gate: of that type only", "{}",
        R"({'do':'adjust','player':0,'phase':'day','village':{'UL':{'card':'gate'},
            'UR':{'card':'odd','offering':true}}}
           {'do':'send','player':0,'slot':'UR'})",
        "{'players':[{'favor':0,'gate':['odd']}]}");
    row("per-gate-counts-self yes, with gateOther", "{}",
        R"({'do':'adjust','player':0,'phase':'day','gate':['gate','odd'],
            'gateOther':{'cards':{'blacksmith':2,'gardener':5},'points':9},
            'village':{'UR':{'card':'leave-per-gate','offering':true}}}
           {'do':'send','player':0,'slot':'UR'})",
        "{'players':[{'favor':4}]}");
    row("per-gate-counts-self no", "{'rulings':{'per-gate-counts-self':'no'}}",
        R"({'do':'adjust','player':0,'phase':'day','gate':['gate'],
            'village':{'UR':{'card':'leave-per-gate','offering':true}}}
           {'do':'send','player':0,'slot':'UR'})",
        "{'players':[{'favor':1}]}");
    row("per village: face up", "{}",
        R"({'do':'adjust','player':0,'village':{'UR':{'card':'leave-per-village','offering':true},
            'UL':{'card':'gardener'}}}
           {'do':'resident','player':0,'slot':'LL','card':'travelers'}
           {'do':'empty','player':0,'slot':'UR'})",
        "{'players':[{'favor':1}]}");
    row("ari.day.send: without offering", "{}",
        R"({'do':'adjust','player':0,'phase':'day','village':{'UR':{'card':'gate'}}}
           {'do':'send','player':0,'slot':'UR'})",
        "{'refused':'ari.day.send'}");
    row("ari.day.actions: send in dusk", "{}",
        R"({'do':'adjust','player':0,'phase':'dusk','village':{'UR':{'card':'gate'}}}
           {'do':'send','player':0,'slot':'UR'})",
        "{'refused':'ari.day.actions'}");
    row("a card of unknown favor goes under the gate with 0 points", "{}",
        R"({'do':'adjust','player':0,'phase':'day',
            'village':{'UR':{'card':'no-favor','offering':true}}}
           {'do':'send','player':0,'slot':'UR'})",
        R"({'log':[{'gain':{'gate':'no-favor','points':0}}],
            'players':[{'score':{'gate':0,'open':1,'total':0}}]})");
}

} // namespace gyoji::test
