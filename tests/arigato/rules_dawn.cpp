// SPDX-License-Identifier: MIT
#include "arigato/tst_rules.h"

namespace gyoji::test {

void TestRules::dawn_data()
{
    addColumns();
    row("ari.dawn.phase: no resident by day", "{}",
        R"({'do':'adjust','player':0,'phase':'day'}
           {'do':'resident','player':0,'slot':'UL'})",
        "{'refused':'ari.dawn.phase'}");
    row("ari.dawn.phase: no travelers by day", "{}",
        R"({'do':'adjust','player':0,'phase':'day'}
           {'do':'travelers','player':0,'types':['sculptor','unknown']})",
        "{'refused':'ari.dawn.phase'}");
    row("ari.dawn.phase: no producers in dusk, whatever their number", "{}",
        R"({'do':'adjust','player':0,'phase':'dusk'}
           {'do':'producers','player':0,'types':['sculptor']})",
        "{'refused':'ari.dawn.phase'}");
    row("ari.dawn.phase before ari.last.roles", "{'start':{'day':12}}",
        R"({'do':'adjust','player':0,'phase':'day'}
           {'do':'travelers','player':0,'types':['sculptor','sculptor']})",
        "{'refused':'ari.dawn.phase'}");
    row("ari.dawn.empty-slot before ari.dawn.placement", "{}",
        R"({'do':'adjust','player':0,'village':{'UR':{'card':'origamist'}}}
           {'do':'resident','player':0,'slot':'UR','card':'left-only'})",
        "{'refused':'ari.dawn.empty-slot'}");
    row("ari.dawn.placement also with evict, and nobody leaves", "{}",
        R"({'do':'adjust','player':0,'village':{'UR':{'card':'origamist','offering':true}}}
           {'do':'resident','player':0,'slot':'UR','card':'left-only','evict':true})",
        R"({'refused':'ari.dawn.placement',
            'players':[{'gate':[],'village':{'UR':{'card':'origamist','offering':true}}}]})");
    row("ari.dawn.placement: a card not named may lie anywhere, until it is named", "{}",
        R"({'do':'resident','player':0,'slot':'UR'}
           {'do':'producers','player':0,'types':['sculptor','sculptor']}
           {'do':'reveal','player':0,'card':'left-only'})",
        "{'refused':'ari.dawn.placement','players':[{'phase':'dawn'}]}");
    row("evict where nobody lives is fine", "{}",
        "{'do':'resident','player':0,'slot':'LL','card':'sculptor','evict':true}",
        R"({'players':[{'village':{'LL':{'card':'sculptor','faceDown':true}},'gate':[]}]})");
    row("resident replaces the one named before; without card it is open again", "{}",
        R"({'do':'resident','player':0,'slot':'UL','card':'origamist'}
           {'do':'resident','player':0,'slot':'LR'})",
        R"({'players':[{'village':{'UL':null,'LR':{'card':null,'faceDown':true}},'gate':[]}]})");
    row("resident in the slot of the one before evicts nobody", "{}",
        R"({'do':'resident','player':0,'slot':'UL','card':'origamist'}
           {'do':'resident','player':0,'slot':'UL','card':'gardener'})",
        R"({'players':[{'village':{'UL':{'card':'gardener','offering':false}},'gate':[]}]})");
    row("ari.empty.discard: evicted without offering, for nothing", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'leave'},'UR':{'card':'gate'}}}
           {'do':'resident','player':0,'slot':'UL','card':'gardener','evict':true})",
        R"({'log':[],'players':[{'favor':0,'gate':[],'village':{'UL':{'card':'gardener'}}}]})");
    row("ari.empty.gate: evicted with offering, log at dawn, slot taken at once", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'blacksmith','offering':true},
            'UR':{'card':'gate'}}}
           {'do':'resident','player':0,'slot':'UL','card':'gardener','evict':true})",
        R"({'players':[{'favor':1,'gate':['blacksmith'],
            'village':{'UL':{'card':'gardener','offering':false,'faceDown':true}}}],
            'log':[{'rule':'ari.empty.gate','phase':'dawn','slot':'UL','card':'blacksmith',
                    'gain':{'gate':'blacksmith','points':2}},
                   {'rule':'ari.when.gate','slot':'UR','card':'gate','gain':{'favor':1}}]})");
    row("dawn-send-fires no: empty at dawn is silent", "{'rulings':{'dawn-send-fires':'no'}}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'leave','offering':true},
            'UR':{'card':'gate'}}}
           {'do':'empty','player':0,'slot':'UL'})",
        "{'players':[{'favor':0,'gate':['leave'],'village':{'UL':null}}]}");
    row("dawn-send-fires yes: empty at dawn fires", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'leave','offering':true},
            'UR':{'card':'gate'}}}
           {'do':'empty','player':0,'slot':'UL'})",
        "{'players':[{'favor':3,'gate':['leave']}]}");
    row("dawn-send-fires no: empty by day fires all the same",
        "{'rulings':{'dawn-send-fires':'no'}}",
        R"({'do':'adjust','player':0,'phase':'day','village':{
            'UL':{'card':'leave','offering':true},'UR':{'card':'gate'}}}
           {'do':'empty','player':0,'slot':'UL'})",
        "{'players':[{'favor':3,'gate':['leave']}]}");
    row("ari.empty.gate by day keeps its own name in the log", "{}",
        R"({'do':'adjust','player':0,'phase':'day','village':{'UL':{'card':'odd','offering':true}}}
           {'do':'empty','player':0,'slot':'UL'})",
        "{'log':[{'rule':'ari.empty.gate','day':1,'phase':'day','gain':{'gate':'odd','points':2}}]"
        "}");
    row("ari.empty.phase before ari.empty.nobody", "{}",
        R"({'do':'adjust','player':0,'phase':'dusk'}
           {'do':'empty','player':0,'slot':'UL'})",
        "{'refused':'ari.empty.phase'}");
    row("ari.dawn.producers: three", "{}",
        "{'do':'producers','player':0,'types':['sculptor','sculptor','sculptor']}",
        "{'refused':'ari.dawn.producers'}");
    row("ari.dawn.producers: of a seat followed by cards too", "{'track':['cards']}",
        "{'do':'producers','player':0,'cards':['sculptor']}", "{'refused':'ari.dawn.producers'}");
    row("ari.last.roles: three producers on day 12", "{'start':{'day':12}}",
        "{'do':'producers','player':0,'types':['sculptor','sculptor','sculptor']}",
        "{'refused':'ari.last.roles'}");
    row("ari.last.roles before travelers' types matter", "{'start':{'day':12}}",
        "{'do':'travelers','player':0,'types':['unknown','unknown']}",
        "{'refused':'ari.last.roles'}");
}

} // namespace gyoji::test
