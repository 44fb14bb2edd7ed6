// SPDX-License-Identifier: MIT
#include "arigato/tst_rules.h"

namespace gyoji::test {

namespace {

constexpr auto two = "{'players':['Aki','Bea']}";

} // namespace

void TestRules::adjusting_data()
{
    addColumns();
    row("adjust with nothing named", "{}", "{'do':'adjust','player':0}",
        "{'log':[],'players':[{'favor':0,'phase':'dawn'}]}");
    row("gain with nothing named", "{}", "{'do':'gain','player':0}", "{'log':[]}");
    row("adjust fires nothing, and the next ten counts from the new favor", "{}",
        R"({'do':'adjust','player':0,'favor':19,'items':{'statue':1},
            'village':{'UL':{'card':'statue'}}}
           {'do':'gain','player':0,'favor':1})",
        "{'players':[{'favor':20,'owes':2}]}");
    row("script.adjust: differences in their order", "{}",
        R"({'do':'adjust','player':0,'gate':['odd','gate','odd'],'items':{'statue':2,'origami':1}}
           {'do':'adjust','player':0,'gate':['leave','odd'],'gateOther':{'cards':{},'points':4},
            'favor':3,'objectives':1,'items':{'statue':0,'origami':2}})",
        R"({'players':[{'gate':['leave','odd'],'score':{'gate':8}}],'log':[
            {'rule':'script.adjust','gain':{'item':'origami','n':1}},
            {'gain':{'item':'statue','n':-2}},{'gain':{'favor':3}},{'gain':{'objective':1}},
            {'gain':{'gate':'gate','points':-2},'card':'gate'},{'gain':{'gate':'odd','points':-2}},
            {'gain':{'gate':'leave','points':2}},{'gain':{'gate':null,'points':4}}]})");
    row("adjust owes, and what waits is paid as usual", "{}",
        R"({'do':'adjust','player':0,'owes':3}
           {'do':'choose','player':0,'items':['sword','sword','statue']})",
        "{'players':[{'owes':0,'items':{'sword':2,'statue':1}}]}");
    row("adjust day or phase: roles start afresh, the face-down resident is back in hand", "{}",
        R"({'do':'resident','player':0,'slot':'UL','card':'odd'}
           {'do':'producers','player':0,'types':['sculptor','sculptor']}
           {'do':'adjust','player':0,'day':3})",
        R"({'players':[{'day':3,'phase':'dawn','village':{'UL':null}}],
            'asks':[[{'ask':'resident'},{'ask':'producers','n':2}]]})");
    row("adjust phase: caps start afresh", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'producer'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd','producers':{'types':
            ['blacksmith','blacksmith']}}
           {'do':'adjust','player':0,'phase':'dawn'}
           {'do':'reveal','player':0,'slot':'LL','card':'odd','producers':{'types':
            ['blacksmith','blacksmith']}})",
        "{'players':[{'favor':4}]}");
    row("adjust phase: a debt lapses, unless it is set too", "{}",
        R"({'do':'adjust','player':0,'owes':2}
           {'do':'adjust','player':0,'phase':'day'})",
        "{'players':[{'owes':0}]}");
    row("adjust phase with owes", "{}", "{'do':'adjust','player':0,'phase':'day','owes':2}",
        "{'players':[{'owes':2,'phase':'day'}]}");
    row("adjust village: face up, no offering if not said, null is nobody", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'odd','offering':true},
            'UR':{'card':'gate'}}}
           {'do':'adjust','player':0,'village':{'UL':{'card':'odd'},'UR':null}})",
        R"({'players':[{'village':{'UL':{'card':'odd','offering':false,'faceDown':false},
            'UR':null}}]})");
    row("adjust gateOther is set as a whole", "{}",
        R"({'do':'adjust','player':0,'gateOther':{'cards':{'gardener':2},'points':5}}
           {'do':'adjust','player':0,'gateOther':{'cards':{'sculptor':1},'points':1}})",
        R"({'players':[{'gateOther':{'cards':{'gardener':0,'sculptor':1},'points':1},
            'score':{'gate':1}}]})");
    row("adjust an over seat back into play", "{'start':{'day':12}}",
        R"({'do':'finish'}
           {'do':'adjust','player':0,'phase':'dusk'}
           {'do':'next','player':0})",
        "{'phase':'over','winners':[0]}");
    row("script.track: items of a seat followed by cards", "{'track':['cards']}",
        "{'do':'adjust','player':0,'items':{'sword':1}}", "{'refused':'script.track'}");
}

