<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ArigatoCards</name>
    <message numerus="yes">
        <source>at least %n artisan(s)</source>
        <translation>
            <numerusform>at least %n artisan</numerusform>
            <numerusform>at least %n artisans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) of one type</source>
        <translation>
            <numerusform>at least %n artisan of one type</numerusform>
            <numerusform>at least %n artisans of one type</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>artisans of at least %n different type(s)</source>
        <translation>
            <numerusform>artisans of at least %n type</numerusform>
            <numerusform>artisans of at least %n different types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different type(s), counting {type} cards only</source>
        <translation>
            <numerusform>at least %n type, counting {type} cards only</numerusform>
            <numerusform>at least %n different types, counting {type} cards only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) with an offering</source>
        <translation>
            <numerusform>at least %n artisan with an offering</numerusform>
            <numerusform>at least %n artisans with an offering</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) of one type with an offering</source>
        <translation>
            <numerusform>at least %n artisan of one type with an offering</numerusform>
            <numerusform>at least %n artisans of one type with an offering</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>artisans with an offering of at least %n different type(s)</source>
        <translation>
            <numerusform>artisans with an offering of at least %n type</numerusform>
            <numerusform>artisans with an offering of at least %n different types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different type(s) with an offering, counting {type} cards only</source>
        <translation>
            <numerusform>at least %n type with an offering, counting {type} cards only</numerusform>
            <numerusform>at least %n different types with an offering, counting {type} cards only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) with the hourglass</source>
        <translation>
            <numerusform>at least %n artisan with the hourglass</numerusform>
            <numerusform>at least %n artisans with the hourglass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) of one type with the hourglass</source>
        <translation>
            <numerusform>at least %n artisan of one type with the hourglass</numerusform>
            <numerusform>at least %n artisans of one type with the hourglass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>artisans with the hourglass of at least %n different type(s)</source>
        <translation>
            <numerusform>artisans with the hourglass of at least %n type</numerusform>
            <numerusform>artisans with the hourglass of at least %n different types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different type(s) with the hourglass, counting {type} cards only</source>
        <translation>
            <numerusform>at least %n type with the hourglass, counting {type} cards only</numerusform>
            <numerusform>at least %n different types with the hourglass, counting {type} cards only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n item(s)</source>
        <translation>
            <numerusform>at least %n item</numerusform>
            <numerusform>at least %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n item(s) of one kind</source>
        <translation>
            <numerusform>at least %n item of one kind</numerusform>
            <numerusform>at least %n items of one kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different item(s)</source>
        <translation>
            <numerusform>at least %n item</numerusform>
            <numerusform>at least %n different items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different item(s), counting {item} only</source>
        <translation>
            <numerusform>at least %n item, counting {item} only</numerusform>
            <numerusform>at least %n different items, counting {item} only</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArigatoFacts</name>
    <message numerus="yes">
        <source>{who} fires twice a day at most: %n more time(s) brought nothing.</source>
        <translation>
            <numerusform>{who} fires twice a day at most: %n more time brought nothing.</numerusform>
            <numerusform>{who} fires twice a day at most: %n more times brought nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArigatoRefusals</name>
    <message numerus="yes">
        <source>Keep exactly %n producer(s); named: {given}.</source>
        <translation>
            <numerusform>Keep exactly %n producer; named: {given}.</numerusform>
            <numerusform>Keep exactly %n producers; named: {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep exactly %n producer(s).</source>
        <translation>
            <numerusform>Keep exactly %n producer.</numerusform>
            <numerusform>Keep exactly %n producers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of your choice must be chosen before anything else.</source>
        <translation>
            <numerusform>%n item of your choice must be chosen before anything else.</numerusform>
            <numerusform>%n items of your choice must be chosen before anything else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n item(s); named: {given}.</source>
        <translation>
            <numerusform>Choose exactly %n item; named: {given}.</numerusform>
            <numerusform>Choose exactly %n items; named: {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seven items may be kept and there are {held}. Discard %n item(s) first.</source>
        <translation>
            <numerusform>Seven items may be kept and there are {held}. Discard %n item first.</numerusform>
            <numerusform>Seven items may be kept and there are {held}. Discard %n items first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To keep seven items at most, discard exactly %n item(s) of the supply.</source>
        <translation>
            <numerusform>To keep seven items at most, discard exactly %n item of the supply.</numerusform>
            <numerusform>To keep seven items at most, discard exactly %n items of the supply.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArigatoSeat</name>
    <message numerus="yes">
        <source>Producers: %n to name</source>
        <translation>
            <numerusform>Producers: %n to name</numerusform>
            <numerusform>Producers: %n to name</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n item(s)</source>
        <translation>
            <numerusform>Choose %n item</numerusform>
            <numerusform>Choose %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n item(s)</source>
        <translation>
            <numerusform>Discard %n item</numerusform>
            <numerusform>Discard %n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArigatoStory</name>
    <message numerus="yes">
        <source>%n item(s) to choose</source>
        <translation>
            <numerusform>%n item to choose</numerusform>
            <numerusform>%n items to choose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What would no longer stand, and be left out: %n line(s)</source>
        <translation>
            <numerusform>What would no longer stand, and be left out: %n line</numerusform>
            <numerusform>What would no longer stand, and be left out: %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later line(s) would fall, first: {deed} {why}</source>
        <extracomment>{deed} and {why} are whole sentences.</extracomment>
        <translation>
            <numerusform>%n later line would fall, first: {deed} {why}</numerusform>
            <numerusform>%n later lines would fall, first: {deed} {why}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArigatoTerms</name>
    <message numerus="yes">
        <source>%n origamist(s)</source>
        <translation>
            <numerusform>%n origamist</numerusform>
            <numerusform>%n origamists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gardener(s)</source>
        <translation>
            <numerusform>%n gardener</numerusform>
            <numerusform>%n gardeners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacksmith(s)</source>
        <translation>
            <numerusform>%n blacksmith</numerusform>
            <numerusform>%n blacksmiths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sculptor(s)</source>
        <translation>
            <numerusform>%n sculptor</numerusform>
            <numerusform>%n sculptors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pyrotechnist(s)</source>
        <translation>
            <numerusform>%n pyrotechnist</numerusform>
            <numerusform>%n pyrotechnists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n origami(s)</source>
        <translation>
            <numerusform>%n origami</numerusform>
            <numerusform>%n origami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonsai(s)</source>
        <translation>
            <numerusform>%n bonsai</numerusform>
            <numerusform>%n bonsai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n sword</numerusform>
            <numerusform>%n swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n statue(s)</source>
        <translation>
            <numerusform>%n statue</numerusform>
            <numerusform>%n statues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n firework(s)</source>
        <translation>
            <numerusform>%n firework</numerusform>
            <numerusform>%n fireworks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of your choice</source>
        <translation>
            <numerusform>%n item of your choice</numerusform>
            <numerusform>%n items of your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n favor</source>
        <translation>
            <numerusform>%n favor</numerusform>
            <numerusform>%n favor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objective token(s)</source>
        <translation>
            <numerusform>%n objective token</numerusform>
            <numerusform>%n objective tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artisan(s)</source>
        <translation>
            <numerusform>%n artisan</numerusform>
            <numerusform>%n artisans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxCopies</name>
    <message numerus="yes">
        <source>Until %1: %n card(s)</source>
        <translation>
            <numerusform>Until %1: %n card</numerusform>
            <numerusform>Until %1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxPicks</name>
    <message numerus="yes">
        <source>%1
%n card(s)</source>
        <translation>
            <numerusform>%1
%n card</numerusform>
            <numerusform>%1
%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
%n card(s), %2 incomplete</source>
        <translation>
            <numerusform>%1
%n card, %2 incomplete</numerusform>
            <numerusform>%1
%n cards, %2 incomplete</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message numerus="yes">
        <source>%1 (%n day(s))</source>
        <translation>
            <numerusform>%1 (%n day)</numerusform>
            <numerusform>%1 (%n days)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinePlan</name>
    <message numerus="yes">
        <source>Change this, and leave out %n line(s)</source>
        <translation>
            <numerusform>Change this, and leave out %n line</numerusform>
            <numerusform>Change this, and leave out %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>For {player}, %n thing(s) in the score are still unknown.</source>
        <translation>
            <numerusform>For {player}, %n thing in the score is still unknown.</numerusform>
            <numerusform>For {player}, %n things in the score are still unknown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Day {day}: %n point(s) left on the table</source>
        <translation>
            <numerusform>Day {day}: %n point left on the table</numerusform>
            <numerusform>Day {day}: %n points left on the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As it was: %n point(s) by dusk</source>
        <translation>
            <numerusform>As it was: %n point by dusk</numerusform>
            <numerusform>As it was: %n points by dusk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best day: %n point(s) by dusk</source>
        <translation>
            <numerusform>The best day: %n point by dusk</numerusform>
            <numerusform>The best day: %n points by dusk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best day found: %n point(s) by dusk</source>
        <extracomment>All days could not be tried.</extracomment>
        <translation>
            <numerusform>The best day found: %n point by dusk</numerusform>
            <numerusform>The best day found: %n points by dusk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} left %n point(s) on the table, day by day.</source>
        <translation>
            <numerusform>{player} left %n point on the table, day by day.</numerusform>
            <numerusform>{player} left %n points on the table, day by day.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today: at best %n point(s) by dusk</source>
        <translation>
            <numerusform>Today: at best %n point by dusk</numerusform>
            <numerusform>Today: at best %n points by dusk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today: at least %n point(s) by dusk</source>
        <translation>
            <numerusform>Today: at least %n point by dusk</numerusform>
            <numerusform>Today: at least %n points by dusk</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message numerus="yes">
        <source>%n entry(s) waiting</source>
        <translation>
            <numerusform>%n entry waiting</numerusform>
            <numerusform>%n entries waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatInvitation</name>
    <message numerus="yes">
        <source>On %n phone(s)</source>
        <translation>
            <numerusform>On %n phone</numerusform>
            <numerusform>On %n phones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message numerus="yes">
        <source>%n part(s) of this code are missing. Paste all parts together.</source>
        <translation>
            <numerusform>%n part of this code is missing. Paste all parts together.</numerusform>
            <numerusform>%n parts of this code are missing. Paste all parts together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoreFaults</name>
    <message numerus="yes">
        <source>This game’s file is damaged. The first %n line(s) are sound and open; the rest is set aside.</source>
        <translation>
            <numerusform>This game’s file is damaged. The first line (%n) is sound and open; the rest is set aside.</numerusform>
            <numerusform>This game’s file is damaged. The first %n lines are sound and open; the rest is set aside.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message numerus="yes">
        <source>%n play(s) can be taken in.</source>
        <translation>
            <numerusform>%n play can be taken in.</numerusform>
            <numerusform>%n plays can be taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) were taken in.</source>
        <translation>
            <numerusform>%n play was taken in.</numerusform>
            <numerusform>%n plays were taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) are there already.</source>
        <translation>
            <numerusform>%n play is there already.</numerusform>
            <numerusform>%n plays are there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s)</source>
        <translation>
            <numerusform>%n play</numerusform>
            <numerusform>%n plays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them replace(s) what is here.</source>
        <translation>
            <numerusform>%n of them replaces what is here.</numerusform>
            <numerusform>%n of them replace what is here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n earlier play(s)</source>
        <translation>
            <numerusform>and %n earlier play</numerusform>
            <numerusform>and %n earlier plays</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message numerus="yes">
        <source>And %n more fault(s).</source>
        <translation>
            <numerusform>And %n more fault.</numerusform>
            <numerusform>And %n more faults.</numerusform>
        </translation>
    </message>
</context>
</TS>
