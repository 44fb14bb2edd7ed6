// SPDX-License-Identifier: MIT
#include "arigato/tst_rules.h"

namespace gyoji::test {

namespace {

constexpr auto table = "{'players':['Aki','Bea'],'calendar':{'days':{},'scoreTable':[0,1,3,6]}}";

} // namespace

/// ari.end: what each day's end would have scored.
void TestRules::scoring_data()
{
    addColumns();
    row("a day that has begun counts", table, "{'do':'adjust','player':0,'favor':5}",
        "{'course':[[5],[0]]}");
    row("ari.end.objectives: the second token is worth what the table rises by", table,
        R"({'do':'adjust','player':0,'day':2}
           {'do':'adjust','player':0,'objectives':1}
           {'do':'adjust','player':0,'day':4}
           {'do':'adjust','player':0,'objectives':2,'favor':7})",
        "{'course':[[0,1,1,10],[0]]}");
    row("ari.end.gate: a favor that is learned later counts when it is", table,
        R"({'do':'define','card':{'id':'N','type':'sculptor','slots':['UL'],'favor':null,
               'cost':null,'draft':true}}
           {'do':'adjust','player':1,'day':2,'gate':['N']}
           {'do':'adjust','player':1,'day':3}
           {'do':'define','card':{'id':'N','type':'sculptor','slots':['UL'],'favor':4,
               'cost':null,'draft':true}})",
        "{'course':[[0],[0,0,4]]}");
    row("what was taken away again", table,
        R"({'do':'adjust','player':0,'favor':9}
           {'do':'adjust','player':0,'day':2}
           {'do':'adjust','player':0,'favor':4})",
        "{'course':[[9,4],[0]]}");
    row("a day set back", table,
        R"({'do':'adjust','player':0,'day':3}
           {'do':'adjust','player':0,'favor':4}
           {'do':'adjust','player':0,'day':2}
           {'do':'adjust','player':0,'favor':6})",
        "{'course':[[0,6],[0]]}");
    row("no table: objectives are open", "{'calendar':{'days':{}}}",
        "{'do':'adjust','player':0,'favor':2,'objectives':3}", "{'course':[[2]]}");
}

} // namespace gyoji::test