void TestRules::keeping_data()
{
    addColumns();
    row("ari.end.over: finish twice", "{}", "{'do':'finish'}\n{'do':'finish'}",
        "{'refused':'ari.end.over'}");
    row("finish: debts lapse, the highest day stays", two,
        R"({'do':'adjust','player':0,'owes':2,'day':4,'favor':3}
           {'do':'finish'})",
        R"({'day':4,'phase':'over','winners':[0],
            'players':[{'owes':0,'phase':'over'},{'day':1,'phase':'over'}]})");
    row("batch at a table that is over: each member by itself", "{}",
        R"({'do':'finish'}
           {'do':'batch','actions':[{'do':'note','text':'well played'},
            {'do':'rename','player':0,'name':'Bo'},{'do':'adjust','player':0,'favor':2}]})",
        "{'phase':'over','players':[{'name':'Bo','favor':2}]}");
    row("batch at a table that is over: the first refusal", "{}",
        R"({'do':'finish'}
           {'do':'batch','actions':[{'do':'rename','player':0,'name':'Bo'},
            {'do':'ruling','id':'exchange-gains','value':'yes'}]})",
        "{'refused':'ari.end.over','players':[{'name':'Aki'}]}");
    row("ari.end.over of a seat that is over, while the table is not", two,
        R"({'do':'adjust','player':0,'phase':'over'}
           {'do':'retire','player':0})",
        "{'refused':'ari.end.over','phase':'dawn'}");
    row("ari.end.over before script.retired", two,
        R"({'do':'retire','player':0}
           {'do':'finish'}
           {'do':'next','player':0})",
        "{'refused':'ari.end.over'}");
    row("script.retired before script.track", two,
        R"({'do':'track','player':0,'level':'score'}
           {'do':'retire','player':0}
           {'do':'track','player':0,'level':'full'})",
        "{'refused':'script.retired'}");
    row("script.track before ari.choose.owed", "{'track':['cards']}",
        R"({'do':'adjust','player':0,'phase':'dusk','owes':1}
           {'do':'discard','player':0,'items':{}})",
        "{'refused':'script.track'}");
    row("retired: only adjust and rename, and no rank", two,
        R"({'do':'adjust','player':0,'favor':9}
           {'do':'retire','player':0}
           {'do':'rename','player':0,'name':'Bo'}
           {'do':'adjust','player':0,'favor':8}
           {'do':'finish'})",
        R"({'winners':[1],'players':[{'name':'Bo','retired':true,'phase':'dawn',
            'score':{'total':8}},{}]})");
    row("the table waits for no retired seat", two,
        R"({'do':'adjust','player':1,'day':3,'phase':'dusk'}
           {'do':'retire','player':0})",
        "{'day':3,'phase':'dusk'}");
    row("a table of score seats only is over by finish alone", "{'track':['score']}",
        "{'do':'adjust','player':0,'favor':4}", "{'day':1,'phase':'dawn','winners':[]}");
    row("script.track: a seat followed by its score does not gain", "{'track':['score']}",
        "{'do':'gain','player':0,'favor':1}", "{'refused':'script.track'}");
    row("track: leaving full clears the items", "{}",
        R"({'do':'adjust','player':0,'items':{'sword':2,'bonsai':1},'owes':1}
           {'do':'track','player':0,'level':'cards'})",
        R"({'players':[{'items':{'sword':0,'bonsai':0},'owes':1}],'log':[
            {'rule':'script.track','gain':{'item':'bonsai','n':-1}},
            {'rule':'script.track','gain':{'item':'sword','n':-2}}]})");
    row("track: to score, debt and work lapse", "{'track':['cards']}",
        R"({'do':'adjust','player':0,'owes':1}
           {'do':'track','player':0,'level':'score'})",
        "{'players':[{'owes':0,'track':'score'}]}");
    row("a card in more places than copies: one seat for each place", two,
        R"({'do':'adjust','player':1,'gate':['copies','odd']}
           {'do':'adjust','player':0,'village':{'UL':{'card':'copies'}}}
           {'do':'resident','player':0,'slot':'UR','card':'copies'})",
        "{'warnings':[{'rule':'ari.card.in-play','card':'copies','seats':[0,0,1]}]}");
    row("as many places as copies: no warning", two,
        R"({'do':'adjust','player':1,'gate':['copies']}
           {'do':'adjust','player':0,'village':{'UL':{'card':'copies'}}})",
        "{'warnings':[]}");
    row("retired: its cards are free", two,
        R"({'do':'adjust','player':1,'gate':['odd']}
           {'do':'adjust','player':0,'village':{'UL':{'card':'odd'}}}
           {'do':'retire','player':1})",
        "{'warnings':[]}");
    row("define in a batch is used by the next member", "{}",
        R"({'do':'batch','actions':[{'do':'define','card':{'id':'new','type':'sculptor',
            'slots':['UL'],'favor':null,'cost':null}},
            {'do':'resident','player':0,'slot':'UL','card':'new'}]})",
        "{'players':[{'village':{'UL':{'card':'new'}}}]}");
    row("script.card before define, in the same batch", "{}",
        R"({'do':'batch','actions':[{'do':'resident','player':0,'slot':'UL','card':'new'},
            {'do':'define','card':{'id':'new','type':'sculptor','slots':['UL'],'favor':null,
            'cost':null}}]})",
        "{'refused':'script.card'}");
    row("script.define: the difference under each gate, seat by seat", two,
        R"({'do':'adjust','player':0,'gate':['no-favor','no-favor']}
           {'do':'adjust','player':1,'gate':['no-favor']}
           {'do':'define','card':{'id':'no-favor','type':'origamist','slots':['UL'],'favor':4,
            'cost':null}})",
        R"({'players':[{'score':{'gate':8,'open':0}},{'score':{'gate':4}}],
            'log':[{'player':0,'rule':'script.define','card':'no-favor',
            'gain':{'gate':'no-favor','points':4}},{'player':0},{'player':1}]})");
    row("score table: beyond its end the last entry holds", "{'scoreTable':[0,1,5]}",
        "{'do':'adjust','player':0,'objectives':7}",
        "{'players':[{'score':{'objectives':5,'total':5,'open':0}}]}");
    row("score table: the header's before the calendar's",
        "{'scoreTable':[0,1],'calendar':{'days':{},'scoreTable':[0,9]}}",
        "{'do':'adjust','player':0,'objectives':1}", "{'players':[{'score':{'objectives':1}}]}");
    row("score table: none leaves objective tokens open, once", "{}",
        "{'do':'adjust','player':0,'objectives':3,'gate':['no-favor','no-favor','odd']}",
        "{'players':[{'score':{'objectives':0,'gate':2,'open':3}}]}");
    row("ari.end.nothing: village and items", "{}",
        R"({'do':'adjust','player':0,'items':{'sword':5},
            'village':{'UL':{'card':'odd','offering':true}}})",
        "{'players':[{'score':{'total':0}}]}");
    row("ruling: from here on", "{}",
        R"({'do':'adjust','player':0,'phase':'day','items':{'sword':4},
            'village':{'UL':{'card':'statue'}}}
           {'do':'exchange','player':0,'give':'sword','take':'statue'}
           {'do':'ruling','id':'exchange-gains','value':'yes'}
           {'do':'exchange','player':0,'give':'sword','take':'statue'})",
        "{'players':[{'favor':1}]}");
}

} // namespace gyoji::test
