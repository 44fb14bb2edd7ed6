// SPDX-License-Identifier: MIT
#include "arigato/tst_rules.h"

namespace gyoji::test {

void TestRules::reveal_data()
{
    addColumns();
    row("ari.dawn.empty-slot before ari.dawn.resident", "{}",
        R"({'do':'adjust','player':0,'village':{'UR':{'card':'origamist'}}}
           {'do':'reveal','player':0,'slot':'UR'})",
        "{'refused':'ari.dawn.empty-slot'}");
    row("ari.dawn.resident: open again", "{}",
        R"({'do':'resident','player':0,'slot':'UL','card':'origamist'}
           {'do':'resident','player':0,'slot':'UL'}
           {'do':'reveal','player':0,'producers':{'types':['sculptor','sculptor']}})",
        "{'refused':'ari.dawn.resident'}");
    row("ari.dawn.resident before ari.last.roles", "{'start':{'day':12}}",
        "{'do':'reveal','player':0,'travelers':{'types':['sculptor','sculptor']}}",
        "{'refused':'ari.dawn.resident'}");
    row("ari.last.roles: travelers with the reveal of day 12", "{'start':{'day':12}}",
        R"({'do':'reveal','player':0,'slot':'UL','card':'odd','producers':{'types':['sculptor']},
            'travelers':{'types':['sculptor','sculptor']}})",
        "{'refused':'ari.last.roles'}");
    row("ari.dawn.producers: missing", "{}", "{'do':'reveal','player':0,'slot':'UL','card':'odd'}",
        "{'refused':'ari.dawn.producers'}");
    row("ari.last.roles: producers missing on day 12", "{'start':{'day':12}}",
        "{'do':'reveal','player':0,'slot':'UL','card':'odd'}", "{'refused':'ari.last.roles'}");
    row("producers may be missing with cards", "{'track':['cards']}",
        "{'do':'reveal','player':0,'slot':'UL','card':'odd'}", "{'players':[{'phase':'day'}]}");
    row("what reveal does not name stays as named before", "{}",
        R"({'do':'adjust','player':0,'village':{'UR':{'card':'traveler'}}}
           {'do':'resident','player':0,'slot':'UL','card':'odd'}
           {'do':'travelers','player':0,'types':['sculptor','unknown']}
           {'do':'producers','player':0,'types':['sculptor','gardener']}
           {'do':'reveal','player':0,'slot':'LR'})",
        R"({'players':[{'phase':'day','favor':1,'items':{'statue':1,'bonsai':1},
            'village':{'UL':null,'LR':{'card':'odd','faceDown':false}}}]})");
    row("travelers never named are unknown", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'traveler'},'UR':{'card':'travelers'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd',
            'producers':{'types':['sculptor','gardener']}})",
        "{'players':[{'favor':0}]}");
    row("unknown producers produce nothing", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'producers'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd',
            'producers':{'types':['sculptor','unknown']}})",
        "{'players':[{'favor':0,'items':{'statue':1}}],'log':[{'rule':'ari.day.produce'}]}");
    row("events in order: produced, resident, traveler, match, producer, pair, item", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'statue'},'UR':{'card':'producers'},
            'LL':{'card':'traveler'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'resident',
            'travelers':{'types':['unknown','sculptor']},
            'producers':{'types':['sculptor','sculptor']}})",
        R"({'players':[{'favor':5}],'log':[{'rule':'ari.day.produce','gain':{'item':'statue','n':1}},
            {'rule':'ari.day.produce'},{'rule':'ari.when.resident','slot':'LR'},
            {'rule':'ari.when.traveler','slot':'LL'},{'rule':'ari.when.producers-match','slot':'UR'},
            {'rule':'ari.when.item','slot':'UL'},{'rule':'ari.when.item','slot':'UL'}]})");
    row("traveler: for each of the two", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'traveler'},'UR':{'card':'travelers'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd',
            'travelers':{'types':['sculptor','sculptor'],'match':false},
            'producers':{'types':['sculptor','gardener']}})",
        "{'players':[{'favor':3}]}");
    row("match said with one unknown", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'traveler'},'UR':{'card':'travelers'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd',
            'travelers':{'types':['sculptor','unknown'],'match':true},
            'producers':{'types':['sculptor','gardener']}})",
        "{'players':[{'favor':2}]}");
    row("match not said with both unknown", "{}",
        R"({'do':'adjust','player':0,'village':{'UR':{'card':'travelers'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd',
            'travelers':{'types':['unknown','unknown']},
            'producers':{'types':['sculptor','gardener']}})",
        "{'players':[{'favor':0}]}");
    row("resident-sees-itself no, and others see it", "{'rulings':{'resident-sees-itself':'no'}}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'resident'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'resident',
            'producers':{'types':['sculptor','gardener']}})",
        "{'players':[{'favor':1}],'log':[{},{},{'rule':'ari.when.resident','slot':'UL'}]}");
    row("resident of another type", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'resident'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd',
            'producers':{'types':['sculptor','gardener']}})",
        "{'players':[{'favor':0}]}");
    row("ari.effect.cap-two", "{'start':{'day':12}}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'producer'},'UR':{'card':'producer'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd','producers':{'types':
            ['blacksmith','blacksmith','blacksmith','gardener']}})",
        "{'players':[{'favor':4,'items':{'sword':3,'bonsai':1}}]}");
    row("ari.effect.cap-two: a declined one does not use it", "{'start':{'day':12}}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'producer'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd','skip':[0],'producers':{'types':
            ['blacksmith','blacksmith','blacksmith','gardener']}})",
        "{'players':[{'favor':2}]}");
    row("ari.effect.cap-two begins again with the day", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'producer'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd','producers':{'types':
            ['blacksmith','blacksmith']}}
           {'do':'check','player':0}
           {'do':'next','player':0}
           {'do':'reveal','player':0,'slot':'LL','card':'odd','producers':{'types':
            ['blacksmith','blacksmith']}})",
        "{'players':[{'favor':4,'day':2}]}");
    row("pairs: three of a type are one", "{'start':{'day':12}}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'producers'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd','producers':{'types':
            ['blacksmith','gardener','blacksmith','blacksmith']}})",
        "{'players':[{'favor':1}]}");
    row("pairs: four of a type are two", "{'start':{'day':12}}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'producers'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd','producers':{'types':
            ['blacksmith','blacksmith','blacksmith','blacksmith']}})",
        "{'players':[{'favor':2}]}");
    row("last-day-pairs once: two pairs are one",
        "{'start':{'day':12},'rulings':{'last-day-pairs':'once'}}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'producers'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd','producers':{'types':
            ['blacksmith','blacksmith','gardener','gardener']}})",
        "{'players':[{'favor':1}]}");
    row("match-item: the second one's product", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'producers-item'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd',
            'producers':{'cards':['odd','sculptor']}})",
        "{'players':[{'items':{'statue':2,'firework':1}}]}");
    row("producers by card produce what the card says", "{}",
        R"({'do':'adjust','player':0,'village':{'UL':{'card':'producers-item'}}}
           {'do':'reveal','player':0,'slot':'LR','card':'odd',
            'producers':{'cards':['sculptor','odd']}})",
        "{'players':[{'items':{'statue':1,'firework':2}}]}");
    row("skip: numbers never reached are ignored", "{}",
        R"({'do':'reveal','player':0,'slot':'LR','card':'resident','skip':[1,{'n':7,'slot':'UL'}],
            'producers':{'types':['sculptor','gardener']}})",
        "{'players':[{'favor':1}]}");
    row("skip: of its slot", "{}",
        R"({'do':'reveal','player':0,'slot':'LR','card':'resident','skip':[{'n':0,'slot':'LR'}],
            'producers':{'types':['sculptor','gardener']}})",
        "{'players':[{'favor':0}]}");
    row("skip: script.skip where the offer is another slot's", "{}",
        R"({'do':'reveal','player':0,'slot':'LR','card':'resident','skip':[{'n':0,'slot':'LL'}],
            'producers':{'types':['sculptor','gardener']}})",
        "{'refused':'script.skip','players':[{'phase':'dawn','items':{'statue':0}}]}");
}

} // namespace gyoji::test
