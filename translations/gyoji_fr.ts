<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>Answers</name>
    <message>
        <source>Ask about the rules</source>
        <translation>Posez une question sur les règles</translation>
    </message>
    <message>
        <source>No article answers this. Try another word, in any of the three languages.</source>
        <translation>Aucun article n’y répond. Essayez un autre mot, dans l’une des trois langues.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
</context>
<context>
    <name>ArigatoCards</name>
    <message>
        <source>{condition}: {gains}.</source>
        <extracomment>A card&apos;s effect in one sentence.</extracomment>
        <translation>{condition}&#xa0;: {gains}.</translation>
    </message>
    <message>
        <source>{condition}: {gains} (not certain).</source>
        <extracomment>An effect that is a guess.</extracomment>
        <translation>{condition}&#xa0;: {gains} (à confirmer).</translation>
    </message>
    <message>
        <source>The effect is not known yet.</source>
        <translation>L’effet n’est pas encore connu.</translation>
    </message>
    <message>
        <source>No effect.</source>
        <translation>Aucun effet.</translation>
    </message>
    <message>
        <source>{type} {card} “{name}”</source>
        <extracomment>A card with the players&apos; own name for it.</extracomment>
        <translation>{type} {card} «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>{type} {card}</source>
        <extracomment>A card: “blacksmith S-012”.</extracomment>
        <translation>{type} {card}</translation>
    </message>
    <message>
        <source>For each {type} sent left today as a traveler (at most twice)</source>
        <translation>Pour chaque {type} envoyé à gauche aujourd’hui comme voyageur (deux fois au plus)</translation>
    </message>
    <message>
        <source>If today’s two travelers are of one type</source>
        <translation>Si les deux voyageurs du jour sont du même type</translation>
    </message>
    <message>
        <source>If the resident placed today is {one}</source>
        <translation>Si le résident placé aujourd’hui est {one}</translation>
    </message>
    <message>
        <source>For each {type} discarded today as a producer (at most twice)</source>
        <translation>Pour chaque {type} défaussé aujourd’hui comme fabricant (deux fois au plus)</translation>
    </message>
    <message>
        <source>If two producers discarded today are of one type</source>
        <translation>Si deux fabricants défaussés aujourd’hui sont du même type</translation>
    </message>
    <message>
        <source>When you put {one} under your palace gate</source>
        <translation>Quand vous placez {one} sous votre porte du palais</translation>
    </message>
    <message>
        <source>When this card itself is put under your palace gate</source>
        <translation>Quand cette carte elle-même est placée sous votre porte du palais</translation>
    </message>
    <message>
        <source>When you put an offering token on an artisan of your village</source>
        <translation>Quand vous posez un jeton Offrande sur un artisan de votre village</translation>
    </message>
    <message>
        <source>For each {item} you gain</source>
        <translation>Pour chaque {item} que vous obtenez</translation>
    </message>
    <message>
        <source>At dusk, if you took an objective token</source>
        <translation>Au Crépuscule, si vous avez pris un jeton Objectif</translation>
    </message>
    <message>
        <source>At dusk, for each {type} with an offering in your village</source>
        <translation>Au Crépuscule, pour chaque {type} avec une offrande dans votre village</translation>
    </message>
    <message>
        <source>At dusk, with at least {artisans} in the {row} of your village</source>
        <translation>Au Crépuscule, avec au moins {artisans} dans la {row} de votre village</translation>
    </message>
    <message>
        <source>At dusk, with at least {items} in your supply</source>
        <translation>Au Crépuscule, avec au moins {items} dans votre stock</translation>
    </message>
    <message>
        <source>At dusk, for each two artisans with offerings in your village</source>
        <translation>Au Crépuscule, pour chaque paire d’artisans avec offrande dans votre village</translation>
    </message>
    <message>
        <source>At dusk, for each {type} in your village</source>
        <translation>Au Crépuscule, pour chaque {type} dans votre village</translation>
    </message>
    <message>
        <source>{favor} for each {type} in your village</source>
        <translation>{favor} pour chaque {type} dans votre village</translation>
    </message>
    <message>
        <source>{favor} for each {type} under your palace gate</source>
        <translation>{favor} pour chaque {type} sous votre porte du palais</translation>
    </message>
    <message>
        <source>1 item that the artisan with the new offering produces</source>
        <translation>1 objet que fabrique l’artisan qui vient de recevoir l’offrande</translation>
    </message>
    <message>
        <source>1 item that the matching producers produce</source>
        <translation>1 objet que fabriquent les fabricants du même type</translation>
    </message>
    <message>
        <source>Have {what} in your village.</source>
        <extracomment>{what}: “at least 3 artisans of one type”.</extracomment>
        <translation>Ayez {what} dans votre village.</translation>
    </message>
    <message>
        <source>Have {what} under your palace gate.</source>
        <translation>Ayez {what} sous votre porte du palais.</translation>
    </message>
    <message>
        <source>Have {what} in your village and under your palace gate together.</source>
        <translation>Ayez {what} dans votre village et sous votre porte du palais réunis.</translation>
    </message>
    <message>
        <source>Have {what} in your supply.</source>
        <translation>Ayez {what} dans votre stock.</translation>
    </message>
    <message>
        <source>The players decide whether this objective is met.</source>
        <translation>C’est à vous de dire si cet objectif est atteint.</translation>
    </message>
    <message>
        <source>{a} {b}</source>
        <extracomment>Two sentences of one objective: both must hold.</extracomment>
        <translation>{a} {b}</translation>
    </message>
    <message>
        <source>at least {artisans}</source>
        <translation>au moins {artisans}</translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s)</source>
        <translation>
            <numerusform>au moins %n artisan</numerusform>
            <numerusform>au moins %n artisans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) of one type</source>
        <translation>
            <numerusform>au moins %n artisan d’un même type</numerusform>
            <numerusform>au moins %n artisans d’un même type</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>artisans of at least %n different type(s)</source>
        <translation>
            <numerusform>des artisans d’au moins %n type</numerusform>
            <numerusform>des artisans d’au moins %n types différents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different type(s), counting {type} cards only</source>
        <translation>
            <numerusform>au moins %n type en ne comptant que les cartes {type}</numerusform>
            <numerusform>au moins %n types différents en ne comptant que les cartes {type}</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {artisans} with an offering</source>
        <translation>au moins {artisans} avec offrande</translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) with an offering</source>
        <translation>
            <numerusform>au moins %n artisan avec offrande</numerusform>
            <numerusform>au moins %n artisans avec offrande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) of one type with an offering</source>
        <translation>
            <numerusform>au moins %n artisan d’un même type avec offrande</numerusform>
            <numerusform>au moins %n artisans d’un même type avec offrande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>artisans with an offering of at least %n different type(s)</source>
        <translation>
            <numerusform>des artisans avec offrande d’au moins %n type</numerusform>
            <numerusform>des artisans avec offrande d’au moins %n types différents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different type(s) with an offering, counting {type} cards only</source>
        <translation>
            <numerusform>au moins %n type avec offrande en ne comptant que les cartes {type}</numerusform>
            <numerusform>au moins %n types différents avec offrande en ne comptant que les cartes {type}</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {artisans} with the hourglass</source>
        <translation>au moins {artisans} à sablier</translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) with the hourglass</source>
        <translation>
            <numerusform>au moins %n artisan à sablier</numerusform>
            <numerusform>au moins %n artisans à sablier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n artisan(s) of one type with the hourglass</source>
        <translation>
            <numerusform>au moins %n artisan d’un même type à sablier</numerusform>
            <numerusform>au moins %n artisans d’un même type à sablier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>artisans with the hourglass of at least %n different type(s)</source>
        <translation>
            <numerusform>des artisans à sablier d’au moins %n type</numerusform>
            <numerusform>des artisans à sablier d’au moins %n types différents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different type(s) with the hourglass, counting {type} cards only</source>
        <translation>
            <numerusform>au moins %n type à sablier en ne comptant que les cartes {type}</numerusform>
            <numerusform>au moins %n types différents à sablier en ne comptant que les cartes {type}</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {items}</source>
        <translation>au moins {items}</translation>
    </message>
    <message numerus="yes">
        <source>at least %n item(s)</source>
        <translation>
            <numerusform>au moins %n objet</numerusform>
            <numerusform>au moins %n objets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n item(s) of one kind</source>
        <translation>
            <numerusform>au moins %n objet d’une même sorte</numerusform>
            <numerusform>au moins %n objets d’une même sorte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different item(s)</source>
        <translation>
            <numerusform>au moins %n objet</numerusform>
            <numerusform>au moins %n objets différents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n different item(s), counting {item} only</source>
        <translation>
            <numerusform>au moins %n objet en ne comptant que&#xa0;: {item}</numerusform>
            <numerusform>au moins %n objets différents en ne comptant que&#xa0;: {item}</numerusform>
        </translation>
    </message>
    <message>
        <source>As your calendar shows it.</source>
        <translation>Comme sur votre calendrier.</translation>
    </message>
</context>
<context>
    <name>ArigatoFacts</name>
    <message>
        <source>{player}’s {card} ({slot})</source>
        <extracomment>A card of a seat and its workshop: “Béa&apos;s blacksmith S-012 (upper left)”.</extracomment>
        <translation>{player}, {card} ({slot})</translation>
    </message>
    <message>
        <source>{player}’s {card}</source>
        <translation>{player}, {card}</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>{who}: {one} was sent left as a traveler → {gain}</source>
        <translation>{who}&#xa0;: {one} a été envoyé à gauche comme voyageur → {gain}</translation>
    </message>
    <message>
        <source>{who}: a traveler was sent left → {gain}</source>
        <translation>{who}&#xa0;: un voyageur a été envoyé à gauche → {gain}</translation>
    </message>
    <message>
        <source>{who}: the two travelers are of one type → {gain}</source>
        <translation>{who}&#xa0;: les deux voyageurs sont du même type → {gain}</translation>
    </message>
    <message>
        <source>{who}: today’s resident is {one} → {gain}</source>
        <translation>{who}&#xa0;: le résident du jour est {one} → {gain}</translation>
    </message>
    <message>
        <source>{who}: today’s resident → {gain}</source>
        <translation>{who}&#xa0;: le résident du jour → {gain}</translation>
    </message>
    <message>
        <source>{who}: {one} was discarded as a producer → {gain}</source>
        <translation>{who}&#xa0;: {one} a été défaussé comme fabricant → {gain}</translation>
    </message>
    <message>
        <source>{who}: a producer was discarded → {gain}</source>
        <translation>{who}&#xa0;: un fabricant a été défaussé → {gain}</translation>
    </message>
    <message>
        <source>{who}: two producers are of one type → {gain}</source>
        <translation>{who}&#xa0;: deux fabricants sont du même type → {gain}</translation>
    </message>
    <message>
        <source>{who}: {one} was put under the palace gate → {gain}</source>
        <translation>{who}&#xa0;: {one} a été placé sous la porte du palais → {gain}</translation>
    </message>
    <message>
        <source>{who}: an artisan was put under the palace gate → {gain}</source>
        <translation>{who}&#xa0;: un artisan a été placé sous la porte du palais → {gain}</translation>
    </message>
    <message>
        <source>{who}: the card itself was put under the palace gate → {gain}</source>
        <translation>{who}&#xa0;: la carte elle-même a été placée sous la porte du palais → {gain}</translation>
    </message>
    <message>
        <source>{who}: an offering was prepared → {gain}</source>
        <translation>{who}&#xa0;: une offrande a été préparée → {gain}</translation>
    </message>
    <message>
        <source>{who}: an item was gained → {gain}</source>
        <translation>{who}&#xa0;: un objet a été obtenu → {gain}</translation>
    </message>
    <message>
        <source>{who}: an objective token was taken → {gain}</source>
        <translation>{who}&#xa0;: un jeton Objectif a été pris → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, each {type} with an offering → {gain}</source>
        <translation>{who}&#xa0;: au Crépuscule, chaque {type} avec une offrande → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, artisans with offerings → {gain}</source>
        <translation>{who}&#xa0;: au Crépuscule, des artisans avec offrande → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, at least {artisans} in the {row} → {gain}</source>
        <translation>{who}&#xa0;: au Crépuscule, au moins {artisans} dans la {row} → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, a row of the village → {gain}</source>
        <translation>{who}&#xa0;: au Crépuscule, une rangée du village → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, at least {items} in the supply → {gain}</source>
        <translation>{who}&#xa0;: au Crépuscule, au moins {items} dans le stock → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, the supply → {gain}</source>
        <translation>{who}&#xa0;: au Crépuscule, le stock → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, each two artisans with offerings → {gain}</source>
        <translation>{who}&#xa0;: au Crépuscule, chaque paire d’artisans avec offrande → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, each {type} in the village → {gain}</source>
        <translation>{who}&#xa0;: au Crépuscule, chaque {type} dans le village → {gain}</translation>
    </message>
    <message>
        <source>{who}: at dusk, artisans of the village → {gain}</source>
        <translation>{who}&#xa0;: au Crépuscule, des artisans du village → {gain}</translation>
    </message>
    <message>
        <source>{player} produces {gain}.</source>
        <translation>{player} produit {gain}.</translation>
    </message>
    <message>
        <source>{player} chooses {gain}.</source>
        <translation>{player} choisit {gain}.</translation>
    </message>
    <message>
        <source>{player} gains {gain}, entered by hand.</source>
        <translation>{player} obtient {gain}, saisi à la main.</translation>
    </message>
    <message>
        <source>{player} gives {gain} in an exchange.</source>
        <translation>{player} donne {gain} dans un échange.</translation>
    </message>
    <message>
        <source>{player} takes {gain} in an exchange.</source>
        <translation>{player} prend {gain} dans un échange.</translation>
    </message>
    <message>
        <source>{who}: {gain} paid for the offering.</source>
        <translation>{who}&#xa0;: {gain} pour l’offrande.</translation>
    </message>
    <message>
        <source>{player} discards {gain}.</source>
        <translation>{player} défausse {gain}.</translation>
    </message>
    <message>
        <source>{who}: sent to the palace → {gain} at the end</source>
        <translation>{who}&#xa0;: envoi au palais → {gain} à la fin</translation>
    </message>
    <message>
        <source>{who}: workshop emptied to the palace gate → {gain} at the end</source>
        <translation>{who}&#xa0;: atelier libéré vers la porte du palais → {gain} à la fin</translation>
    </message>
    <message>
        <source>{player} meets the objective of the day → {gain}</source>
        <translation>{player} atteint l’objectif du jour → {gain}</translation>
    </message>
    <message>
        <source>Correction for {player}: {card} lies under the palace gate ({gain}).</source>
        <translation>Correction pour {player}&#xa0;: {card} se trouve sous la porte du palais ({gain}).</translation>
    </message>
    <message>
        <source>Correction for {player}: {card} no longer lies under the palace gate ({gain}).</source>
        <translation>Correction pour {player}&#xa0;: {card} n’est plus sous la porte du palais ({gain}).</translation>
    </message>
    <message>
        <source>New description of {card}: {gain} more under {player}’s palace gate.</source>
        <translation>Nouvelle description ({card})&#xa0;: {gain} de plus sous la porte du palais de la place {player}.</translation>
    </message>
    <message>
        <source>New description of {card}: {gain} less under {player}’s palace gate.</source>
        <translation>Nouvelle description ({card})&#xa0;: {gain} de moins sous la porte du palais de la place {player}.</translation>
    </message>
    <message>
        <source>{player}’s items are no longer counted: {gain} cleared.</source>
        <translation>Pour {player}, les objets ne sont plus comptés&#xa0;: {gain} hors décompte.</translation>
    </message>
    <message>
        <source>favor not known yet</source>
        <translation>faveurs encore inconnues</translation>
    </message>
    <message>
        <source>{points} under the palace gate</source>
        <translation>{points} sous la porte du palais</translation>
    </message>
    <message>
        <source>{who}: an item was gained ({item}) → {gain}</source>
        <translation>{who}&#xa0;: objet obtenu ({item}) → {gain}</translation>
    </message>
    <message>
        <source>Correction for {player}: {gain} added.</source>
        <translation>Correction pour {player}, en plus&#xa0;: {gain}.</translation>
    </message>
    <message>
        <source>Correction for {player}: {gain} taken away.</source>
        <translation>Correction pour {player}, en moins&#xa0;: {gain}.</translation>
    </message>
    <message>
        <source>{amount} (not counted)</source>
        <extracomment>Items that the hands move, of a seat whose items are not followed.</extracomment>
        <translation>{amount} (hors décompte)</translation>
    </message>
    <message>
        <source>{card} ({slot})</source>
        <extracomment>A card that did not fire, and its workshop.</extracomment>
        <translation>{card} ({slot})</translation>
    </message>
    <message>
        <source>{who} did not fire: no {type} was sent left.</source>
        <translation>{who} ne s’est pas déclenché&#xa0;: aucun {type} n’a été envoyé à gauche.</translation>
    </message>
    <message>
        <source>{who} did not fire: the two travelers were not of one type.</source>
        <translation>{who} ne s’est pas déclenché&#xa0;: les deux voyageurs n’étaient pas du même type.</translation>
    </message>
    <message>
        <source>{who} did not fire: today’s resident was no {type}.</source>
        <translation>{who} ne s’est pas déclenché&#xa0;: le résident du jour n’était pas de type {type}.</translation>
    </message>
    <message>
        <source>{who} did not fire: no {type} was discarded as a producer.</source>
        <translation>{who} ne s’est pas déclenché&#xa0;: aucun {type} n’a été défaussé comme fabricant.</translation>
    </message>
    <message>
        <source>{who} did not fire: no two producers were of one type.</source>
        <translation>{who} ne s’est pas déclenché&#xa0;: il n’y avait pas deux fabricants du même type.</translation>
    </message>
    <message>
        <source>{who} did not fire: the card sent was no {type}.</source>
        <translation>{who} ne s’est pas déclenché&#xa0;: la carte envoyée n’était pas de type {type}.</translation>
    </message>
    <message>
        <source>{who} did not fire: no objective token was taken.</source>
        <translation>{who} ne s’est pas déclenché&#xa0;: aucun jeton Objectif n’a été pris.</translation>
    </message>
    <message>
        <source>{who} did not fire: no {type} had an offering.</source>
        <translation>{who} ne s’est pas déclenché&#xa0;: aucun {type} n’avait d’offrande.</translation>
    </message>
    <message>
        <source>{who} did not fire: it needed at least {artisans} in the {row} and found {n}.</source>
        <translation>{who} ne s’est pas déclenché&#xa0;: il fallait au moins {artisans} dans la {row}, et il y en avait {n}.</translation>
    </message>
    <message>
        <source>{who} did not fire: it needed at least {items} in the supply and found {n}.</source>
        <translation>{who} ne s’est pas déclenché&#xa0;: il fallait au moins {items} dans le stock, et il y en avait {n}.</translation>
    </message>
    <message>
        <source>{who} did not fire: fewer than two artisans had offerings.</source>
        <translation>{who} ne s’est pas déclenché&#xa0;: moins de deux artisans avaient une offrande.</translation>
    </message>
    <message>
        <source>{who} did not fire: no {type} lived in the village.</source>
        <translation>{who} ne s’est pas déclenché&#xa0;: aucun {type} n’habitait le village.</translation>
    </message>
    <message numerus="yes">
        <source>{who} fires twice a day at most: %n more time(s) brought nothing.</source>
        <translation>
            <numerusform>{who} ne se déclenche que deux fois par jour&#xa0;: %n fois de plus n’a rien rapporté.</numerusform>
            <numerusform>{who} ne se déclenche que deux fois par jour&#xa0;: %n fois de plus n’ont rien rapporté.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} brought nothing: there was nothing that it counts.</source>
        <translation>{who} n’a rien rapporté&#xa0;: il n’y avait rien de ce que compte son effet.</translation>
    </message>
    <message>
        <source>{who} did not fire: at this table an exchange is not a gain.</source>
        <translation>{who} ne s’est pas déclenché&#xa0;: à cette table, un échange n’est pas un gain.</translation>
    </message>
</context>
<context>
    <name>ArigatoNames</name>
    <message>
        <source>Valid JSON</source>
        <translation>JSON valide</translation>
    </message>
    <message>
        <source>Length of a line</source>
        <translation>Longueur d’une ligne</translation>
    </message>
    <message>
        <source>Kind of a value</source>
        <translation>Sorte de valeur</translation>
    </message>
    <message>
        <source>Required fields</source>
        <translation>Champs obligatoires</translation>
    </message>
    <message>
        <source>Known actions</source>
        <translation>Actions connues</translation>
    </message>
    <message>
        <source>Known fields</source>
        <translation>Champs connus</translation>
    </message>
    <message>
        <source>Range of a value</source>
        <translation>Limites d’une valeur</translation>
    </message>
    <message>
        <source>Known words</source>
        <translation>Mots connus</translation>
    </message>
    <message>
        <source>Seats of the table</source>
        <translation>Places de la table</translation>
    </message>
    <message>
        <source>Cards of the box</source>
        <translation>Cartes de l’exemplaire</translation>
    </message>
    <message>
        <source>Card described</source>
        <translation>Carte décrite</translation>
    </message>
    <message>
        <source>Version of the script</source>
        <translation>Version du script</translation>
    </message>
    <message>
        <source>Box of the game</source>
        <translation>Exemplaire de la partie</translation>
    </message>
    <message>
        <source>Calendar of the game</source>
        <translation>Calendrier de la partie</translation>
    </message>
    <message>
        <source>Table ruling</source>
        <translation>Convention de table</translation>
    </message>
    <message>
        <source>Retired seat</source>
        <translation>Place retirée</translation>
    </message>
    <message>
        <source>How closely a seat is followed</source>
        <translation>Suivi d’une place</translation>
    </message>
    <message>
        <source>Effect declined</source>
        <translation>Effet auquel on renonce</translation>
    </message>
    <message>
        <source>Gain by hand</source>
        <translation>Gain à la main</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction des comptes</translation>
    </message>
    <message>
        <source>Supply without end</source>
        <translation>Réserve illimitée</translation>
    </message>
    <message>
        <source>Phases together</source>
        <translation>Phases simultanées</translation>
    </message>
    <message>
        <source>Order of the phases</source>
        <translation>Ordre des phases</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Aube</translation>
    </message>
    <message>
        <source>Five cards at dawn</source>
        <translation>Cinq cartes à l’Aube</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <translation>Pioche vide</translation>
    </message>
    <message>
        <source>Secret roles</source>
        <translation>Rôles secrets</translation>
    </message>
    <message>
        <source>Roles of the five cards</source>
        <translation>Rôles des cinq cartes</translation>
    </message>
    <message>
        <source>Travelers</source>
        <translation>Voyageurs</translation>
    </message>
    <message>
        <source>Producers</source>
        <translation>Fabricants</translation>
    </message>
    <message>
        <source>One resident each day</source>
        <translation>Un résident par jour</translation>
    </message>
    <message>
        <source>Empty workshop</source>
        <translation>Atelier libre</translation>
    </message>
    <message>
        <source>Placement restriction</source>
        <translation>Contrainte de placement</translation>
    </message>
    <message>
        <source>No offering at dawn</source>
        <translation>Pas d’offrande à l’Aube</translation>
    </message>
    <message>
        <source>Roles of the last day</source>
        <translation>Rôles du dernier jour</translation>
    </message>
    <message>
        <source>Days without an objective</source>
        <translation>Jours sans objectif</translation>
    </message>
    <message>
        <source>When to empty a workshop</source>
        <translation>Quand libérer un atelier</translation>
    </message>
    <message>
        <source>Nobody in the workshop</source>
        <translation>Personne dans l’atelier</translation>
    </message>
    <message>
        <source>Face-down resident</source>
        <translation>Résident face cachée</translation>
    </message>
    <message>
        <source>Emptied to the discard pile</source>
        <translation>Libéré vers la défausse</translation>
    </message>
    <message>
        <source>Emptied to the palace gate</source>
        <translation>Libéré vers la porte du palais</translation>
    </message>
    <message>
        <source>The resident turns up</source>
        <translation>Le résident se révèle</translation>
    </message>
    <message>
        <source>Already turned up</source>
        <translation>Déjà révélé</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Fabrication</translation>
    </message>
    <message>
        <source>Travelers stay face down</source>
        <translation>Les voyageurs restent face cachée</translation>
    </message>
    <message>
        <source>Actions of daytime</source>
        <translation>Actions de la Journée</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Offering</source>
        <translation>Offrande</translation>
    </message>
    <message>
        <source>One offering each</source>
        <translation>Une offrande par artisan</translation>
    </message>
    <message>
        <source>Sent to the palace</source>
        <translation>Envoi au palais</translation>
    </message>
    <message>
        <source>Items of your choice</source>
        <translation>Objets au choix</translation>
    </message>
    <message>
        <source>Choose first</source>
        <translation>Choisir d’abord</translation>
    </message>
    <message>
        <source>Nothing to choose</source>
        <translation>Rien à choisir</translation>
    </message>
    <message>
        <source>As many as owed</source>
        <translation>Autant que dû</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Crépuscule</translation>
    </message>
    <message>
        <source>Hourglass effects</source>
        <translation>Effets de sablier</translation>
    </message>
    <message>
        <source>Dusk worked out</source>
        <translation>Crépuscule résolu</translation>
    </message>
    <message>
        <source>Order of hourglass effects</source>
        <translation>Ordre des effets de sablier</translation>
    </message>
    <message>
        <source>Answer by hand</source>
        <translation>Réponse à la main</translation>
    </message>
    <message>
        <source>Supply by hand</source>
        <translation>Stock à la main</translation>
    </message>
    <message>
        <source>Objective of the day</source>
        <translation>Objectif du jour</translation>
    </message>
    <message>
        <source>Discard down to seven</source>
        <translation>Défausser jusqu’à sept</translation>
    </message>
    <message>
        <source>Seven items</source>
        <translation>Sept objets</translation>
    </message>
    <message>
        <source>Effects of the village</source>
        <translation>Effets du village</translation>
    </message>
    <message>
        <source>Effects are optional</source>
        <translation>Effets facultatifs</translation>
    </message>
    <message>
        <source>Twice a day</source>
        <translation>Deux fois par jour</translation>
    </message>
    <message>
        <source>No endless circle</source>
        <translation>Pas de cercle sans fin</translation>
    </message>
    <message>
        <source>Favor bonus</source>
        <translation>Bonus des faveurs</translation>
    </message>
    <message>
        <source>Points of objective tokens</source>
        <translation>Points des jetons Objectif</translation>
    </message>
    <message>
        <source>Favor from effects</source>
        <translation>Faveurs des effets</translation>
    </message>
    <message>
        <source>Favor under the palace gate</source>
        <translation>Faveurs sous la porte du palais</translation>
    </message>
    <message>
        <source>Worth nothing</source>
        <translation>Sans valeur</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>One player</source>
        <translation>En solo</translation>
    </message>
    <message>
        <source>More cards than copies</source>
        <translation>Plus de cartes que d’exemplaires</translation>
    </message>
    <message>
        <source>Travelers of a type</source>
        <translation>Voyageurs d’un type</translation>
    </message>
    <message>
        <source>Two travelers of one type</source>
        <translation>Deux voyageurs du même type</translation>
    </message>
    <message>
        <source>Resident of a type</source>
        <translation>Résident d’un type</translation>
    </message>
    <message>
        <source>Producers of a type</source>
        <translation>Fabricants d’un type</translation>
    </message>
    <message>
        <source>Two producers of one type</source>
        <translation>Deux fabricants du même type</translation>
    </message>
    <message>
        <source>Artisan put under the gate</source>
        <translation>Artisan placé sous la porte</translation>
    </message>
    <message>
        <source>Leaving for the palace</source>
        <translation>Départ pour le palais</translation>
    </message>
    <message>
        <source>Offering prepared</source>
        <translation>Offrande préparée</translation>
    </message>
    <message>
        <source>Item gained</source>
        <translation>Objet obtenu</translation>
    </message>
    <message>
        <source>Objective taken at dusk</source>
        <translation>Objectif pris au Crépuscule</translation>
    </message>
    <message>
        <source>Artisans with offerings at dusk</source>
        <translation>Artisans avec offrande au Crépuscule</translation>
    </message>
    <message>
        <source>A row at dusk</source>
        <translation>Une rangée au Crépuscule</translation>
    </message>
    <message>
        <source>Supply at dusk</source>
        <translation>Stock au Crépuscule</translation>
    </message>
    <message>
        <source>Pairs of offerings at dusk</source>
        <translation>Paires d’offrandes au Crépuscule</translation>
    </message>
    <message>
        <source>Artisans of the village at dusk</source>
        <translation>Artisans du village au Crépuscule</translation>
    </message>
</context>
<context>
    <name>ArigatoRefusals</name>
    <message>
        <source>Roles are given at dawn only. The phase now is {phase}. Go on with this phase, or undo back to dawn.</source>
        <translation>Les rôles se donnent à l’Aube seulement. Phase en cours&#xa0;: {phase}. Poursuivez cette phase, ou annulez jusqu’à l’Aube.</translation>
    </message>
    <message>
        <source>Roles are given at dawn only. Go on with this phase, or undo back to dawn.</source>
        <translation>Les rôles se donnent à l’Aube seulement. Poursuivez cette phase, ou annulez jusqu’à l’Aube.</translation>
    </message>
    <message>
        <source>The {slot} workshop is taken. Choose an empty one, or empty it first.</source>
        <translation>L’atelier {slot} est occupé. Choisissez un atelier libre, ou libérez d’abord celui-ci.</translation>
    </message>
    <message>
        <source>This workshop is taken. Choose an empty one, or empty it first.</source>
        <translation>Cet atelier est occupé. Choisissez un atelier libre, ou libérez d’abord celui-ci.</translation>
    </message>
    <message>
        <source>Artisan {card} may not live in the {slot} workshop. Its placement restriction allows: {slots}.</source>
        <translation>L’artisan {card} ne peut pas habiter l’atelier {slot}. Sa contrainte de placement permet&#xa0;: {slots}.</translation>
    </message>
    <message>
        <source>This artisan may not live in that workshop. Choose one that its placement restriction allows.</source>
        <translation>Cet artisan ne peut pas habiter cet atelier. Choisissez un atelier que sa contrainte de placement permet.</translation>
    </message>
    <message>
        <source>{player} has no resident to turn up yet. Choose one card and an empty workshop for it: exactly one each day.</source>
        <translation>Pour {player}, aucun résident n’est prêt à être révélé. Choisissez une carte et un atelier libre&#xa0;: exactement un résident par jour.</translation>
    </message>
    <message>
        <source>There is no resident to turn up yet. Choose one card and an empty workshop for it: exactly one each day.</source>
        <translation>Aucun résident n’est prêt à être révélé. Choisissez une carte et un atelier libre&#xa0;: exactement un résident par jour.</translation>
    </message>
    <message numerus="yes">
        <source>Keep exactly %n producer(s); named: {given}.</source>
        <translation>
            <numerusform>Gardez exactement %n fabricant&#x202f;; nombre indiqué&#xa0;: {given}.</numerusform>
            <numerusform>Gardez exactement %n fabricants&#x202f;; nombre indiqué&#xa0;: {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep exactly %n producer(s).</source>
        <translation>
            <numerusform>Gardez exactement %n fabricant.</numerusform>
            <numerusform>Gardez exactement %n fabricants.</numerusform>
        </translation>
    </message>
    <message>
        <source>The producers are not named, or not the right number of them. Keep two cards in hand each day.</source>
        <translation>Les fabricants ne sont pas nommés, ou leur nombre est faux. Gardez deux cartes en main chaque jour.</translation>
    </message>
    <message>
        <source>No offering is prepared at dawn. Turn up the resident first: offerings are for daytime.</source>
        <translation>Aucune offrande ne se prépare à l’Aube. Révélez d’abord le résident&#xa0;: les offrandes se font pendant la Journée.</translation>
    </message>
    <message>
        <source>The last day has other roles: 1 resident, 4 producers and no traveler. Name exactly those.</source>
        <translation>Le dernier jour a d’autres rôles&#xa0;: 1 résident, 4 fabricants et aucun voyageur. Indiquez exactement ceux-ci.</translation>
    </message>
    <message>
        <source>A workshop may be emptied at dawn or in daytime only. The phase now is {phase}. Wait for the next dawn.</source>
        <translation>Un atelier se libère à l’Aube ou pendant la Journée seulement. Phase en cours&#xa0;: {phase}. Attendez la prochaine Aube.</translation>
    </message>
    <message>
        <source>A workshop may be emptied at dawn or in daytime only. Wait for the next dawn.</source>
        <translation>Un atelier se libère à l’Aube ou pendant la Journée seulement. Attendez la prochaine Aube.</translation>
    </message>
    <message>
        <source>Nobody lives in the {slot} workshop. Choose a workshop with an artisan.</source>
        <translation>Personne n’habite l’atelier {slot}. Choisissez un atelier où vit un artisan.</translation>
    </message>
    <message>
        <source>Nobody lives in this workshop. Choose a workshop with an artisan.</source>
        <translation>Personne n’habite cet atelier. Choisissez un atelier où vit un artisan.</translation>
    </message>
    <message>
        <source>The resident in the {slot} workshop is still face down and cannot be sent away. Place it elsewhere, or empty another workshop.</source>
        <translation>Le résident de l’atelier {slot} est encore face cachée et ne peut pas partir. Placez-le ailleurs, ou libérez un autre atelier.</translation>
    </message>
    <message>
        <source>The resident there is still face down and cannot be sent away. Place it elsewhere, or empty another workshop.</source>
        <translation>Le résident est encore face cachée et ne peut pas partir. Placez-le ailleurs, ou libérez un autre atelier.</translation>
    </message>
    <message>
        <source>Today’s resident has already been turned up. The phase now is {phase}. Go on with this phase.</source>
        <translation>Le résident du jour est déjà révélé. Phase en cours&#xa0;: {phase}. Poursuivez cette phase.</translation>
    </message>
    <message>
        <source>Today’s resident has already been turned up. Go on with this phase.</source>
        <translation>Le résident du jour est déjà révélé. Poursuivez cette phase.</translation>
    </message>
    <message>
        <source>This is for daytime only. The phase now is {phase}. At dawn turn up the resident first; after daytime wait for the next day.</source>
        <translation>Cela ne se fait que pendant la Journée. Phase en cours&#xa0;: {phase}. À l’Aube, révélez d’abord le résident&#x202f;; après la Journée, attendez le jour suivant.</translation>
    </message>
    <message>
        <source>This is for daytime only. At dawn turn up the resident first; after daytime wait for the next day.</source>
        <translation>Cela ne se fait que pendant la Journée. À l’Aube, révélez d’abord le résident&#x202f;; après la Journée, attendez le jour suivant.</translation>
    </message>
    <message>
        <source>Two identical items are exchanged for one different item. Asked: {give} for {take}; in the supply: {give} × {held}.</source>
        <translation>Deux objets identiques s’échangent contre un objet différent. Demandé&#xa0;: {give} contre {take}&#x202f;; dans le stock&#xa0;: {give} × {held}.</translation>
    </message>
    <message>
        <source>Two identical items are exchanged for one different item. Choose an item that you have twice, and another one to take.</source>
        <translation>Deux objets identiques s’échangent contre un objet différent. Choisissez un objet que vous avez en double, et un autre à prendre.</translation>
    </message>
    <message>
        <source>The offering of artisan {card} takes all its items at once. Missing: {missing}. Gain or exchange items first.</source>
        <translation>L’offrande de l’artisan {card} demande tous ses objets en une fois. Il manque&#xa0;: {missing}. Obtenez ou échangez d’abord des objets.</translation>
    </message>
    <message>
        <source>The artisan in the {slot} workshop already has an offering. Choose another one, or send this one to the palace.</source>
        <translation>L’artisan de l’atelier {slot} a déjà une offrande. Choisissez un autre artisan, ou envoyez celui-ci au palais.</translation>
    </message>
    <message>
        <source>This artisan already has an offering. Choose another one, or send this one to the palace.</source>
        <translation>Cet artisan a déjà une offrande. Choisissez un autre artisan, ou envoyez celui-ci au palais.</translation>
    </message>
    <message>
        <source>The artisan in the {slot} workshop has no offering. Prepare one first, or empty the workshop: then the card is discarded.</source>
        <translation>L’artisan de l’atelier {slot} n’a pas d’offrande. Préparez-en d’abord une, ou libérez l’atelier&#xa0;: la carte est alors défaussée.</translation>
    </message>
    <message>
        <source>This artisan has no offering. Prepare one first, or empty the workshop: then the card is discarded.</source>
        <translation>Cet artisan n’a pas d’offrande. Préparez-en d’abord une, ou libérez l’atelier&#xa0;: la carte est alors défaussée.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of your choice must be chosen before anything else.</source>
        <translation>
            <numerusform>%n objet au choix est à choisir avant toute autre action.</numerusform>
            <numerusform>%n objets au choix sont à choisir avant toute autre action.</numerusform>
        </translation>
    </message>
    <message>
        <source>Items of your choice must be chosen before anything else.</source>
        <translation>Des objets au choix sont à choisir avant toute autre action.</translation>
    </message>
    <message>
        <source>There is no item to choose now. Go on with the phase.</source>
        <translation>Il n’y a pas d’objet à choisir maintenant. Poursuivez la phase.</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n item(s); named: {given}.</source>
        <translation>
            <numerusform>Choisissez exactement %n objet&#x202f;; nombre indiqué&#xa0;: {given}.</numerusform>
            <numerusform>Choisissez exactement %n objets&#x202f;; nombre indiqué&#xa0;: {given}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose exactly as many items as are owed.</source>
        <translation>Choisissez exactement autant d’objets qu’il en reste à choisir.</translation>
    </message>
    <message>
        <source>It is too early for dusk. The phase now is {phase}. At dawn turn up the resident first; in daytime go on to dusk first.</source>
        <translation>Il est trop tôt pour le Crépuscule. Phase en cours&#xa0;: {phase}. À l’Aube, révélez d’abord le résident&#x202f;; pendant la Journée, passez d’abord au Crépuscule.</translation>
    </message>
    <message>
        <source>It is too early for dusk. At dawn turn up the resident first; in daytime go on to dusk first.</source>
        <translation>Il est trop tôt pour le Crépuscule. À l’Aube, révélez d’abord le résident&#x202f;; pendant la Journée, passez d’abord au Crépuscule.</translation>
    </message>
    <message>
        <source>Dusk has already been worked out today. The phase now is {phase}. Go on to the next day, after discarding down to seven items if there are more.</source>
        <translation>Le Crépuscule du jour est déjà résolu. Phase en cours&#xa0;: {phase}. Passez au jour suivant, après avoir défaussé jusqu’à sept objets s’il y en a plus.</translation>
    </message>
    <message>
        <source>Dusk has already been worked out today. Go on to the next day, after discarding down to seven items if there are more.</source>
        <translation>Le Crépuscule du jour est déjà résolu. Passez au jour suivant, après avoir défaussé jusqu’à sept objets s’il y en a plus.</translation>
    </message>
    <message>
        <source>The {slot} workshop is named twice or has no hourglass turn. Name each workshop with an hourglass effect at most once.</source>
        <translation>L’atelier {slot} est nommé deux fois ou n’a pas de tour de sablier. Nommez au plus une fois chaque atelier à effet de sablier.</translation>
    </message>
    <message>
        <source>A workshop is named twice or has no hourglass turn. Name each workshop with an hourglass effect at most once.</source>
        <translation>Un atelier est nommé deux fois ou n’a pas de tour de sablier. Nommez au plus une fois chaque atelier à effet de sablier.</translation>
    </message>
    <message>
        <source>The day’s objective needs no answer by hand. Leave the answer out: it is counted.</source>
        <translation>L’objectif du jour ne demande pas de réponse. Omettez-la&#xa0;: le décompte se fait tout seul.</translation>
    </message>
    <message>
        <source>{player}’s items are counted all along. Leave the supply out, or correct the counts instead.</source>
        <translation>Pour {player}, les objets sont déjà comptés. Omettez le stock, ou corrigez plutôt les comptes.</translation>
    </message>
    <message>
        <source>The items of this seat are counted all along. Leave the supply out, or correct the counts instead.</source>
        <translation>Les objets de cette place sont déjà comptés. Omettez le stock, ou corrigez plutôt les comptes.</translation>
    </message>
    <message>
        <source>Discard items that are in the supply, exactly down to seven.</source>
        <translation>Défaussez des objets de votre stock, pour en garder exactement sept.</translation>
    </message>
    <message numerus="yes">
        <source>Seven items may be kept and there are {held}. Discard %n item(s) first.</source>
        <translation>
            <numerusform>On garde sept objets au plus et il y en a {held}. Défaussez d’abord %n objet.</numerusform>
            <numerusform>On garde sept objets au plus et il y en a {held}. Défaussez d’abord %n objets.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven items may be kept and there are more. Discard first.</source>
        <translation>On garde sept objets au plus et il y en a davantage. Défaussez d’abord.</translation>
    </message>
    <message>
        <source>The next day begins after dusk. The phase now is {phase}. Finish dawn and daytime first, then work out dusk.</source>
        <translation>Le jour suivant commence après le Crépuscule. Phase en cours&#xa0;: {phase}. Terminez d’abord l’Aube et la Journée, puis résolvez le Crépuscule.</translation>
    </message>
    <message>
        <source>The next day begins after dusk. Finish dawn and daytime first, then work out dusk.</source>
        <translation>Le jour suivant commence après le Crépuscule. Terminez d’abord l’Aube et la Journée, puis résolvez le Crépuscule.</translation>
    </message>
    <message>
        <source>More than a hundred effects fire in this one action: they go round in a circle. Decline one of them to break it.</source>
        <translation>Plus de cent effets se déclenchent en une seule action&#xa0;: ils tournent en rond. Renoncez à l’un d’eux pour rompre le cercle.</translation>
    </message>
    <message>
        <source>The game is over for {player}. Only notes, names, card descriptions, corrections and the way of following can still change.</source>
        <translation>La partie est finie pour {player}. Restent possibles&#xa0;: notes, noms, descriptions de cartes, corrections et choix du suivi.</translation>
    </message>
    <message>
        <source>The game is over. Only notes, names, card descriptions, corrections and the way of following can still change.</source>
        <translation>La partie est finie. Restent possibles&#xa0;: notes, noms, descriptions de cartes, corrections et choix du suivi.</translation>
    </message>
    <message>
        <source>Card {card} lies in more places than there are copies of it ({players}). Check which card lies where.</source>
        <translation>La carte {card} se trouve à plus d’endroits qu’elle n’a d’exemplaires ({players}). Vérifiez quelle carte est où.</translation>
    </message>
    <message>
        <source>Card {card} lies in more places than there are copies of it. Check which card lies where.</source>
        <translation>La carte {card} se trouve à plus d’endroits qu’elle n’a d’exemplaires. Vérifiez quelle carte est où.</translation>
    </message>
    <message>
        <source>A card lies in more places than there are copies of it. Check which card lies where.</source>
        <translation>Une carte se trouve à plus d’endroits qu’elle n’a d’exemplaires. Vérifiez quelle carte est où.</translation>
    </message>
    <message>
        <source>The offering of artisan {card} takes all its items at once. Pay exactly what the card shows; where its cost is not known yet, name what is paid.</source>
        <translation>L’offrande de l’artisan {card} demande tous ses objets en une fois. Payez exactement ce que montre la carte&#x202f;; si son coût est encore inconnu, indiquez ce qui est payé.</translation>
    </message>
    <message>
        <source>An offering takes all its items at once. Pay exactly what the card shows; where its cost is not known yet, name what is paid.</source>
        <translation>Une offrande demande tous ses objets en une fois. Payez exactement ce que montre la carte&#x202f;; si son coût est encore inconnu, indiquez ce qui est payé.</translation>
    </message>
    <message numerus="yes">
        <source>To keep seven items at most, discard exactly %n item(s) of the supply.</source>
        <translation>
            <numerusform>Pour garder sept objets au plus, défaussez exactement %n objet de votre stock.</numerusform>
            <numerusform>Pour garder sept objets au plus, défaussez exactement %n objets de votre stock.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArigatoRulings</name>
    <message>
        <source>Does a new resident’s own resident condition see itself?</source>
        <translation>La condition «&#xa0;résident&#xa0;» d’un nouveau résident s’applique-t-elle à lui-même&#x202f;?</translation>
    </message>
    <message>
        <source>Does a card’s own gain “per type under the gate”, given as it is put there, count the card itself?</source>
        <translation>Le gain «&#xa0;par type sous la porte&#xa0;» d’une carte qu’on y place compte-t-il la carte elle-même&#x202f;?</translation>
    </message>
    <message>
        <source>Does a card’s own gate condition fire when the card itself is put there?</source>
        <translation>La condition «&#xa0;porte&#xa0;» d’une carte se déclenche-t-elle quand cette carte elle-même y est placée&#x202f;?</translation>
    </message>
    <message>
        <source>On day 12, with four producers: does the condition “two producers of one type” fire once for each pair?</source>
        <translation>Jour 12, quatre fabricants&#xa0;: la condition «&#xa0;deux fabricants du même type&#xa0;» se déclenche-t-elle une fois par paire&#x202f;?</translation>
    </message>
    <message>
        <source>Does an item taken in an exchange count as gained?</source>
        <translation>L’objet pris lors d’un échange compte-t-il comme un gain&#x202f;?</translation>
    </message>
    <message>
        <source>Do effects fire when a workshop is emptied to the palace gate at dawn?</source>
        <translation>Les effets se déclenchent-ils quand un atelier est libéré vers la porte du palais à l’Aube&#x202f;?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes, for each pair</source>
        <translation>Oui, pour chaque paire</translation>
    </message>
    <message>
        <source>No, only once</source>
        <translation>Non, une seule fois</translation>
    </message>
    <message>
        <source>By default yes: the resident is revealed first.</source>
        <extracomment>The reason of the default; the table decides.</extracomment>
        <translation>Par défaut oui&#xa0;: le résident est d’abord révélé.</translation>
    </message>
    <message>
        <source>By default yes: the card lies there by then.</source>
        <extracomment>The reason of the default; the table decides.</extracomment>
        <translation>Par défaut oui&#xa0;: la carte s’y trouve déjà à ce moment-là.</translation>
    </message>
    <message>
        <source>By default no: effects last until the card leaves the village.</source>
        <extracomment>The reason of the default; the table decides.</extracomment>
        <translation>Par défaut non&#xa0;: les effets durent jusqu’à ce que la carte quitte le village.</translation>
    </message>
    <message>
        <source>By default for each pair: each second card of a type makes one.</source>
        <extracomment>The reason of the default; the table decides.</extracomment>
        <translation>Par défaut pour chaque paire&#xa0;: chaque deuxième carte d’un type en forme une.</translation>
    </message>
    <message>
        <source>By default no: the rules say “take” for an exchange and “gain” for effects.</source>
        <extracomment>The reason of the default; the table decides.</extracomment>
        <translation>Par défaut non&#xa0;: la règle dit «&#xa0;prendre&#xa0;» pour un échange et «&#xa0;gagner&#xa0;» pour les effets.</translation>
    </message>
    <message>
        <source>By default yes: the rule of the favor bonus speaks of any phase.</source>
        <extracomment>The reason of the default; the table decides.</extracomment>
        <translation>Par défaut oui&#xa0;: la règle du bonus des faveurs parle de toute phase.</translation>
    </message>
</context>
<context>
    <name>ArigatoSeat</name>
    <message>
        <source>Day {n}</source>
        <translation>Jour {n}</translation>
    </message>
    <message>
        <source>Day {n}, {phase}</source>
        <translation>Jour {n}, {phase}</translation>
    </message>
    <message>
        <source>Objective: {objective}</source>
        <translation>Objectif&#xa0;: {objective}</translation>
    </message>
    <message>
        <source>No objective today</source>
        <translation>Pas d’objectif aujourd’hui</translation>
    </message>
    <message>
        <source>Tomorrow: {objective}</source>
        <translation>Demain&#xa0;: {objective}</translation>
    </message>
    <message>
        <source>Day 12: one resident, four producers, no travelers</source>
        <translation>Jour 12&#xa0;: un résident, quatre fabricants, aucun voyageur</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>Palace gate</source>
        <translation>Porte du palais</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Favor</source>
        <translation>Faveur</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{cards}, {favor}</source>
        <translation>{cards}, {favor}</translation>
    </message>
    <message>
        <source>Offering: {cost}. Under the gate: {favor}</source>
        <translation>Offrande&#xa0;: {cost}. Sous la porte&#xa0;: {favor}</translation>
    </message>
    <message>
        <source>Under the gate: {favor}</source>
        <translation>Sous la porte&#xa0;: {favor}</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>Prepare the offering</source>
        <translation>Préparer l’offrande</translation>
    </message>
    <message>
        <source>Send to the palace</source>
        <translation>Envoyer au palais</translation>
    </message>
    <message>
        <source>Empty the workshop</source>
        <translation>Libérer l’atelier</translation>
    </message>
    <message>
        <source>Whoever leaves with an offering goes under the palace gate; the token comes back.</source>
        <translation>Qui part avec une offrande va sous la porte du palais&#x202f;; le jeton revient.</translation>
    </message>
    <message>
        <source>Whoever leaves without an offering goes to the discard pile, for nothing.</source>
        <translation>Qui part sans offrande va à la défausse, pour rien.</translation>
    </message>
    <message>
        <source>{card} leaves: it goes under the palace gate.</source>
        <translation>Départ pour le palais, sous la porte&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{card} leaves: it goes to the discard pile, for nothing.</source>
        <translation>Départ pour la défausse, pour rien&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{card} goes back to the hand.</source>
        <translation>Retour en main&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Who is the resident today?</source>
        <translation>Quel est le résident du jour&#x202f;?</translation>
    </message>
    <message>
        <source>Resident</source>
        <translation>Résident</translation>
    </message>
    <message>
        <source>Where does {card} live?</source>
        <translation>Où placer cet artisan&#x202f;? {card}</translation>
    </message>
    <message>
        <source>A card not listed</source>
        <translation>Une carte absente de la liste</translation>
    </message>
    <message>
        <source>Where may the new card live?</source>
        <translation>Où la nouvelle carte peut-elle vivre&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Producers: %n to name</source>
        <translation>
            <numerusform>Fabricants&#xa0;: %n à nommer</numerusform>
            <numerusform>Fabricants&#xa0;: %n à nommer</numerusform>
        </translation>
    </message>
    <message>
        <source>Producers</source>
        <translation>Fabricants</translation>
    </message>
    <message>
        <source>Which travelers did you send left?</source>
        <translation>Quels voyageurs avez-vous envoyés à gauche&#x202f;?</translation>
    </message>
    <message>
        <source>Travelers</source>
        <translation>Voyageurs</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Aucun de ceux-là</translation>
    </message>
    <message>
        <source>Two of one type</source>
        <translation>Deux du même type</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n item(s)</source>
        <translation>
            <numerusform>Choisissez %n objet</numerusform>
            <numerusform>Choisissez %n objets</numerusform>
        </translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n item(s)</source>
        <translation>
            <numerusform>Défaussez %n objet</numerusform>
            <numerusform>Défaussez %n objets</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>What does the offering of {card} need?</source>
        <translation>Que demande l’offrande de cette carte&#x202f;? {card}</translation>
    </message>
    <message>
        <source>Cost of {card}</source>
        <translation>Coût&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Pay and prepare</source>
        <translation>Payer et préparer</translation>
    </message>
    <message>
        <source>Prepare, cost later</source>
        <translation>Préparer, coût plus tard</translation>
    </message>
    <message>
        <source>How much favor is printed on {card}?</source>
        <translation>Combien de faveur est imprimée sur cette carte&#x202f;? {card}</translation>
    </message>
    <message>
        <source>Favor of {card}</source>
        <translation>Faveur&#xa0;: {card}</translation>
    </message>
    <message>
        <source>What lies in the supply? It goes with the step to dusk.</source>
        <translation>Que contient le stock&#x202f;? La réponse part avec le passage au crépuscule.</translation>
    </message>
    <message>
        <source>Is the objective of the day met?</source>
        <translation>L’objectif du jour est-il atteint&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, on to dusk</source>
        <translation>Oui, au crépuscule</translation>
    </message>
    <message>
        <source>No, on to dusk</source>
        <translation>Non, au crépuscule</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Next day</source>
        <translation>Jour suivant</translation>
    </message>
    <message>
        <source>On to dusk</source>
        <translation>Au crépuscule</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>Hourglass effects at dusk come in this order. A tap lets one come sooner.</source>
        <translation>Les effets de sablier du crépuscule suivent cet ordre. Touchez-en un pour le faire passer plus tôt.</translation>
    </message>
    <message>
        <source>Exchange two {name}. For which other item?</source>
        <translation>Échanger deux objets identiques ({name}). Contre quel autre objet&#x202f;?</translation>
    </message>
    <message>
        <source>Correct my counts</source>
        <translation>Corriger mes comptes</translation>
    </message>
    <message>
        <source>{card}: more on the table than there are copies.</source>
        <translation>{card}&#xa0;: plus sur la table que d’exemplaires.</translation>
    </message>
    <message>
        <source>Gain by hand</source>
        <translation>Gain à la main</translation>
    </message>
    <message>
        <source>Who lives there as it is on the table: {place}</source>
        <translation>Qui habite là, d’après la table&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Workshop: {place}</source>
        <translation>Atelier&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>The offering is ready</source>
        <translation>L’offrande est prête</translation>
    </message>
    <message>
        <source>No offering yet</source>
        <translation>Pas encore d’offrande</translation>
    </message>
    <message>
        <source>Which cards lie under the gate?</source>
        <translation>Quelles cartes sont sous la porte&#x202f;?</translation>
    </message>
    <message>
        <source>Not under the gate: {card}</source>
        <translation>Pas sous la porte&#xa0;: {card}</translation>
    </message>
    <message>
        <source>How closely the seat is followed</source>
        <translation>Niveau de suivi de la place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>The score stays, without a rank; the cards are free again. Leave the game?</source>
        <translation>Le score reste, sans classement&#x202f;; les cartes redeviennent libres. Quitter la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Describe a card</source>
        <translation>Décrire une carte</translation>
    </message>
    <message>
        <source>Favor under the gate</source>
        <translation>Faveurs sous la porte</translation>
    </message>
    <message>
        <source>What the offering needs</source>
        <translation>Ce que demande l’offrande</translation>
    </message>
    <message>
        <source>What it produces</source>
        <translation>Ce que l’artisan produit</translation>
    </message>
    <message>
        <source>When the effect fires</source>
        <translation>Quand l’effet se déclenche</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Ce que l’effet rapporte</translation>
    </message>
    <message>
        <source>Effect not known yet</source>
        <translation>Effet encore inconnu</translation>
    </message>
    <message>
        <source>Where it may live</source>
        <translation>Où l’artisan peut vivre</translation>
    </message>
    <message>
        <source>The deck runs out today: shuffle the discard pile.</source>
        <translation>La pioche s’épuise aujourd’hui&#xa0;: mélangez la défausse.</translation>
    </message>
    <message>
        <source>Today’s objective</source>
        <translation>Objectif du jour</translation>
    </message>
    <message>
        <source>{objective} Now {has}; {missing} more needed.</source>
        <translation>{objective} Il y en a {has}&#x202f;; il en manque {missing}.</translation>
    </message>
    <message>
        <source>{objective} Met, with {has}.</source>
        <translation>{objective} Atteint&#xa0;: il y en a {has}.</translation>
    </message>
    <message>
        <source>{objective} The players judge it.</source>
        <translation>{objective} C’est à la table d’en juger.</translation>
    </message>
    <message>
        <source>Offering: {card}</source>
        <extracomment>On a button: the offering of that card can be paid.</extracomment>
        <translation>Offrande&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{exchanges}, then offering: {card}</source>
        <extracomment>On a button: exchanges pay for the offering of that card.</extracomment>
        <translation>{exchanges}, puis offrande&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{given} for {taken}</source>
        <translation>{given} contre {taken}</translation>
    </message>
    <message>
        <source>To the palace: {card}</source>
        <extracomment>On a button: that card can go to the palace.</extracomment>
        <translation>Au palais&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Close the day of {name}</source>
        <extracomment>On a button: ends the day of a child&apos;s seat.</extracomment>
        <translation>Terminer la journée de {name}</translation>
    </message>
    <message>
        <source>Short of {items}, even with exchanges</source>
        <translation>Il manque {items}, même avec des échanges</translation>
    </message>
    <message>
        <source>favor {tokens}</source>
        <extracomment>{tokens}: favor tokens by worth, &quot;3+1&quot;.</extracomment>
        <translation>faveur&#xa0;{tokens}</translation>
    </message>
    <message>
        <source>Describe it by icons</source>
        <translation>Le décrire par icônes</translation>
    </message>
    <message>
        <source>Objective of day {n}</source>
        <translation>Objectif du jour {n}</translation>
    </message>
    <message>
        <source>And also…</source>
        <translation>Et aussi…</translation>
    </message>
    <message>
        <source>That is the objective</source>
        <translation>C’est bien l’objectif</translation>
    </message>
    <message>
        <source>What 0, 1, 2, … objective tokens are worth, as the calendar shows it:</source>
        <translation>Ce que valent 0, 1, 2, … jetons Objectif, d’après le calendrier&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ArigatoStory</name>
    <message>
        <source>Arigatō, played by {players}</source>
        <translation>Arigatō, à la table&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Box: {title}</source>
        <translation>Exemplaire&#xa0;: {title}</translation>
    </message>
    <message>
        <source>One player: the two travelers come back to yourself, and the score is the result. This is our reading; the rules do not say.</source>
        <translation>En solo&#xa0;: les deux voyageurs vous reviennent, et le score est le résultat. C’est notre lecture&#x202f;; les règles n’en disent rien.</translation>
    </message>
    <message>
        <source>Day {n}. Objective: {objective}</source>
        <translation>Jour {n}. Objectif&#xa0;: {objective}</translation>
    </message>
    <message>
        <source>Day {n}</source>
        <translation>Jour {n}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>{player} places {card} face down in the {slot} workshop.</source>
        <translation>{player} place face cachée dans l’atelier {slot}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{player} places a resident face down in the {slot} workshop.</source>
        <translation>{player} place un résident face cachée dans l’atelier {slot}.</translation>
    </message>
    <message>
        <source>{player} empties the {slot} workshop first.</source>
        <translation>{player} libère d’abord l’atelier {slot}.</translation>
    </message>
    <message>
        <source>{player} sends left as travelers: {types}.</source>
        <translation>{player} envoie à gauche comme voyageurs&#xa0;: {types}.</translation>
    </message>
    <message>
        <source>{player} sends left two travelers of one type.</source>
        <translation>{player} envoie à gauche deux voyageurs du même type.</translation>
    </message>
    <message>
        <source>{player} sends left two travelers of different types.</source>
        <translation>{player} envoie à gauche deux voyageurs de types différents.</translation>
    </message>
    <message>
        <source>{player} keeps as producers: {types}.</source>
        <translation>{player} garde comme fabricants&#xa0;: {types}.</translation>
    </message>
    <message>
        <source>{player} empties the {slot} workshop, where {card} lived.</source>
        <translation>{player} libère l’atelier {slot} ({card}).</translation>
    </message>
    <message>
        <source>{player} empties the {slot} workshop.</source>
        <translation>{player} libère l’atelier {slot}.</translation>
    </message>
    <message>
        <source>{player} turns up {card} in the {slot} workshop.</source>
        <translation>{player} révèle dans l’atelier {slot}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{player} turns up the resident.</source>
        <translation>{player} révèle le résident.</translation>
    </message>
    <message>
        <source>{player} exchanges {given} for {taken}.</source>
        <translation>{player} échange {given} contre {taken}.</translation>
    </message>
    <message>
        <source>{player} prepares an offering for {card} in the {slot} workshop.</source>
        <translation>{player} prépare une offrande dans l’atelier {slot}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{player} sends {card} from the {slot} workshop to the palace.</source>
        <translation>{player} envoie au palais depuis l’atelier {slot}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{player} chooses: {items}.</source>
        <translation>{player} choisit&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>{player} notes a gain by hand: {why}</source>
        <translation>{player} note un gain à la main&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{player} notes a gain by hand.</source>
        <translation>{player} note un gain à la main.</translation>
    </message>
    <message>
        <source>{player} goes on to dusk.</source>
        <translation>{player} passe au Crépuscule.</translation>
    </message>
    <message>
        <source>The players say that the objective of the day is met.</source>
        <translation>Selon la table, l’objectif du jour est atteint.</translation>
    </message>
    <message>
        <source>The players say that the objective of the day is not met.</source>
        <translation>Selon la table, l’objectif du jour n’est pas atteint.</translation>
    </message>
    <message>
        <source>In the supply: {items}.</source>
        <translation>Dans le stock&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>{player} discards {items}.</source>
        <translation>{player} défausse {items}.</translation>
    </message>
    <message>
        <source>{player} discards nothing.</source>
        <translation>{player} ne défausse rien.</translation>
    </message>
    <message>
        <source>{player} ends day {n}.</source>
        <translation>{player} termine le jour {n}.</translation>
    </message>
    <message>
        <source>The game is ended here.</source>
        <translation>La partie s’arrête ici.</translation>
    </message>
    <message>
        <source>Card described: {card}. {effect}</source>
        <translation>Carte décrite&#xa0;: {card}. {effect}</translation>
    </message>
    <message>
        <source>{player}’s counts are corrected: {why}</source>
        <translation>Correction des comptes pour {player}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{player}’s counts are corrected.</source>
        <translation>Correction des comptes pour {player}.</translation>
    </message>
    <message>
        <source>Table ruling. {question} {answer}.</source>
        <translation>Convention de table. {question} {answer}.</translation>
    </message>
    <message>
        <source>{player} is followed from here on: {level}.</source>
        <translation>Suivi pour {player} à partir d’ici&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>{player} is called {name} from here on.</source>
        <translation>{player} prend ici le nom&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{player} retires; the score stays.</source>
        <translation>{player} quitte la partie&#x202f;; son score reste.</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Remarque&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Several actions at once:</source>
        <translation>Plusieurs actions à la fois&#xa0;:</translation>
    </message>
    <message>
        <source>effect {n} ({slot})</source>
        <translation>effet {n} ({slot})</translation>
    </message>
    <message>
        <source>effect {n}</source>
        <translation>effet {n}</translation>
    </message>
    <message>
        <source>{player}: {total} in total. Objectives {objectives} ({tokens}), favor {favor}, palace gate {gate}.</source>
        <translation>{player}&#xa0;: {total} au total. Objectifs {objectives} ({tokens}), faveurs {favor}, porte du palais {gate}.</translation>
    </message>
    <message>
        <source>{player} declines: {offers}.</source>
        <translation>{player} renonce à&#xa0;: {offers}.</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <extracomment>A card and its effect, which is a whole sentence.</extracomment>
        <translation>{card}&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>Nothing was changed, since line {line} would no longer stand. {message}</source>
        <extracomment>Changing or taking back a line would leave a later one without ground; {message} says why.</extracomment>
        <translation>Rien n’a été changé, car la ligne {line} ne tiendrait plus. {message}</translation>
    </message>
    <message>
        <source>Left out on day {n}? {meant}</source>
        <translation>Oubli au jour {n}&#x202f;? {meant}</translation>
    </message>
    <message>
        <source>Too many on day {n}? {was}</source>
        <translation>Saisie en trop au jour {n}&#x202f;? {was}</translation>
    </message>
    <message>
        <source>Typed wrong on day {n}? Entered: {was} Meant: {meant}</source>
        <translation>Erreur de saisie au jour {n}&#x202f;? Saisi&#xa0;: {was} Voulu&#xa0;: {meant}</translation>
    </message>
    <message>
        <source>{player} chooses in secret.</source>
        <translation>{player} choisit en secret.</translation>
    </message>
    <message>
        <source>Day {day}: {fact}</source>
        <extracomment>What points are made of.</extracomment>
        <translation>Jour {day}&#xa0;: {fact}</translation>
    </message>
    <message>
        <source>Under the gate: {card}</source>
        <translation>Sous la porte&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Under the gate: {card}, its printed favor still unknown</source>
        <translation>Sous la porte&#xa0;: {card}, dont la faveur imprimée reste inconnue</translation>
    </message>
    <message>
        <source>Other cards under the gate</source>
        <translation>Autres cartes sous la porte</translation>
    </message>
    <message>
        <source>Each of these would explain it. Tap the one that happened.</source>
        <extracomment>A guess why the table and the journal differ; {meant} and {was} are whole sentences.</extracomment>
        <translation>Chacune de ces actions l’expliquerait. Touchez celle qui a eu lieu.</translation>
    </message>
    <message>
        <source>No one or two acts explain it. Correct the counts as they lie there.</source>
        <translation>Ni une ni deux actions ne l’expliquent. Corrigez les comptes d’après ce qui est là.</translation>
    </message>
    <message>
        <source>{answer} (as played): {numbers}</source>
        <extracomment>An answer to a table ruling, and what a player has by it.</extracomment>
        <translation>{answer} (comme joué)&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>{answer}: {numbers}</source>
        <translation>{answer}&#xa0;: {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) to choose</source>
        <translation>
            <numerusform>%n objet à choisir</numerusform>
            <numerusform>%n objets à choisir</numerusform>
        </translation>
    </message>
    <message>
        <source>Printed favor of the cards known by their type only</source>
        <translation>Faveur imprimée des cartes connues par leur type seul</translation>
    </message>
    <message>
        <source>Undo: {deed}</source>
        <extracomment>What undo would take back; {deed} is a whole sentence.</extracomment>
        <translation>Annuler&#xa0;: {deed}</translation>
    </message>
    <message>
        <source>Undo: what was changed on day {n}</source>
        <translation>Annuler&#xa0;: ce qui a été changé au jour {n}</translation>
    </message>
    <message>
        <source>Redo: {deed}</source>
        <extracomment>What redo would make again; {deed} is a whole sentence.</extracomment>
        <translation>Rétablir&#xa0;: {deed}</translation>
    </message>
    <message>
        <source>Redo: what was changed on day {n}</source>
        <translation>Rétablir&#xa0;: ce qui a été changé au jour {n}</translation>
    </message>
    <message>
        <source>Without this: {was}</source>
        <extracomment>An earlier line of the game to be taken out, changed or put in; all are whole sentences.</extracomment>
        <translation>Sans ceci&#xa0;: {was}</translation>
    </message>
    <message>
        <source>Instead: {meant}</source>
        <translation>À la place&#xa0;: {meant}</translation>
    </message>
    <message>
        <source>Inserted before: {meant}</source>
        <translation>Inséré avant&#xa0;: {meant}</translation>
    </message>
    <message>
        <source>All that was done later stands.</source>
        <translation>Tout ce qui a été fait ensuite tient.</translation>
    </message>
    <message numerus="yes">
        <source>What would no longer stand, and be left out: %n line(s)</source>
        <translation>
            <numerusform>Ce qui ne tiendrait plus et serait retiré&#xa0;: %n ligne</numerusform>
            <numerusform>Ce qui ne tiendrait plus et serait retiré&#xa0;: %n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later line(s) would fall, first: {deed} {why}</source>
        <extracomment>{deed} and {why} are whole sentences.</extracomment>
        <translation>
            <numerusform>%n ligne suivante ne tiendrait plus&#xa0;: {deed} {why}</numerusform>
            <numerusform>%n lignes suivantes ne tiendraient plus, d’abord&#xa0;: {deed} {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {now} in total instead of {was}.</source>
        <translation>{player}&#xa0;: {now} au total au lieu de {was}.</translation>
    </message>
</context>
<context>
    <name>ArigatoTerms</name>
    <message>
        <source>origamist</source>
        <translation>origamiste</translation>
    </message>
    <message>
        <source>gardener</source>
        <translation>jardinier</translation>
    </message>
    <message>
        <source>blacksmith</source>
        <translation>forgeron</translation>
    </message>
    <message>
        <source>sculptor</source>
        <translation>sculpteur</translation>
    </message>
    <message>
        <source>pyrotechnist</source>
        <translation>artificier</translation>
    </message>
    <message>
        <source>an origamist</source>
        <translation>un origamiste</translation>
    </message>
    <message>
        <source>a gardener</source>
        <translation>un jardinier</translation>
    </message>
    <message>
        <source>a blacksmith</source>
        <translation>un forgeron</translation>
    </message>
    <message>
        <source>a sculptor</source>
        <translation>un sculpteur</translation>
    </message>
    <message>
        <source>a pyrotechnist</source>
        <translation>un artificier</translation>
    </message>
    <message numerus="yes">
        <source>%n origamist(s)</source>
        <translation>
            <numerusform>%n origamiste</numerusform>
            <numerusform>%n origamistes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gardener(s)</source>
        <translation>
            <numerusform>%n jardinier</numerusform>
            <numerusform>%n jardiniers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacksmith(s)</source>
        <translation>
            <numerusform>%n forgeron</numerusform>
            <numerusform>%n forgerons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sculptor(s)</source>
        <translation>
            <numerusform>%n sculpteur</numerusform>
            <numerusform>%n sculpteurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pyrotechnist(s)</source>
        <translation>
            <numerusform>%n artificier</numerusform>
            <numerusform>%n artificiers</numerusform>
        </translation>
    </message>
    <message>
        <source>origami</source>
        <translation>origami</translation>
    </message>
    <message>
        <source>bonsai</source>
        <translation>bonsaï</translation>
    </message>
    <message>
        <source>sword</source>
        <translation>sabre</translation>
    </message>
    <message>
        <source>statue</source>
        <translation>statue</translation>
    </message>
    <message>
        <source>firework</source>
        <translation>feu d’artifice</translation>
    </message>
    <message numerus="yes">
        <source>%n origami(s)</source>
        <translation>
            <numerusform>%n origami</numerusform>
            <numerusform>%n origamis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonsai(s)</source>
        <translation>
            <numerusform>%n bonsaï</numerusform>
            <numerusform>%n bonsaïs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n sabre</numerusform>
            <numerusform>%n sabres</numerusform>
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
            <numerusform>%n feu d’artifice</numerusform>
            <numerusform>%n feux d’artifice</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>An artisan whose type is not known.</extracomment>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>an unknown item</source>
        <translation>un objet inconnu</translation>
    </message>
    <message>
        <source>an item of your choice</source>
        <translation>un objet au choix</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of your choice</source>
        <translation>
            <numerusform>%n objet au choix</numerusform>
            <numerusform>%n objets au choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n objet</numerusform>
            <numerusform>%n objets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n favor</source>
        <translation>
            <numerusform>%n faveur</numerusform>
            <numerusform>%n faveurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objective token(s)</source>
        <translation>
            <numerusform>%n jeton Objectif</numerusform>
            <numerusform>%n jetons Objectif</numerusform>
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
    <message>
        <source>upper left</source>
        <extracomment>Which workshop of the village: “the upper left workshop”.</extracomment>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>upper right</source>
        <extracomment>Which workshop of the village: “the upper left workshop”.</extracomment>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>lower left</source>
        <extracomment>Which workshop of the village: “the upper left workshop”.</extracomment>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>lower right</source>
        <extracomment>Which workshop of the village: “the upper left workshop”.</extracomment>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>upper row</source>
        <translation>rangée du haut</translation>
    </message>
    <message>
        <source>lower row</source>
        <translation>rangée du bas</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Aube</translation>
    </message>
    <message>
        <source>Daytime</source>
        <translation>Journée</translation>
    </message>
    <message>
        <source>Dusk</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Crépuscule</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>How closely a seat is followed.</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Cards without items</source>
        <extracomment>How closely a seat is followed.</extracomment>
        <translation>Cartes sans objets</translation>
    </message>
    <message>
        <source>Score only</source>
        <extracomment>How closely a seat is followed.</extracomment>
        <translation>Score seul</translation>
    </message>
    <message>
        <source>village</source>
        <translation>village</translation>
    </message>
    <message>
        <source>palace gate</source>
        <translation>porte du palais</translation>
    </message>
    <message>
        <source>village and palace gate</source>
        <translation>village et porte du palais</translation>
    </message>
    <message>
        <source>personal supply</source>
        <translation>stock</translation>
    </message>
    <message>
        <source>offering token</source>
        <translation>jeton Offrande</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>sablier</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>bleu canard</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marron</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>artisan</source>
        <translation>artisan</translation>
    </message>
    <message>
        <source>resident</source>
        <translation>résident</translation>
    </message>
    <message>
        <source>traveler</source>
        <translation>voyageur</translation>
    </message>
    <message>
        <source>producer</source>
        <translation>fabricant</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>atelier</translation>
    </message>
    <message>
        <source>offering</source>
        <translation>offrande</translation>
    </message>
    <message>
        <source>favor</source>
        <translation>faveur</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>objectif</translation>
    </message>
    <message>
        <source>objective scoring</source>
        <translation>barème des objectifs</translation>
    </message>
    <message>
        <source>calendar</source>
        <translation>calendrier</translation>
    </message>
    <message>
        <source>round</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>dernier tour</translation>
    </message>
    <message>
        <source>item</source>
        <translation>objet</translation>
    </message>
    <message>
        <source>common supply</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>main</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>défausse</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>effet</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>condition</translation>
    </message>
    <message>
        <source>placement restriction</source>
        <translation>contrainte de placement</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>échanger</translation>
    </message>
    <message>
        <source>prepare an offering</source>
        <translation>préparer une offrande</translation>
    </message>
    <message>
        <source>send to the palace</source>
        <translation>envoyer au palais</translation>
    </message>
    <message>
        <source>empty a workshop</source>
        <translation>libérer un atelier</translation>
    </message>
    <message>
        <source>reveal</source>
        <translation>révéler</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>favor bonus</source>
        <translation>bonus des faveurs</translation>
    </message>
    <message>
        <source>left neighbor</source>
        <translation>voisin de gauche</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <extracomment>The last two of a list of which all are meant.</extracomment>
        <translation>{a} et {b}</translation>
    </message>
    <message>
        <source>{a}, {b}</source>
        <extracomment>Earlier members of a list, before the last two.</extracomment>
        <translation>{a}, {b}</translation>
    </message>
    <message>
        <source>{a} or {b}</source>
        <extracomment>The last two of a list of which one is wanted.</extracomment>
        <translation>{a} ou {b}</translation>
    </message>
    <message>
        <source>Resident</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Résident</translation>
    </message>
    <message>
        <source>Travelers</source>
        <extracomment>An act, in a word or two for a button.
----------
What may have been otherwise about an act.</extracomment>
        <translation>Voyageurs</translation>
    </message>
    <message>
        <source>Producers</source>
        <extracomment>An act, in a word or two for a button.
----------
What may have been otherwise about an act.</extracomment>
        <translation>Fabricants</translation>
    </message>
    <message>
        <source>Emptying</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Libération</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Offering</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Offrande</translation>
    </message>
    <message>
        <source>To the palace</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Au palais</translation>
    </message>
    <message>
        <source>Choice</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Gain</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Next day</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Jour suivant</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Correction</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Correction des comptes</translation>
    </message>
    <message>
        <source>Ruling</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Convention</translation>
    </message>
    <message>
        <source>Following</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Suivi</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Leaving</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Several</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Plusieurs</translation>
    </message>
    <message>
        <source>Mending</source>
        <extracomment>An act, in a word or two for a button.</extracomment>
        <translation>Retouche</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Items</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Objective</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Declined effects</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>Effets refusés</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Leave a part out</source>
        <extracomment>What may have been otherwise about an act.</extracomment>
        <translation>Retirer une partie</translation>
    </message>
    <message>
        <source>Card: {type}</source>
        <extracomment>Another card of that type.</extracomment>
        <translation>Carte&#xa0;: {type}</translation>
    </message>
</context>
<context>
    <name>ArticlePane</name>
    <message>
        <source>Related rules</source>
        <translation>Règles liées</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>AskChips</name>
    <message>
        <source>Resident</source>
        <translation>Résident</translation>
    </message>
    <message>
        <source>Producers</source>
        <translation>Fabricants</translation>
    </message>
    <message>
        <source>Travelers</source>
        <translation>Voyageurs</translation>
    </message>
    <message>
        <source>Cost of %1</source>
        <translation>Coût&#xa0;: %1</translation>
    </message>
    <message>
        <source>Favor of %1</source>
        <translation>Faveurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1&#x202f;?</translation>
    </message>
    <message>
        <source>Answered; a tap answers anew.</source>
        <translation>Déjà répondu&#x202f;; touchez pour répondre à nouveau.</translation>
    </message>
</context>
<context>
    <name>BoxCard</name>
    <message>
        <source>Under the gate: not known yet</source>
        <translation>Sous la porte&#xa0;: encore inconnu</translation>
    </message>
    <message>
        <source>Under the gate: %1</source>
        <translation>Sous la porte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Offering: not known yet</source>
        <translation>Offrande&#xa0;: encore inconnue</translation>
    </message>
    <message>
        <source>Offering: %1</source>
        <translation>Offrande&#xa0;: %1</translation>
    </message>
    <message>
        <source>Workshops: %1</source>
        <translation>Ateliers&#xa0;: %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
</context>
<context>
    <name>BoxCopies</name>
    <message>
        <source>Earlier copies</source>
        <translation>Versions antérieures</translation>
    </message>
    <message numerus="yes">
        <source>Until %1: %n card(s)</source>
        <translation>
            <numerusform>Jusqu’au %1&#xa0;: %n carte</numerusform>
            <numerusform>Jusqu’au %1&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>The box becomes again what it was. What it is now stays here as a copy. Bring it back?</source>
        <translation>L’exemplaire redevient ce qu’il était. Ce qu’il est maintenant reste ici comme version antérieure. Le rétablir&#x202f;?</translation>
    </message>
</context>
<context>
    <name>BoxFaults</name>
    <message>
        <source>This file is not a box that can be read: it must be valid JSON in UTF-8, at most 64 levels deep and at most 4 MiB.</source>
        <translation>Ce fichier n’est pas un exemplaire lisible&#xa0;: il faut du JSON valide en UTF-8, de 64 niveaux au plus et de 4 Mio au plus.</translation>
    </message>
    <message>
        <source>This file is not a box: “gyoji-box” must be there and be 1.</source>
        <translation>Ce fichier n’est pas un exemplaire&#xa0;: «&#xa0;gyoji-box&#xa0;» doit s’y trouver et valoir 1.</translation>
    </message>
    <message>
        <source>This box is of a newer version than this program knows. Version 1 can be read; a newer program may read it.</source>
        <translation>Cet exemplaire est d’une version plus récente que celle que connaît ce programme. La version 1 peut être lue&#x202f;; un programme plus récent lira peut-être celle-ci.</translation>
    </message>
    <message>
        <source>This box belongs to another game (“{word}”). For this game “game” must be “arigato”, or be left out.</source>
        <translation>Cet exemplaire est celui d’un autre jeu («&#xa0;{word}&#xa0;»). Pour ce jeu, «&#xa0;game&#xa0;» doit valoir «&#xa0;arigato&#xa0;» ou être omis.</translation>
    </message>
    <message>
        <source>This box belongs to another game. Open it there, or choose a box of this game.</source>
        <translation>Cet exemplaire est celui d’un autre jeu. Ouvrez-le dans ce jeu-là, ou choisissez un exemplaire de ce jeu.</translation>
    </message>
    <message>
        <source>“{key}” is missing. Expected: {expected}.</source>
        <translation>«&#xa0;{key}&#xa0;» manque. Attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>“{key}” is missing. Add it to the file.</source>
        <translation>«&#xa0;{key}&#xa0;» manque. Ajoutez ce membre au fichier.</translation>
    </message>
    <message>
        <source>A required part is missing. Add it to the file.</source>
        <translation>Une partie obligatoire manque. Ajoutez-la au fichier.</translation>
    </message>
    <message>
        <source>“{word}” has no meaning at “{key}”. Remove it, or check its spelling.</source>
        <translation>«&#xa0;{word}&#xa0;» n’a pas de sens à «&#xa0;{key}&#xa0;». Retirez ce membre, ou vérifiez son orthographe.</translation>
    </message>
    <message>
        <source>“{key}” has no meaning here. Remove it, or check its spelling.</source>
        <translation>«&#xa0;{key}&#xa0;» n’a pas de sens ici. Retirez ce membre, ou vérifiez son orthographe.</translation>
    </message>
    <message>
        <source>This name has no meaning here. Remove it, or check its spelling.</source>
        <translation>Ce nom n’a pas de sens ici. Retirez-le, ou vérifiez son orthographe.</translation>
    </message>
    <message>
        <source>“{key}” has the wrong kind of value. Expected: {expected}.</source>
        <translation>«&#xa0;{key}&#xa0;» n’a pas la bonne sorte de valeur. Attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>“{key}” has the wrong kind of value.</source>
        <translation>«&#xa0;{key}&#xa0;» n’a pas la bonne sorte de valeur.</translation>
    </message>
    <message>
        <source>This is the wrong kind of value.</source>
        <translation>Ce n’est pas la bonne sorte de valeur.</translation>
    </message>
    <message>
        <source>“{key}” is out of range. Expected: {expected} from {min} to {max}.</source>
        <translation>«&#xa0;{key}&#xa0;» est hors limites. Attendu&#xa0;: {expected} de {min} à {max}.</translation>
    </message>
    <message>
        <source>“{key}” is out of range. From {min} to {max} is possible.</source>
        <translation>«&#xa0;{key}&#xa0;» est hors limites. Valeurs possibles&#xa0;: de {min} à {max}.</translation>
    </message>
    <message>
        <source>“{key}” is out of range. Expected: {expected}.</source>
        <translation>«&#xa0;{key}&#xa0;» est hors limites. Attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>“{key}” is out of range.</source>
        <translation>«&#xa0;{key}&#xa0;» est hors limites.</translation>
    </message>
    <message>
        <source>This value is out of range.</source>
        <translation>Cette valeur est hors limites.</translation>
    </message>
    <message>
        <source>“{word}” is not one of the words allowed at “{key}”. Expected: {expected}.</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas un mot permis à «&#xa0;{key}&#xa0;». Attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>“{key}” is not one of the words allowed. Expected: {expected}.</source>
        <translation>«&#xa0;{key}&#xa0;» n’est pas un mot permis. Attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>“{key}” is not one of the words allowed.</source>
        <translation>«&#xa0;{key}&#xa0;» n’est pas un mot permis.</translation>
    </message>
    <message>
        <source>This is not one of the words allowed.</source>
        <translation>Ce n’est pas un mot permis.</translation>
    </message>
    <message>
        <source>“{id}” is there twice, the second time at “{key}”. Give each its own id, and name each workshop once.</source>
        <translation>«&#xa0;{id}&#xa0;» s’y trouve deux fois, la seconde à «&#xa0;{key}&#xa0;». Donnez à chacun son propre id, et nommez chaque atelier une seule fois.</translation>
    </message>
    <message>
        <source>“{key}” is there twice. Give each its own id, and name each workshop once.</source>
        <translation>«&#xa0;{key}&#xa0;» s’y trouve deux fois. Donnez à chacun son propre id, et nommez chaque atelier une seule fois.</translation>
    </message>
    <message>
        <source>This is there twice. Give each its own id, and name each workshop once.</source>
        <translation>Ceci s’y trouve deux fois. Donnez à chacun son propre id, et nommez chaque atelier une seule fois.</translation>
    </message>
    <message>
        <source>“{key}” holds parts that do not go together. Change one of them.</source>
        <translation>«&#xa0;{key}&#xa0;» réunit des parties incompatibles. Changez l’une d’elles.</translation>
    </message>
    <message>
        <source>These parts do not go together. Change one of them.</source>
        <translation>Ces parties sont incompatibles. Changez l’une d’elles.</translation>
    </message>
</context>
<context>
    <name>BoxPage</name>
    <message>
        <source>My copy</source>
        <translation>Mon exemplaire</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>New box</source>
        <translation>Nouvel exemplaire</translation>
    </message>
    <message>
        <source>Make an own copy</source>
        <translation>En faire une copie</translation>
    </message>
    <message>
        <source>Paste a code</source>
        <translation>Coller un code</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>Finish incomplete cards</source>
        <translation>Compléter les cartes</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>What the box is called</source>
        <translation>Nom de l’exemplaire</translation>
    </message>
    <message>
        <source>Retire this box</source>
        <translation>Écarter cet exemplaire</translation>
    </message>
    <message>
        <source>It stays here, but is no longer offered for new games. Retire it?</source>
        <translation>Il reste ici, mais n’est plus proposé pour de nouvelles parties. L’écarter&#x202f;?</translation>
    </message>
    <message>
        <source>Bring this box back</source>
        <translation>Reprendre cet exemplaire</translation>
    </message>
</context>
<context>
    <name>BoxPicks</name>
    <message numerus="yes">
        <source>%1
%n card(s)</source>
        <translation>
            <numerusform>%1
%n carte</numerusform>
            <numerusform>%1
%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
%n card(s), %2 incomplete</source>
        <translation>
            <numerusform>%1
%n carte, à compléter&#xa0;: %2</numerusform>
            <numerusform>%1
%n cartes, à compléter&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Retired</source>
        <translation>%1
Écarté</translation>
    </message>
    <message>
        <source>No box yet
The cards come in as you play</source>
        <translation>Pas encore d’exemplaire
Les cartes s’ajoutent en jouant</translation>
    </message>
</context>
<context>
    <name>BoxProgress</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>My copy</source>
        <translation>Mon exemplaire</translation>
    </message>
    <message>
        <source>{title} (own copy)</source>
        <translation>{title} (copie personnelle)</translation>
    </message>
    <message>
        <source>{card} is alike {other} in every field.</source>
        <translation>{card} est identique à {other} en tout point.</translation>
    </message>
    <message>
        <source>Calendar face {id}</source>
        <translation>Face du calendrier {id}</translation>
    </message>
    <message>
        <source>The box itself</source>
        <translation>L’exemplaire lui-même</translation>
    </message>
    <message>
        <source>This box is damaged: it was cut off or changed on its way. Ask for it again.</source>
        <translation>Cet exemplaire est endommagé&#xa0;: il a été coupé ou altéré en chemin. Demandez-le à nouveau.</translation>
    </message>
    <message>
        <source>Card {id}: {message}</source>
        <translation>Carte {id}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>Calendar face {id}: {message}</source>
        <translation>Face du calendrier {id}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Where it may live</source>
        <translation>Où l’artisan peut vivre</translation>
    </message>
    <message>
        <source>Favor under the gate</source>
        <translation>Faveur sous la porte</translation>
    </message>
    <message>
        <source>What the offering needs</source>
        <translation>Ce que demande l’offrande</translation>
    </message>
    <message>
        <source>When the effect fires</source>
        <translation>Quand l’effet se déclenche</translation>
    </message>
    <message>
        <source>In which row</source>
        <translation>Dans quelle rangée</translation>
    </message>
    <message>
        <source>Which type</source>
        <translation>Quel type</translation>
    </message>
    <message>
        <source>Which item</source>
        <translation>Quel objet</translation>
    </message>
    <message>
        <source>How many at least</source>
        <translation>Combien au moins</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Ce qu’il rapporte</translation>
    </message>
    <message>
        <source>What it produces</source>
        <translation>Ce que l’artisan fabrique</translation>
    </message>
    <message>
        <source>Copies of this card</source>
        <translation>Nombre d’exemplaires de la carte</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Own name</source>
        <translation>Nom personnel</translation>
    </message>
    <message>
        <source>Calendar tile</source>
        <translation>Tuile du calendrier</translation>
    </message>
    <message>
        <source>Day {day}</source>
        <translation>Jour {day}</translation>
    </message>
    <message>
        <source>Objective scoring</source>
        <translation>Barème des objectifs</translation>
    </message>
    <message>
        <source>Color: {type}</source>
        <translation>Couleur&#xa0;: {type}</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Pas encore connu</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Aucun effet</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Objective in your own words</source>
        <translation>Objectif en toutes lettres</translation>
    </message>
    <message>
        <source>Where it counts</source>
        <translation>Où l’on compte</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce que l’on compte</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Of which type</source>
        <translation>De quel type</translation>
    </message>
    <message>
        <source>Of which item</source>
        <translation>De quel objet</translation>
    </message>
    <message>
        <source>What lies or stands on it</source>
        <translation>Ce qui s’y trouve</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Peu importe</translation>
    </message>
    <message>
        <source>Of one kind</source>
        <translation>D’une même sorte</translation>
    </message>
    <message>
        <source>Of different kinds</source>
        <translation>De sortes différentes</translation>
    </message>
    <message>
        <source>Any type</source>
        <translation>N’importe quel type</translation>
    </message>
    <message>
        <source>Any item</source>
        <translation>N’importe quel objet</translation>
    </message>
    <message>
        <source>Nothing in particular</source>
        <translation>Rien de particulier</translation>
    </message>
    <message>
        <source>Write whole numbers parted by commas, as 0, 1, 3.</source>
        <translation>Écrivez des nombres entiers séparés par des virgules, comme 0, 1, 3.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Ajout</translation>
    </message>
    <message>
        <source>Completed: {parts}</source>
        <translation>Ajouts&#xa0;: {parts}</translation>
    </message>
    <message>
        <source>Differs: {parts}</source>
        <translation>Différences&#xa0;: {parts}</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Match the colors</source>
        <translation>Accorder les couleurs</translation>
    </message>
    <message>
        <source>Effects not known yet: {n}</source>
        <translation>Effets encore inconnus&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Offerings not known yet: {n}</source>
        <translation>Offrandes encore inconnues&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Favor not known yet: {n}</source>
        <translation>Faveurs encore inconnues&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Calendar faces: {n} of 4</source>
        <translation>Faces du calendrier&#xa0;: {n} sur 4</translation>
    </message>
    <message>
        <source>The objective scoring is known.</source>
        <translation>Le barème des objectifs est connu.</translation>
    </message>
    <message>
        <source>The objective scoring is not known yet.</source>
        <translation>Le barème des objectifs n’est pas encore connu.</translation>
    </message>
</context>
<context>
    <name>CalendarDays</name>
    <message>
        <source>Day %1</source>
        <translation>Jour %1</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n day(s))</source>
        <translation>
            <numerusform>%1 (%n jour)</numerusform>
            <numerusform>%1 (%n jours)</numerusform>
        </translation>
    </message>
    <message>
        <source>Objective scoring</source>
        <translation>Barème des objectifs</translation>
    </message>
    <message>
        <source>What 0, 1, 2, … objective tokens are worth:</source>
        <translation>Ce que valent 0, 1, 2, … jetons Objectif&#xa0;:</translation>
    </message>
    <message>
        <source>‹ Day %1</source>
        <translation>‹ Jour %1</translation>
    </message>
    <message>
        <source>Another day than %1</source>
        <translation>Un autre jour que le %1</translation>
    </message>
    <message>
        <source>No objective</source>
        <translation>Aucun objectif</translation>
    </message>
    <message>
        <source>Where face %1 has an objective scoring of its own:</source>
        <translation>Si la face %1 a son propre barème des objectifs&#xa0;:</translation>
    </message>
    <message>
        <source>Objective scoring of face %1</source>
        <translation>Barème des objectifs de la face %1</translation>
    </message>
</context>
<context>
    <name>CardField</name>
    <message>
        <source>Card, e.g. S-001</source>
        <translation>Carte, p. ex. S-001</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>New card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Carte %1</translation>
    </message>
    <message>
        <source>Like this, but…</source>
        <translation>Comme celle-ci, mais…</translation>
    </message>
    <message>
        <source>Next incomplete card</source>
        <translation>Prochaine carte incomplète</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Take it over into the game at hand, from here on</source>
        <translation>L’appliquer à la partie en cours, à partir d’ici</translation>
    </message>
    <message>
        <source>A name of your own</source>
        <translation>Nom personnel</translation>
    </message>
    <message>
        <source>Remove this card</source>
        <translation>Retirer cette carte</translation>
    </message>
    <message>
        <source>Remove it from the box?</source>
        <translation>La retirer de l’exemplaire&#x202f;?</translation>
    </message>
</context>
<context>
    <name>CardPick</name>
    <message>
        <source>In play. %1</source>
        <translation>En jeu. %1</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>New card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>CentreFace</name>
    <message>
        <source>Day %1</source>
        <translation>Jour %1</translation>
    </message>
</context>
<context>
    <name>CentrePage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>Next day</source>
        <translation>Jour suivant</translation>
    </message>
</context>
<context>
    <name>ClaimPicks</name>
    <message>
        <source>Which travelers did you send left?</source>
        <translation>Quels voyageurs avez-vous envoyés à gauche&#x202f;?</translation>
    </message>
    <message>
        <source>Two of one type</source>
        <translation>Deux du même type</translation>
    </message>
</context>
<context>
    <name>ColorsPage</name>
    <message>
        <source>Match the colors</source>
        <translation>Accorder les couleurs</translation>
    </message>
    <message>
        <source>Pick a type, then the color that it has on your cards.</source>
        <translation>Choisissez un type, puis la couleur qu’il a sur vos cartes.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>“{word}” is not a command. Commands: {expected}.</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas une commande. Commandes&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>“{word}” is not an option of this command. --help shows what is possible.</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas une option de cette commande. --help montre ce qui est possible.</translation>
    </message>
    <message>
        <source>There is no such option. --help shows what is possible.</source>
        <translation>Cette option n’existe pas. --help montre ce qui est possible.</translation>
    </message>
    <message>
        <source>“{word}” is not possible for {option}. Expected: {expected}.</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas possible pour {option}. Attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>“{word}” is not possible for {option}.</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas possible pour {option}.</translation>
    </message>
    <message>
        <source>The value of an option is not possible. --help shows what is.</source>
        <translation>La valeur d’une option n’est pas possible. --help montre ce qui l’est.</translation>
    </message>
    <message>
        <source>{option} needs a value after it.</source>
        <translation>{option} doit être suivi d’une valeur.</translation>
    </message>
    <message>
        <source>An option needs a value after it.</source>
        <translation>Une option doit être suivie d’une valeur.</translation>
    </message>
    <message>
        <source>{option} and {other} cannot be used together. Choose one of them.</source>
        <translation>{option} et {other} ne vont pas ensemble. Choisissez l’une des deux options.</translation>
    </message>
    <message>
        <source>These options cannot be used together. Choose one of them.</source>
        <translation>Ces options ne vont pas ensemble. Choisissez l’une des deux.</translation>
    </message>
    <message>
        <source>Name one file, or “-” for standard input.</source>
        <translation>Indiquez un fichier, ou «&#xa0;-&#xa0;» pour l’entrée standard.</translation>
    </message>
    <message>
        <source>Say what to look for, in words or as a question.</source>
        <translation>Dites ce que vous cherchez, en quelques mots ou par une question.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <extracomment>{why} is what the system says.</extracomment>
        <translation>{file} ne peut pas être lu&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read. Check that it exists and that you may read it.</source>
        <translation>{file} ne peut pas être lu. Vérifiez que le fichier existe et que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The file cannot be read. Check that it exists and that you may read it.</source>
        <translation>Le fichier ne peut pas être lu. Vérifiez qu’il existe et que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>There is no seat {word} at this table. Seats are numbered from 0 to {max}.</source>
        <translation>Il n’y a pas de place {word} à cette table. Les places sont numérotées de 0 à {max}.</translation>
    </message>
    <message>
        <source>There is no such seat at this table. Seats are numbered from 0.</source>
        <translation>Cette place n’existe pas à cette table. Les places sont numérotées à partir de 0.</translation>
    </message>
    <message>
        <source>The game “{word}” is not known. Games: {expected}.</source>
        <translation>Le jeu «&#xa0;{word}&#xa0;» est inconnu. Jeux&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>This game is not known.</source>
        <translation>Ce jeu est inconnu.</translation>
    </message>
    <message>
        <source>--script prints one game: use it with --games 1.</source>
        <translation>--script affiche une seule partie&#xa0;: utilisez-la avec --games 1.</translation>
    </message>
    <message>
        <source>{file} cannot be written. Check that its folder exists and that you may write there; what was there has not changed.</source>
        <translation>Écriture impossible dans {file}. Vérifiez que son dossier existe et que vous pouvez y écrire&#x202f;; ce qui s’y trouvait n’a pas changé.</translation>
    </message>
    <message>
        <source>The file cannot be written. Check that its folder exists and that you may write there; what was there has not changed.</source>
        <translation>Écriture impossible dans ce fichier. Vérifiez que son dossier existe et que vous pouvez y écrire&#x202f;; ce qui s’y trouvait n’a pas changé.</translation>
    </message>
    <message>
        <source>Usage: gyoji-cli replay [--log | --text] [--as SEAT] FILE; asks FILE; check-box FILE; advise FILE --player SEAT; drift FILE --player SEAT --seen JSON; export FILE --to FORMAT [-o OUT] [--date DATE] [--minutes N] [--location PLACE]; simulate --game GAME --games N --seed S [--players P] [--script]; or rules QUESTION [--game GAME]. --lang en|fr|ja chooses the language of messages. FILE may be “-” for standard input.</source>
        <translation>Utilisation&#xa0;: gyoji-cli replay [--log | --text] [--as PLACE] FICHIER&#x202f;; asks FICHIER&#x202f;; check-box FICHIER&#x202f;; advise FICHIER --player PLACE&#x202f;; drift FICHIER --player PLACE --seen JSON&#x202f;; export FICHIER --to FORMAT [-o SORTIE] [--date DATE] [--minutes N] [--location LIEU]&#x202f;; simulate --game JEU --games N --seed S [--players P] [--script]&#x202f;; ou rules QUESTION [--game JEU]. --lang en|fr|ja choisit la langue des messages. FICHIER peut être «&#xa0;-&#xa0;» pour l’entrée standard.</translation>
    </message>
    <message>
        <source>There is no such command. Commands: replay, asks, check-box, advise, drift, export, simulate, rules.</source>
        <translation>Cette commande n’existe pas. Commandes&#xa0;: replay, asks, check-box, advise, drift, export, simulate, rules.</translation>
    </message>
</context>
<context>
    <name>CorrectCounts</name>
    <message>
        <source>Correct the counts</source>
        <translation>Corriger les comptes</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>Palace gate</source>
        <translation>Porte du palais</translation>
    </message>
    <message>
        <source>Take %1 from under the gate</source>
        <translation>Retirer %1 de sous la porte</translation>
    </message>
    <message>
        <source>Card to put under the gate</source>
        <translation>Carte à placer sous la porte</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <translation>Enregistrer la correction</translation>
    </message>
    <message>
        <source>Leave as it was</source>
        <translation>Laisser tel quel</translation>
    </message>
</context>
<context>
    <name>CountColumnPane</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom à la place %1</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Retirer la place %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Just count</source>
        <translation>Décompte seul</translation>
    </message>
    <message>
        <source>Arigatō</source>
        <translation>Arigatō</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Autre jeu</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter quelqu’un</translation>
    </message>
    <message>
        <source>Keep the result</source>
        <translation>Garder le résultat</translation>
    </message>
</context>
<context>
    <name>CountPick</name>
    <message>
        <source>One more: %1</source>
        <translation>Un de plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>One less: %1</source>
        <translation>Un de moins&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>CountRows</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>What the game is called</source>
        <translation>Nom du jeu</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce qui compte</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Remove row %1</source>
        <translation>Retirer la ligne %1</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Ajouter une ligne</translation>
    </message>
</context>
<context>
    <name>CountsAsk</name>
    <message>
        <source>What lies in the supply? It goes with the step to dusk.</source>
        <translation>Qu’y a-t-il dans le stock&#x202f;? La réponse compte au passage au crépuscule.</translation>
    </message>
    <message>
        <source>What does the offering of %1 need?</source>
        <translation>Que demande l’offrande de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Pay and prepare</source>
        <translation>Payer et préparer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Prepare, cost later</source>
        <translation>Préparer, coût plus tard</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Plus tard</translation>
    </message>
</context>
<context>
    <name>CoursePane</name>
    <message>
        <source>Total after each day</source>
        <translation>Total après chaque jour</translation>
    </message>
    <message>
        <source>Total after each day; the same numbers stand in the table.</source>
        <translation>Total après chaque jour&#x202f;; le tableau donne les mêmes nombres.</translation>
    </message>
    <message>
        <source>Day %1: %2</source>
        <translation>Jour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>Afficher en graphique</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Afficher en tableau</translation>
    </message>
</context>
<context>
    <name>CoveredDawn</name>
    <message>
        <source>%1 chooses in secret, on a phone.</source>
        <translation>%1 choisit en secret, sur un téléphone.</translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation>Jouer ici</translation>
    </message>
</context>
<context>
    <name>DayGlance</name>
    <message>
        <source>Day %1</source>
        <translation>Jour %1</translation>
    </message>
</context>
<context>
    <name>DeviceSettings</name>
    <message>
        <source>This device</source>
        <translation>Cet appareil</translation>
    </message>
    <message>
        <source>✓ A child plays here</source>
        <translation>✓ Un enfant joue ici</translation>
    </message>
    <message>
        <source>A child plays here</source>
        <translation>Un enfant joue ici</translation>
    </message>
    <message>
        <source>Buttons are larger, and the others close the day.</source>
        <translation>Les boutons sont plus grands, et les autres terminent la journée.</translation>
    </message>
    <message>
        <source>✓ Seats turned to their players</source>
        <translation>✓ Places tournées vers chaque personne</translation>
    </message>
    <message>
        <source>Seats turned to their players</source>
        <translation>Places tournées vers chaque personne</translation>
    </message>
    <message>
        <source>For a tablet in the middle, two to four players.</source>
        <translation>Pour une tablette au milieu, de deux à quatre personnes.</translation>
    </message>
    <message>
        <source>Lock into the table</source>
        <translation>Verrouiller sur la table</translation>
    </message>
    <message>
        <source>For a device that goes from hand to hand: nothing but the table and the rules, until the lock is held for three seconds.</source>
        <translation>Pour un appareil qui passe de main en main&#xa0;: rien d’autre que la table et les règles, jusqu’à ce que le verrou soit maintenu pendant trois secondes.</translation>
    </message>
</context>
<context>
    <name>DriftPane</name>
    <message>
        <source>Find what went wrong</source>
        <translation>Trouver ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>EntryCards</name>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>A card not listed</source>
        <translation>Une carte absente de la liste</translation>
    </message>
    <message>
        <source>%1 –</source>
        <translation>%1 –</translation>
    </message>
    <message>
        <source>Take %1 from under the gate</source>
        <translation>Retirer %1 de sous la porte</translation>
    </message>
</context>
<context>
    <name>EntryPlace</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>◆ Offering</source>
        <translation>◆ Offrande</translation>
    </message>
    <message>
        <source>No offering</source>
        <translation>Sans offrande</translation>
    </message>
</context>
<context>
    <name>FavorAsk</name>
    <message>
        <source>How much favor is printed on %1?</source>
        <translation>Combien de faveurs sont imprimées sur %1&#x202f;?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Plus tard</translation>
    </message>
</context>
<context>
    <name>FormParts</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>FromTablePane</name>
    <message>
        <source>What lies there</source>
        <translation>Ce qui est là</translation>
    </message>
    <message>
        <source>For each workshop tap the type, then the card; under the gate the type is enough.</source>
        <translation>Pour chaque atelier, touchez le type puis la carte&#x202f;; sous la porte, le type suffit.</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>C’est tout</translation>
    </message>
</context>
<context>
    <name>GainByHand</name>
    <message>
        <source>Gain by hand</source>
        <translation>Gain à la main</translation>
    </message>
    <message>
        <source>For an effect that was forgotten, or a card not described yet. Other effects may answer to it.</source>
        <translation>Pour un effet oublié, ou une carte pas encore décrite. D’autres effets peuvent y répondre.</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gagner</translation>
    </message>
</context>
<context>
    <name>HandoverForm</name>
    <message>
        <source>Without a network</source>
        <translation>Sans réseau</translation>
    </message>
    <message>
        <source>A code hands the game, or one seat, over to another device: scan or copy it there, and paste it on its first page.</source>
        <translation>Un code transmet la partie, ou une place, à un autre appareil&#xa0;: scannez-le ou copiez-le là-bas, puis collez-le sur la première page.</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Day %1: no objective</source>
        <translation>Jour %1&#xa0;: pas d’objectif</translation>
    </message>
</context>
<context>
    <name>HeadlineWords</name>
    <message>
        <source>Day %1</source>
        <translation>Jour %1</translation>
    </message>
</context>
<context>
    <name>HistoryEntry</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, still running</source>
        <translation>%1, %2, en cours</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Supprimer cette partie</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Game, player or date</source>
        <translation>Jeu, personne ou date</translation>
    </message>
    <message>
        <source>Find games by game, player or date</source>
        <translation>Chercher des parties par jeu, personne ou date</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Supprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No game was played yet.</source>
        <translation>Aucune partie n’a encore été jouée.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Hold for three seconds.</source>
        <translation>Maintenez pendant trois secondes.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>%1 (%2, over)</source>
        <translation>%1 (%2, terminée)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>My copy</source>
        <translation>Mon exemplaire</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Paste a code</source>
        <translation>Coller un code</translation>
    </message>
    <message>
        <source>Just count</source>
        <translation>Décompte seul</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Visite guidée</translation>
    </message>
</context>
<context>
    <name>HotspotForm</name>
    <message>
        <source>Wi-Fi</source>
        <translation>Wi-Fi</translation>
    </message>
    <message>
        <source>Phones must be on the same network as this device. Type it once, and guests scan it.</source>
        <translation>Les téléphones doivent être sur le même réseau que cet appareil. Saisissez-le une fois, et il suffira de le scanner.</translation>
    </message>
    <message>
        <source>Network name</source>
        <translation>Nom du réseau</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Show its code</source>
        <translation>Afficher son code</translation>
    </message>
</context>
<context>
    <name>HourglassOrder</name>
    <message>
        <source>Hourglass effects at dusk come in this order. A tap lets one come sooner.</source>
        <translation>Au crépuscule, les effets à sablier suivent cet ordre. Touchez un effet pour l’avancer.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>IconsPage</name>
    <message>
        <source>Icons</source>
        <translation>Icônes</translation>
    </message>
    <message>
        <source>Tap an icon, or two, to see what they mean.</source>
        <translation>Touchez une ou deux icônes pour voir ce qu’elles signifient.</translation>
    </message>
</context>
<context>
    <name>ImportFaults</name>
    <message>
        <source>This file is too big for a list of plays. At most {max} MiB can be read.</source>
        <translation>Ce fichier est trop gros pour une liste de parties. {max} Mio au plus peuvent être lus.</translation>
    </message>
    <message>
        <source>This file is too big for a list of plays.</source>
        <translation>Ce fichier est trop gros pour une liste de parties.</translation>
    </message>
    <message>
        <source>This file cannot be read as a list of plays: it must be valid JSON in UTF-8, at most 64 levels deep.</source>
        <translation>Ce fichier n’est pas une liste de parties lisible&#xa0;: il faut du JSON valide en UTF-8, de 64 niveaux au plus.</translation>
    </message>
    <message>
        <source>This is not a file of BG Stats: “games”, “players” and “plays” must be lists in it. Export it from BG Stats once more, and choose that file.</source>
        <translation>Ce fichier ne vient pas de BG Stats&#xa0;: «&#xa0;games&#xa0;», «&#xa0;players&#xa0;» et «&#xa0;plays&#xa0;» doivent y être des listes. Exportez-le de nouveau depuis BG Stats, et choisissez ce fichier.</translation>
    </message>
    <message>
        <source>“{key}” is missing. What it belongs to is left out of the import.</source>
        <translation>«&#xa0;{key}&#xa0;» manque. L’élément concerné n’est pas importé.</translation>
    </message>
    <message>
        <source>Something is missing. What it belongs to is left out of the import.</source>
        <translation>Il manque quelque chose. L’élément concerné n’est pas importé.</translation>
    </message>
    <message>
        <source>“{key}” has the wrong kind of value. Expected: {expected}. What it belongs to is left out of the import.</source>
        <translation>«&#xa0;{key}&#xa0;» n’a pas la bonne sorte de valeur. Attendu&#xa0;: {expected}. L’élément concerné n’est pas importé.</translation>
    </message>
    <message>
        <source>This is the wrong kind of value. What it belongs to is left out of the import.</source>
        <translation>Ce n’est pas la bonne sorte de valeur. L’élément concerné n’est pas importé.</translation>
    </message>
    <message>
        <source>“{key}” is out of range. Expected: {expected} from {min} to {max}. What it belongs to is left out of the import.</source>
        <translation>«&#xa0;{key}&#xa0;» est hors limites. Attendu&#xa0;: {expected} de {min} à {max}. L’élément concerné n’est pas importé.</translation>
    </message>
    <message>
        <source>This value is out of range. What it belongs to is left out of the import.</source>
        <translation>Cette valeur est hors limites. L’élément concerné n’est pas importé.</translation>
    </message>
    <message>
        <source>“{word}” at “{key}” is not a date and time. This play is left out of the import.</source>
        <translation>«&#xa0;{word}&#xa0;» dans «&#xa0;{key}&#xa0;» n’est pas une date et une heure. Cette partie n’est pas importée.</translation>
    </message>
    <message>
        <source>This is not a date and time. This play is left out of the import.</source>
        <translation>Ce n’est pas une date et une heure. Cette partie n’est pas importée.</translation>
    </message>
    <message>
        <source>“{key}” names number {id}, which this file does not have. This play is left out of the import.</source>
        <translation>«&#xa0;{key}&#xa0;» désigne le numéro {id}, que ce fichier ne contient pas. Cette partie n’est pas importée.</translation>
    </message>
    <message>
        <source>This names a number that the file does not have. This play is left out of the import.</source>
        <translation>Un numéro désigné ici n’est pas dans le fichier. Cette partie n’est pas importée.</translation>
    </message>
    <message>
        <source>“{id}” is there twice. The second, at “{key}”, is left out of the import.</source>
        <translation>«&#xa0;{id}&#xa0;» est présent deux fois. Le second, dans «&#xa0;{key}&#xa0;», n’est pas importé.</translation>
    </message>
    <message>
        <source>This is there twice. The second is left out of the import.</source>
        <translation>Cet élément est présent deux fois. Le second n’est pas importé.</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>Plays from BG Stats</source>
        <translation>Parties de BG Stats</translation>
    </message>
    <message>
        <source>Take them in</source>
        <translation>Importer ces parties</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Leave all out</source>
        <translation>Tout laisser de côté</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>Tout choisir</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>Code to scan: %1</source>
        <translation>Code à scanner&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>Invite</source>
        <translation>Inviter</translation>
    </message>
    <message>
        <source>Phones on this network that scan a code play that seat. Nothing needs to be installed.</source>
        <translation>Un téléphone de ce réseau qui scanne un code joue cette place. Rien n’est à installer.</translation>
    </message>
    <message>
        <source>Each player can play on their own phone, in its browser. Nothing is open to the network until you invite.</source>
        <translation>Chaque place peut se jouer sur un téléphone, dans son navigateur. Rien n’est ouvert au réseau tant que vous n’invitez pas.</translation>
    </message>
    <message>
        <source>Stop inviting</source>
        <translation>Ne plus inviter</translation>
    </message>
    <message>
        <source>Invite phones</source>
        <translation>Inviter des téléphones</translation>
    </message>
    <message>
        <source>To watch</source>
        <translation>Pour regarder</translation>
    </message>
    <message>
        <source>Scores and calendar only</source>
        <translation>Scores et calendrier seulement</translation>
    </message>
    <message>
        <source>Phones reach this device at</source>
        <translation>Les téléphones joignent cet appareil à l’adresse</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ItemPick</name>
    <message>
        <source>%1: %2, picked %3</source>
        <translation>%1&#xa0;: %2, choisi %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>picked: %1</source>
        <translation>choix&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ItemsAsk</name>
    <message>
        <source>Choose items: %1 of %2</source>
        <translation>Choisissez des objets&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Discard items: %1 of %2</source>
        <translation>Défaussez des objets&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Two of one item are exchanged (%1). For which other item?</source>
        <translation>Deux objets identiques sont échangés (%1). Contre quel autre objet&#x202f;?</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Rien n’a encore été fait.</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Jour %1</translation>
    </message>
    <message>
        <source>Tap a line to change it, remove it, or insert one before it.</source>
        <translation>Touchez une ligne pour la changer, la retirer ou en insérer une avant.</translation>
    </message>
</context>
<context>
    <name>Learned</name>
    <message>
        <source>New or completed cards in this game: %1. Effects not known yet: %2.</source>
        <translation>Cartes nouvelles ou complétées dans cette partie&#xa0;: %1. Effets encore inconnus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Into my copy</source>
        <translation>Dans mon exemplaire</translation>
    </message>
    <message>
        <source>Objectives described in this game: %1.</source>
        <translation>Objectifs décrits dans cette partie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The objective scoring is new to your copy.</source>
        <translation>Le barème des objectifs manquait à votre exemplaire.</translation>
    </message>
</context>
<context>
    <name>LineOptions</name>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser tel quel</translation>
    </message>
</context>
<context>
    <name>LinePane</name>
    <message>
        <source>Change it</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>Insérer avant</translation>
    </message>
</context>
<context>
    <name>LinePlan</name>
    <message numerus="yes">
        <source>Change this, and leave out %n line(s)</source>
        <translation>
            <numerusform>Changer, et retirer %n ligne</numerusform>
            <numerusform>Changer, et retirer %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Change this</source>
        <translation>Changer ceci</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser tel quel</translation>
    </message>
</context>
<context>
    <name>LogColumn</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
</context>
<context>
    <name>LookingBackPage</name>
    <message>
        <source>Looking back</source>
        <translation>Rétrospective</translation>
    </message>
    <message>
        <source>Each day by itself, from its morning to its dusk: what was still to come does not count.</source>
        <translation>Chaque jour pour lui-même, du matin au Crépuscule&#xa0;: ce qui devait encore venir ne compte pas.</translation>
    </message>
</context>
<context>
    <name>LookingBackRuling</name>
    <message>
        <source>May players look back on the game, and see the best of today, while it is played?</source>
        <translation>Peut-on voir la rétrospective, et le meilleur du jour, pendant la partie&#x202f;?</translation>
    </message>
    <message>
        <source>It comments on everybody’s play, so it waits for the end unless the table says otherwise.</source>
        <translation>Cela commente le jeu de tout le monde&#xa0;: on attend donc la fin, sauf si la table en décide autrement.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
</context>
<context>
    <name>MergeEntry</name>
    <message>
        <source>Here: %1</source>
        <translation>Ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>There: %1</source>
        <translation>Là-bas&#xa0;: %1</translation>
    </message>
    <message>
        <source>These are two cards</source>
        <translation>Ce sont deux cartes</translation>
    </message>
</context>
<context>
    <name>MoreButton</name>
    <message>
        <source>Corrections and more for %1</source>
        <translation>Corrections et options&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>NewTablePage</name>
    <message>
        <source>New game of Arigatō</source>
        <translation>Nouvelle partie d’Arigatō</translation>
    </message>
    <message>
        <source>Calendar: the face that lies on top of each tile</source>
        <translation>Calendrier&#xa0;: la face visible de chaque tuile</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Day that the game has come to</source>
        <translation>Jour où en est la partie</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>NumberPick</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ObjectiveAsk</name>
    <message>
        <source>Is the objective of the day met?</source>
        <translation>L’objectif du jour est-il atteint&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, on to dusk</source>
        <translation>Oui, passer au crépuscule</translation>
    </message>
    <message>
        <source>No, on to dusk</source>
        <translation>Non, passer au crépuscule</translation>
    </message>
    <message>
        <source>Describe it by icons</source>
        <translation>Le décrire par icônes</translation>
    </message>
</context>
<context>
    <name>ObjectiveForm</name>
    <message>
        <source>What must hold</source>
        <translation>Ce qui doit être vrai</translation>
    </message>
    <message>
        <source>And also…</source>
        <translation>Et aussi…</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En toutes lettres</translation>
    </message>
</context>
<context>
    <name>ObjectivePage</name>
    <message>
        <source>Objective of day %1</source>
        <translation>Objectif du jour %1</translation>
    </message>
    <message>
        <source>That is the objective</source>
        <translation>C’est bien l’objectif</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a game, a box or a list of plays</source>
        <translation>Ouvrir une partie, un exemplaire ou une liste de parties</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>PlaceLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>◆ Offering</source>
        <translation>◆ Offrande</translation>
    </message>
    <message>
        <source>No offering</source>
        <translation>Sans offrande</translation>
    </message>
    <message>
        <source>Empty it</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Card that lives there (%1)</source>
        <translation>Carte qui y vit (%1)</translation>
    </message>
</context>
<context>
    <name>PointsEntry</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PreviewPage</name>
    <message>
        <source>A game from a file</source>
        <translation>Une partie dans un fichier</translation>
    </message>
    <message>
        <source>Open the game that is here</source>
        <translation>Ouvrir la partie qui est ici</translation>
    </message>
    <message>
        <source>Bring the game here up to date</source>
        <translation>Mettre à jour la partie qui est ici</translation>
    </message>
    <message>
        <source>Keep it as another game</source>
        <translation>La garder comme une autre partie</translation>
    </message>
    <message>
        <source>Keep this game</source>
        <translation>Garder cette partie</translation>
    </message>
    <message>
        <source>Only look at it</source>
        <translation>Regarder seulement</translation>
    </message>
</context>
<context>
    <name>ProducersAsk</name>
    <message>
        <source>Producers: %1 of %2</source>
        <translation>Fabricants&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
</context>
<context>
    <name>ResidentAsk</name>
    <message>
        <source>Where does %1 live?</source>
        <translation>Dans quel atelier placer %1&#x202f;?</translation>
    </message>
    <message>
        <source>Where may the new card live?</source>
        <translation>Où la nouvelle carte peut-elle vivre&#x202f;?</translation>
    </message>
    <message>
        <source>Who is the resident today?</source>
        <translation>Qui est le résident du jour&#x202f;?</translation>
    </message>
    <message>
        <source>‹ %1</source>
        <translation>‹ %1</translation>
    </message>
    <message>
        <source>Another type than %1</source>
        <translation>Un autre type que %1</translation>
    </message>
    <message>
        <source>A card not listed</source>
        <translation>Carte absente de la liste</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>ResultActions</name>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Ouvrir la partie</translation>
    </message>
    <message>
        <source>Same seats</source>
        <translation>Mêmes places</translation>
    </message>
    <message>
        <source>Everyone moves on by one seat</source>
        <translation>Décaler les places d’un rang</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rétrospective</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Score actuel</translation>
    </message>
    <message>
        <source>{player} has retired and has no rank.</source>
        <translation>{player} a quitté la partie et n’a pas de rang.</translation>
    </message>
    <message numerus="yes">
        <source>For {player}, %n thing(s) in the score are still unknown.</source>
        <translation>
            <numerusform>Pour {player}, %n élément du score reste inconnu.</numerusform>
            <numerusform>Pour {player}, %n éléments du score restent inconnus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins with {total}.</source>
        <translation>La victoire revient à {player} avec {total}.</translation>
    </message>
    <message>
        <source>Shared victory: {players}, with {total} each.</source>
        <translation>Victoire partagée&#xa0;: {players}, à {total}.</translation>
    </message>
    <message>
        <source>The score is the result: {total}.</source>
        <translation>Le score est le résultat&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>{game}: final score</source>
        <translation>{game}&#xa0;: score final</translation>
    </message>
    <message>
        <source>{game}: score so far</source>
        <translation>{game}&#xa0;: score actuel</translation>
    </message>
    <message>
        <source>{rank}. {player}: {total} ({points})</source>
        <translation>{rank}. {player}&#xa0;: {total} ({points})</translation>
    </message>
    <message>
        <source>{player}: {total} ({points})</source>
        <extracomment>A seat without a rank.</extracomment>
        <translation>{player}&#xa0;: {total} ({points})</translation>
    </message>
    <message>
        <source>{source} {points}</source>
        <extracomment>Points from one source: “objectives 10”.</extracomment>
        <translation>{source} {points}</translation>
    </message>
    <message>
        <source>{player}: {total}</source>
        <extracomment>A player&apos;s total after a day: “Aki: 12”.</extracomment>
        <translation>{player}&#xa0;: {total}</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>objectifs</translation>
    </message>
    <message>
        <source>favor</source>
        <translation>faveurs</translation>
    </message>
    <message>
        <source>palace gate</source>
        <translation>porte du palais</translation>
    </message>
    <message>
        <source>play</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>location</source>
        <translation>lieu</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>player</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>place</translation>
    </message>
    <message>
        <source>start player</source>
        <translation>premier joueur</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>still unknown</source>
        <extracomment>How many things in a score are still unknown.</extracomment>
        <translation>encore inconnu</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>This format needs to know when the game was played. Say the date and time first.</source>
        <translation>Ce format a besoin du moment de la partie. Indiquez d’abord la date et l’heure.</translation>
    </message>
    <message>
        <source>So many players and such long names do not fit in a link. Use the BG Stats file instead.</source>
        <translation>Tant de noms si longs ne tiennent pas dans un lien. Utilisez plutôt le fichier BG Stats.</translation>
    </message>
    <message>
        <source>{source} ({amount})</source>
        <extracomment>A source of points and what it is counted from: “Objectives (4 objective tokens)”.</extracomment>
        <translation>{source} ({amount})</translation>
    </message>
    <message>
        <source>Arigatō</source>
        <translation>Arigatō</translation>
    </message>
    <message>
        <source>Text for a chat</source>
        <translation>Texte pour une messagerie</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>PDF to print (A4)</source>
        <translation>PDF à imprimer (A4)</translation>
    </message>
    <message>
        <source>PDF to print (Letter)</source>
        <translation>PDF à imprimer (Letter)</translation>
    </message>
    <message>
        <source>Link to BG Stats</source>
        <translation>Lien vers BG Stats</translation>
    </message>
    <message>
        <source>QR code of that link</source>
        <translation>Code QR de ce lien</translation>
    </message>
    <message>
        <source>File for BG Stats</source>
        <translation>Fichier pour BG Stats</translation>
    </message>
    <message>
        <source>BoardGameGeek’s XML</source>
        <translation>XML de BoardGameGeek</translation>
    </message>
    <message>
        <source>CSV for a spreadsheet</source>
        <translation>CSV pour un tableur</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>Page HTML</translation>
    </message>
    <message>
        <source>The game itself, for another device</source>
        <translation>La partie elle-même, pour un autre appareil</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>C’est copié.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>This game was not followed, so it has no journal. Any other format can be saved.</source>
        <translation>Cette partie n’a pas été suivie, elle n’a donc pas de journal. Tout autre format peut être enregistré.</translation>
    </message>
    <message numerus="yes">
        <source>Day {day}: %n point(s) left on the table</source>
        <translation>
            <numerusform>Jour {day}&#xa0;: %n point manqué</numerusform>
            <numerusform>Jour {day}&#xa0;: %n points manqués</numerusform>
        </translation>
    </message>
    <message>
        <source>Day {day}: as good as can be</source>
        <translation>Jour {day}&#xa0;: on ne pouvait faire mieux</translation>
    </message>
    <message>
        <source>Day {day}: nothing better found</source>
        <translation>Jour {day}&#xa0;: rien de mieux n’a été trouvé</translation>
    </message>
    <message>
        <source>Day {day}: counted by hand, so there is nothing to compare</source>
        <translation>Jour {day}&#xa0;: compté à la main, il n’y a donc rien à comparer</translation>
    </message>
    <message numerus="yes">
        <source>As it was: %n point(s) by dusk</source>
        <translation>
            <numerusform>Tel que joué&#xa0;: %n point au Crépuscule</numerusform>
            <numerusform>Tel que joué&#xa0;: %n points au Crépuscule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best day: %n point(s) by dusk</source>
        <translation>
            <numerusform>Le meilleur jour&#xa0;: %n point au Crépuscule</numerusform>
            <numerusform>Le meilleur jour&#xa0;: %n points au Crépuscule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best day found: %n point(s) by dusk</source>
        <extracomment>All days could not be tried.</extracomment>
        <translation>
            <numerusform>Le meilleur jour trouvé&#xa0;: %n point au Crépuscule</numerusform>
            <numerusform>Le meilleur jour trouvé&#xa0;: %n points au Crépuscule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} left %n point(s) on the table, day by day.</source>
        <translation>
            <numerusform>Chaque jour compté à part, {player} a laissé échapper %n point.</numerusform>
            <numerusform>Chaque jour compté à part, {player} a laissé échapper %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>No day of {player} could have been better.</source>
        <translation>Aucun jour de {player} ne pouvait être meilleur.</translation>
    </message>
    <message>
        <source>No day of {player} was followed closely enough for this.</source>
        <translation>Aucun jour de {player} n’a été suivi d’assez près pour cela.</translation>
    </message>
    <message numerus="yes">
        <source>Today: at best %n point(s) by dusk</source>
        <translation>
            <numerusform>Aujourd’hui&#xa0;: au mieux %n point au Crépuscule</numerusform>
            <numerusform>Aujourd’hui&#xa0;: au mieux %n points au Crépuscule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today: at least %n point(s) by dusk</source>
        <translation>
            <numerusform>Aujourd’hui&#xa0;: au moins %n point au Crépuscule</numerusform>
            <numerusform>Aujourd’hui&#xa0;: au moins %n points au Crépuscule</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} l’emporte.</translation>
    </message>
    <message>
        <source>Shared victory: {players}.</source>
        <translation>Victoire partagée&#xa0;: {players}.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Table rulings</source>
        <translation>Conventions de table</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Icônes</translation>
    </message>
</context>
<context>
    <name>RulingEntry</name>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
</context>
<context>
    <name>RulingsPage</name>
    <message>
        <source>Table rulings</source>
        <translation>Conventions de table</translation>
    </message>
    <message>
        <source>The rules of the game do not say, so the table decides. A change counts from here on.</source>
        <translation>Les règles du jeu ne le disent pas&#x202f;; la table décide. Un changement compte à partir de maintenant.</translation>
    </message>
</context>
<context>
    <name>SaveBoxDialog</name>
    <message>
        <source>Save the box</source>
        <translation>Enregistrer l’exemplaire</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the result</source>
        <translation>Enregistrer le résultat</translation>
    </message>
</context>
<context>
    <name>ScoreTableAsk</name>
    <message>
        <source>What 0, 1, 2, … objective tokens are worth, as the calendar shows it:</source>
        <translation>Ce que valent 0, 1, 2, … jetons Objectif, d’après le calendrier&#xa0;:</translation>
    </message>
    <message>
        <source>Objective scoring</source>
        <translation>Barème des objectifs</translation>
    </message>
</context>
<context>
    <name>ScriptRefusals</name>
    <message>
        <source>Line {line}: {message}</source>
        <extracomment>A whole sentence after the number of the script&apos;s line it is about.</extracomment>
        <translation>Ligne {line}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>This line is not valid JSON in UTF-8. Write one JSON object on one line.</source>
        <translation>Cette ligne n’est pas du JSON valide en UTF-8. Écrivez un objet JSON par ligne.</translation>
    </message>
    <message>
        <source>This line is longer than {max} bytes. Split it into several actions.</source>
        <translation>Cette ligne dépasse {max} octets. Répartissez-la en plusieurs actions.</translation>
    </message>
    <message>
        <source>This line is too long: 64 KiB is the limit. Split it into several actions.</source>
        <translation>Cette ligne est trop longue&#xa0;: la limite est de 64 Kio. Répartissez-la en plusieurs actions.</translation>
    </message>
    <message>
        <source>“{key}” has the wrong kind of value. Expected: {expected}.</source>
        <translation>«&#xa0;{key}&#xa0;» n’a pas la bonne sorte de valeur. Attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>“{key}” has the wrong kind of value.</source>
        <translation>«&#xa0;{key}&#xa0;» n’a pas la bonne sorte de valeur.</translation>
    </message>
    <message>
        <source>A script line must be a JSON object. Write one action as {&quot;do&quot;: …}.</source>
        <translation>Une ligne de script doit être un objet JSON. Écrivez une action sous la forme {&quot;do&quot;: …}.</translation>
    </message>
    <message>
        <source>“{key}” is missing. Add it to the line.</source>
        <translation>«&#xa0;{key}&#xa0;» manque. Ajoutez ce champ à la ligne.</translation>
    </message>
    <message>
        <source>A required field is missing from this line.</source>
        <translation>Un champ obligatoire manque à cette ligne.</translation>
    </message>
    <message>
        <source>“{word}” is not an action. The documentation of the script lists the words that “do” may have.</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas une action. La documentation du script donne les mots possibles pour «&#xa0;do&#xa0;».</translation>
    </message>
    <message>
        <source>The word of “do” is not an action. The documentation of the script lists the words it may have.</source>
        <translation>Le mot de «&#xa0;do&#xa0;» n’est pas une action. La documentation du script donne les mots possibles.</translation>
    </message>
    <message>
        <source>This line has a field that does not belong to it. Remove it, or check its spelling.</source>
        <translation>Cette ligne a un champ qui ne lui appartient pas. Retirez-le, ou vérifiez son orthographe.</translation>
    </message>
    <message>
        <source>“{key}” is out of range. Expected: {expected} from {min} to {max}.</source>
        <translation>«&#xa0;{key}&#xa0;» est hors limites. Attendu&#xa0;: {expected} de {min} à {max}.</translation>
    </message>
    <message>
        <source>“{key}” is out of range. From {min} to {max} is possible.</source>
        <translation>«&#xa0;{key}&#xa0;» est hors limites. Valeurs possibles&#xa0;: de {min} à {max}.</translation>
    </message>
    <message>
        <source>“{key}” is out of range. Expected: {expected}.</source>
        <translation>«&#xa0;{key}&#xa0;» est hors limites. Attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>“{key}” is out of range.</source>
        <translation>«&#xa0;{key}&#xa0;» est hors limites.</translation>
    </message>
    <message>
        <source>A value of this line is out of range.</source>
        <translation>Une valeur de cette ligne est hors limites.</translation>
    </message>
    <message>
        <source>“{word}” is not a word that “{key}” may have. Expected: {expected}.</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas un mot possible pour «&#xa0;{key}&#xa0;». Attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>“{word}” is not a word that “{key}” may have.</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas un mot possible pour «&#xa0;{key}&#xa0;».</translation>
    </message>
    <message>
        <source>The word of “{key}” is not one of those possible. Expected: {expected}.</source>
        <translation>Le mot de «&#xa0;{key}&#xa0;» n’est pas possible. Attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>The word of “{key}” is not one of those possible.</source>
        <translation>Le mot de «&#xa0;{key}&#xa0;» n’est pas possible.</translation>
    </message>
    <message>
        <source>A word of this line is not one of those possible.</source>
        <translation>Un mot de cette ligne n’est pas possible.</translation>
    </message>
    <message>
        <source>“{key}”: there is no such seat. Seats are numbered from 0 to {max}.</source>
        <translation>«&#xa0;{key}&#xa0;»&#xa0;: cette place n’existe pas. Les places sont numérotées de 0 à {max}.</translation>
    </message>
    <message>
        <source>There is no such seat. Seats are numbered from 0.</source>
        <translation>Cette place n’existe pas. Les places sont numérotées à partir de 0.</translation>
    </message>
    <message>
        <source>Card {card} is not in this game’s box. Name a card of the box, or describe this one first (define).</source>
        <translation>La carte {card} n’est pas dans l’exemplaire de cette partie. Nommez une carte de l’exemplaire, ou décrivez d’abord celle-ci (define).</translation>
    </message>
    <message>
        <source>This card is not in this game’s box. Name a card of the box, or describe this one first (define).</source>
        <translation>Cette carte n’est pas dans l’exemplaire de cette partie. Nommez une carte de l’exemplaire, ou décrivez d’abord celle-ci (define).</translation>
    </message>
    <message>
        <source>The card is not described rightly at “{key}”. Expected: {expected}.</source>
        <translation>La description de la carte est fausse à «&#xa0;{key}&#xa0;». Attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>The card is not described rightly at “{key}”. Write it as in a box file.</source>
        <translation>La description de la carte est fausse à «&#xa0;{key}&#xa0;». Écrivez-la comme dans un fichier d’exemplaire.</translation>
    </message>
    <message>
        <source>The card is not described rightly. Write it as in a box file.</source>
        <translation>La description de la carte est fausse. Écrivez-la comme dans un fichier d’exemplaire.</translation>
    </message>
    <message>
        <source>This script is of a version that this program does not know. Version 1 can be read.</source>
        <translation>Ce script est d’une version que ce programme ne connaît pas. La version 1 peut être lue.</translation>
    </message>
    <message>
        <source>The box “{word}” is not known. Name one that is there (“sample”), or put the box itself into the header.</source>
        <translation>L’exemplaire «&#xa0;{word}&#xa0;» est inconnu. Nommez un exemplaire présent («&#xa0;sample&#xa0;»), ou mettez l’exemplaire lui-même dans l’en-tête.</translation>
    </message>
    <message>
        <source>The box in the header has a fault at “{key}”. Check it with check-box and mend it.</source>
        <translation>L’exemplaire de l’en-tête a un défaut à «&#xa0;{key}&#xa0;». Vérifiez-le avec check-box et corrigez-le.</translation>
    </message>
    <message>
        <source>The box of this script cannot be used. Name one that is there (“sample”), or mend the one in the header.</source>
        <translation>L’exemplaire de ce script est inutilisable. Nommez un exemplaire présent («&#xa0;sample&#xa0;»), ou corrigez celui de l’en-tête.</translation>
    </message>
    <message>
        <source>The calendar cannot be used: “{word}” does not fit. Name at most one face of each tile that is in the box, with no day twice.</source>
        <translation>Le calendrier est inutilisable&#xa0;: «&#xa0;{word}&#xa0;» ne convient pas. Nommez au plus une face présente de chaque tuile, sans jour en double.</translation>
    </message>
    <message>
        <source>The calendar cannot be used at “{key}”. Name at most one face of each tile that is in the box, with no day twice.</source>
        <translation>Le calendrier est inutilisable à «&#xa0;{key}&#xa0;». Nommez au plus une face présente de chaque tuile, sans jour en double.</translation>
    </message>
    <message>
        <source>The calendar cannot be used. Name at most one face of each tile that is in the box, with no day twice.</source>
        <translation>Le calendrier est inutilisable. Nommez au plus une face présente de chaque tuile, sans jour en double.</translation>
    </message>
    <message>
        <source>“{key}” is not a table ruling, or not with that value. The rules list each ruling and its two values.</source>
        <translation>«&#xa0;{key}&#xa0;» n’est pas une convention de table, ou pas avec cette valeur. Les règles donnent chaque convention et ses deux valeurs.</translation>
    </message>
    <message>
        <source>There is no such table ruling, or not with that value. The rules list each ruling and its two values.</source>
        <translation>Cette convention de table n’existe pas, ou pas avec cette valeur. Les règles donnent chaque convention et ses deux valeurs.</translation>
    </message>
    <message>
        <source>{player} has retired from this game. Only corrections and a new name are still possible.</source>
        <translation>{player} a quitté la partie. Restent possibles&#xa0;: les corrections et un nouveau nom.</translation>
    </message>
    <message>
        <source>This seat has retired from the game. Only corrections and a new name are still possible.</source>
        <translation>Cette place a quitté la partie. Restent possibles&#xa0;: les corrections et un nouveau nom.</translation>
    </message>
    <message>
        <source>This is not possible for a seat followed by “{level}”. Change how the seat is followed first, or correct its counts.</source>
        <translation>Cela n’est pas possible pour une place au suivi «&#xa0;{level}&#xa0;». Changez d’abord le suivi de la place, ou corrigez ses comptes.</translation>
    </message>
    <message>
        <source>This is not possible for a seat followed like this. Change how the seat is followed first, or correct its counts.</source>
        <translation>Cela n’est pas possible avec le suivi de cette place. Changez d’abord le suivi de la place, ou corrigez ses comptes.</translation>
    </message>
    <message>
        <source>Offer {n} comes from the {actual} workshop, not from the {slot} one. Name that workshop, or the number alone.</source>
        <translation>L’offre {n} vient de l’atelier {actual}, et non de l’atelier {slot}. Nommez cet atelier, ou le numéro seul.</translation>
    </message>
    <message>
        <source>Offer {n} does not come from that workshop. Name the right workshop, or the number alone.</source>
        <translation>L’offre {n} ne vient pas de cet atelier. Nommez le bon atelier, ou le numéro seul.</translation>
    </message>
    <message>
        <source>The offer to decline does not come from that workshop. Name the right workshop, or the number alone.</source>
        <translation>L’offre à laquelle renoncer ne vient pas de cet atelier. Nommez le bon atelier, ou le numéro seul.</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>un objet JSON</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a length</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>une longueur</translation>
    </message>
    <message>
        <source>a sum</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>une somme</translation>
    </message>
    <message>
        <source>a depth</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>une profondeur</translation>
    </message>
    <message>
        <source>“{key}” is not a field of this line. Remove it, or check its spelling.</source>
        <translation>«&#xa0;{key}&#xa0;» n’est pas un champ de cette ligne. Retirez-le, ou vérifiez son orthographe.</translation>
    </message>
    <message>
        <source>The card is not described rightly at “{key}”. Expected: {expected} from {min} to {max}.</source>
        <translation>La description de la carte est fausse à «&#xa0;{key}&#xa0;». Attendu&#xa0;: {expected} de {min} à {max}.</translation>
    </message>
    <message>
        <source>a number that does not fall below the one before,</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>un nombre qui ne soit pas inférieur au précédent,</translation>
    </message>
    <message>
        <source>a day</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>un jour</translation>
    </message>
    <message>
        <source>an id of 1 to 40 characters without spaces</source>
        <extracomment>What a value of a file must be, or what of it is counted.</extracomment>
        <translation>un id de 1 à 40 caractères sans espace</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Connecting to the table…</source>
        <translation>Connexion à la table…</translation>
    </message>
    <message>
        <source>No connection to the table. Trying again…</source>
        <translation>Pas de connexion à la table. Nouvel essai en cours…</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) waiting</source>
        <translation>
            <numerusform>%n saisie en attente</numerusform>
            <numerusform>%n saisies en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>This browser keeps nothing: do not close the page while entries wait.</source>
        <translation>Ce navigateur ne garde rien&#xa0;: ne fermez pas la page tant que des saisies attendent.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Leave this seat</source>
        <translation>Quitter cette place</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>À prendre</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>À rendre</translation>
    </message>
    <message>
        <source>One less: {name}</source>
        <translation>Un de moins&#xa0;: {name}</translation>
    </message>
    <message>
        <source>One more: {name}</source>
        <translation>Un de plus&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Answered; a tap answers anew.</source>
        <translation>Réponse donnée&#x202f;; touchez pour répondre à nouveau.</translation>
    </message>
    <message>
        <source>Decline this effect</source>
        <translation>Renoncer à cet effet</translation>
    </message>
    <message>
        <source>Use this effect after all</source>
        <translation>Utiliser finalement cet effet</translation>
    </message>
    <message>
        <source>Declined: {text}</source>
        <translation>Effet refusé&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Sooner: {name}</source>
        <translation>Plus tôt&#xa0;: {name}</translation>
    </message>
    <message>
        <source>All copies lie on the table.</source>
        <translation>Tous les exemplaires sont sur la table.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>Offering ready</source>
        <translation>Offrande prête</translation>
    </message>
    <message>
        <source>Another type than {name}</source>
        <translation>Un autre type que {name}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Prendre cette place</translation>
    </message>
    <message>
        <source>Share this seat</source>
        <translation>Partager cette place</translation>
    </message>
    <message>
        <source>Take over this seat</source>
        <translation>Reprendre cette place</translation>
    </message>
    <message>
        <source>{player}’s seat is free.</source>
        <translation>La place est libre&#xa0;: {player}.</translation>
    </message>
    <message>
        <source>Another device sits at {player}’s seat. Share it, or take it over.</source>
        <translation>Un autre appareil occupe cette place&#xa0;: {player}. Partagez-la ou reprenez-la.</translation>
    </message>
    <message>
        <source>Another device has taken over {player}’s seat.</source>
        <translation>Un autre appareil a repris cette place&#xa0;: {player}.</translation>
    </message>
    <message>
        <source>The host has taken {player}’s seat back.</source>
        <translation>L’hôte a repris cette place&#xa0;: {player}.</translation>
    </message>
    <message>
        <source>This device has left {player}’s seat.</source>
        <translation>Cet appareil a quitté cette place&#xa0;: {player}.</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Vous regardez la partie.</translation>
    </message>
    <message>
        <source>This address belongs to no seat. Scan the code on the host again.</source>
        <translation>Cette adresse ne correspond à aucune place. Scannez à nouveau le code sur l’hôte.</translation>
    </message>
    <message>
        <source>This page is of another version of the program. Reload it.</source>
        <translation>Cette page vient d’une autre version du programme. Rechargez-la.</translation>
    </message>
    <message>
        <source>The host invites no longer. Entries wait here until it does again.</source>
        <translation>L’hôte n’invite plus. Les saisies attendent ici jusqu’à sa prochaine invitation.</translation>
    </message>
    <message>
        <source>The host does not understand what was sent.</source>
        <translation>L’hôte ne comprend pas ce qui a été envoyé.</translation>
    </message>
    <message>
        <source>Only what belongs to your own seat can be entered here.</source>
        <translation>Seul ce qui concerne votre place peut être saisi ici.</translation>
    </message>
    <message>
        <source>There is no such effect in your last line.</source>
        <translation>Votre dernière action ne contient pas cet effet.</translation>
    </message>
    <message>
        <source>Undo my last</source>
        <translation>Annuler ma dernière action</translation>
    </message>
    <message>
        <source>The port {n} cannot be opened: {why}</source>
        <translation>Le port {n} ne peut pas être ouvert&#xa0;: {why}</translation>
    </message>
    <message>
        <source>The port cannot be opened.</source>
        <translation>Le port ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>Usage: gyoji --serve [--data DIR] [--table ID… | --example] [--port N] [--bind ADDRESS] [--lang en|fr|ja]. Without --table it serves every game that is not over.</source>
        <translation>Utilisation&#xa0;: gyoji --serve [--data DIR] [--table ID… | --example] [--port N] [--bind ADDRESS] [--lang en|fr|ja]. Sans --table, toutes les parties en cours sont servies.</translation>
    </message>
    <message>
        <source>There is no game to serve. Name one with --table, or serve the example with --example.</source>
        <translation>Il n’y a aucune partie à servir. Indiquez-en une avec --table, ou servez l’exemple avec --example.</translation>
    </message>
    <message>
        <source>Another phone for this seat</source>
        <translation>Un autre téléphone pour cette place</translation>
    </message>
    <message>
        <source>The other phone scans this, and shares the seat.</source>
        <translation>L’autre téléphone scanne ce code et partage la place.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Icônes</translation>
    </message>
    <message>
        <source>Related rules</source>
        <translation>Règles liées</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Ask about the rules</source>
        <translation>Posez une question sur les règles</translation>
    </message>
    <message>
        <source>No article answers this. Try another word, in any of the three languages.</source>
        <translation>Aucun article n’y répond. Essayez un autre mot, dans l’une des trois langues.</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Pourquoi pas&#x202f;?</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Points par source</translation>
    </message>
    <message>
        <source>Total after each day</source>
        <translation>Total après chaque jour</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Afficher en tableau</translation>
    </message>
    <message>
        <source>This objective is described already, or somebody has answered for it.</source>
        <translation>Cet objectif est déjà décrit, ou une réponse a déjà été donnée pour ce jour.</translation>
    </message>
    <message>
        <source>Write whole numbers that never fall, as 0, 1, 3.</source>
        <translation>Écrivez des nombres entiers qui ne diminuent jamais, comme 0, 1, 3.</translation>
    </message>
</context>
<context>
    <name>SeatInvitation</name>
    <message>
        <source>Free: played here until a phone joins</source>
        <translation>Libre&#xa0;: se joue ici tant qu’aucun téléphone n’y est connecté</translation>
    </message>
    <message>
        <source>On a phone that is not connected</source>
        <translation>Sur un téléphone sans connexion</translation>
    </message>
    <message numerus="yes">
        <source>On %n phone(s)</source>
        <translation>
            <numerusform>Sur %n téléphone</numerusform>
            <numerusform>Sur %n téléphones</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to this device</source>
        <translation>Reprendre sur cet appareil</translation>
    </message>
    <message>
        <source>Code for another phone</source>
        <translation>Code pour un autre téléphone</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Players, clockwise as they sit</source>
        <translation>Les places, dans le sens horaire autour de la table</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom à la place %1</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Retirer la place %1</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter une place</translation>
    </message>
    <message>
        <source>Seats %1</source>
        <translation>Donne une place à %1</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>Next day</source>
        <translation>Jour suivant</translation>
    </message>
    <message>
        <source>Undo %1’s last</source>
        <translation>Annuler la dernière action&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. Total %2</source>
        <translation>%1. Total %2</translation>
    </message>
    <message>
        <source>Correct the counts</source>
        <translation>Corriger les comptes</translation>
    </message>
    <message>
        <source>%1 ☎</source>
        <translation>%1 ☎</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>sur un téléphone</translation>
    </message>
    <message>
        <source>Day %1, %2</source>
        <translation>Jour %1, %2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Next day for all</source>
        <translation>Jour suivant pour tous</translation>
    </message>
    <message>
        <source>Out of the game. Total %1</source>
        <translation>A quitté la partie. Total %1</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
</context>
<context>
    <name>SeatSettings</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>How closely the seat is followed</source>
        <translation>Précision du suivi</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>End early</source>
        <translation>Finir plus tôt</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 quitte la partie</translation>
    </message>
    <message>
        <source>The score stays, without a rank; the cards are free again. Leave the game?</source>
        <translation>Le score reste, sans classement&#x202f;; les cartes redeviennent libres. Quitter la partie&#x202f;?</translation>
    </message>
    <message>
        <source>End the game now, for all</source>
        <translation>Finir la partie maintenant, pour tout le monde</translation>
    </message>
    <message>
        <source>What is still owed lapses, and the score is final. End the game?</source>
        <translation>Ce qui reste dû est perdu, et le score est final. Finir la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Language of this seat</source>
        <translation>Langue de cette place</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Comme la fenêtre</translation>
    </message>
</context>
<context>
    <name>SeatTab</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>owes a choice</source>
        <translation>un choix à faire</translation>
    </message>
    <message>
        <source>is behind</source>
        <translation>en retard</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>sur un téléphone</translation>
    </message>
</context>
<context>
    <name>SendPage</name>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Send the file or the text, or let the other device scan the codes; it takes them in on its first page.</source>
        <translation>Envoyez le fichier ou le texte, ou faites lire les codes par l’autre appareil&#x202f;; il les reprend depuis sa première page.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <source>Size of text: %1%</source>
        <translation>Taille du texte&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Animations: on</source>
        <translation>Animations&#xa0;: activées</translation>
    </message>
    <message>
        <source>Animations: off</source>
        <translation>Animations&#xa0;: désactivées</translation>
    </message>
    <message>
        <source>Keep the screen awake during a game: on</source>
        <translation>Écran toujours allumé pendant une partie&#xa0;: activé</translation>
    </message>
    <message>
        <source>Keep the screen awake during a game: off</source>
        <translation>Écran toujours allumé pendant une partie&#xa0;: désactivé</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>This is not a code of Gyoji.</source>
        <translation>Ce n’est pas un code de Gyoji.</translation>
    </message>
    <message>
        <source>This code was made by a later version of Gyoji. Update this one.</source>
        <translation>Ce code vient d’une version plus récente de Gyoji. Mettez celle-ci à jour.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of this code are missing. Paste all parts together.</source>
        <translation>
            <numerusform>Il manque %n partie de ce code. Collez toutes les parties ensemble.</numerusform>
            <numerusform>Il manque %n parties de ce code. Collez toutes les parties ensemble.</numerusform>
        </translation>
    </message>
    <message>
        <source>This code is damaged. Copy it again, from its first to its last character.</source>
        <translation>Ce code est abîmé. Copiez-le de nouveau, du premier au dernier caractère.</translation>
    </message>
    <message>
        <source>This seat belongs to another game than the one that is open.</source>
        <translation>Cette place appartient à une autre partie que celle qui est ouverte.</translation>
    </message>
    <message>
        <source>There are no lines of one seat in this code.</source>
        <translation>Ce code ne contient pas les lignes d’une seule place.</translation>
    </message>
    <message>
        <source>This seat was played otherwise here. Undo its lines here first, or go on with what is here.</source>
        <translation>Cette place a été jouée autrement ici. Annulez d’abord ses lignes ici, ou continuez avec ce qui s’y trouve.</translation>
    </message>
</context>
<context>
    <name>ShareEntry</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>A phone with BG Stats takes this in with its camera:</source>
        <translation>Un téléphone équipé de BG Stats peut le lire avec son appareil photo&#xa0;:</translation>
    </message>
    <message>
        <source>QR code of the link to BG Stats</source>
        <translation>Code QR du lien vers BG Stats</translation>
    </message>
</context>
<context>
    <name>StatisticsEntry</name>
    <message>
        <source>This is the same player</source>
        <translation>C’est la même personne</translation>
    </message>
    <message>
        <source>Merge with another player…</source>
        <translation>Fusionner avec un autre nom…</translation>
    </message>
    <message>
        <source>Points of each play and where they come from; the same numbers stand in the table.</source>
        <translation>Points de chaque partie et leur origine&#x202f;; les mêmes nombres sont dans le tableau.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Which player is %1 to be merged with? Pick that player.</source>
        <translation>Avec quel nom fusionner %1&#x202f;? Choisissez-le.</translation>
    </message>
    <message>
        <source>%1 is counted with another player now.</source>
        <translation>%1 compte désormais avec un autre nom.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No game is over yet.</source>
        <translation>Aucune partie n’est encore terminée.</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>Afficher en graphique</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Afficher en tableau</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>One less: %1</source>
        <translation>Un de moins&#xa0;: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Un de plus&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>StoreFaults</name>
    <message>
        <source>Another Gyoji (process {pid} on {host}) has this data folder open. Use that one, or close it first.</source>
        <translation>Un autre Gyoji (processus {pid} sur {host}) a ouvert ce dossier de données. Utilisez celui-là, ou fermez-le d’abord.</translation>
    </message>
    <message>
        <source>Another Gyoji has this data folder open. Use that one, or close it first.</source>
        <translation>Un autre Gyoji a ouvert ce dossier de données. Utilisez celui-là, ou fermez-le d’abord.</translation>
    </message>
    <message>
        <source>{file} cannot be used to keep games: {why} Choose another folder, or mend this one; nothing in it has changed.</source>
        <extracomment>{why} is what the system says.</extracomment>
        <translation>{file} ne peut pas servir à conserver les parties&#xa0;: {why} Choisissez un autre dossier, ou réparez celui-ci&#x202f;; rien n’y a changé.</translation>
    </message>
    <message>
        <source>{file} cannot be used to keep games. Choose another folder, or mend this one; nothing in it has changed.</source>
        <translation>{file} ne peut pas servir à conserver les parties. Choisissez un autre dossier, ou réparez celui-ci&#x202f;; rien n’y a changé.</translation>
    </message>
    <message>
        <source>The data folder cannot be used to keep games. Choose another one; nothing in it has changed.</source>
        <translation>Le dossier de données ne peut pas servir à conserver les parties. Choisissez-en un autre&#x202f;; rien n’y a changé.</translation>
    </message>
    <message>
        <source>{file} was written by a newer Gyoji. Use that one, or another folder; nothing in it has changed.</source>
        <translation>{file} a été écrit par un Gyoji plus récent. Utilisez celui-là, ou un autre dossier&#x202f;; rien n’y a changé.</translation>
    </message>
    <message>
        <source>The data folder was written by a newer Gyoji. Use that one, or another folder; nothing in it has changed.</source>
        <translation>Le dossier de données a été écrit par un Gyoji plus récent. Utilisez celui-là, ou un autre dossier&#x202f;; rien n’y a changé.</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done: {why} Make room on the disk and try again; all before it is safe.</source>
        <extracomment>{why} is what the system says.</extracomment>
        <translation>Impossible d’enregistrer, donc rien n’a été fait&#xa0;: {why} Libérez de la place sur le disque et réessayez&#x202f;; tout ce qui précède est conservé.</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done. Make room on the disk and try again; all before it is safe.</source>
        <translation>Impossible d’enregistrer, donc rien n’a été fait. Libérez de la place sur le disque et réessayez&#x202f;; tout ce qui précède est conservé.</translation>
    </message>
    <message numerus="yes">
        <source>This game’s file is damaged. The first %n line(s) are sound and open; the rest is set aside.</source>
        <translation>
            <numerusform>Le fichier de cette partie est endommagé. La première ligne (%n) est intacte et ouverte&#x202f;; le reste est mis de côté.</numerusform>
            <numerusform>Le fichier de cette partie est endommagé. Les %n premières lignes sont intactes et ouvertes&#x202f;; le reste est mis de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game’s file is damaged. What is sound is open; the rest is set aside.</source>
        <translation>Le fichier de cette partie est endommagé. Ce qui est intact est ouvert&#x202f;; le reste est mis de côté.</translation>
    </message>
    <message>
        <source>This game is no longer here. Choose another one.</source>
        <translation>Cette partie n’est plus là. Choisissez-en une autre.</translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>SumPane</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>More pages</source>
        <translation>Autres pages</translation>
    </message>
    <message>
        <source>Next day for all</source>
        <translation>Jour suivant pour tous</translation>
    </message>
    <message>
        <source>Centerpiece</source>
        <translation>Centre de table</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillé</translation>
    </message>
</context>
<context>
    <name>TableLinks</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Inviter</translation>
    </message>
    <message>
        <source>Centerpiece</source>
        <translation>Centre de table</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Corrections and more for %1</source>
        <translation>Corrections et options&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>TakeLine</name>
    <message>
        <source>Take: %1</source>
        <translation>À prendre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Give back: %1</source>
        <translation>À rendre&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>TakePage</name>
    <message>
        <source>A box from elsewhere</source>
        <translation>Un exemplaire venu d’ailleurs</translation>
    </message>
    <message>
        <source>As a box of its own</source>
        <translation>Comme exemplaire à part</translation>
    </message>
    <message>
        <source>Or into a box that is here:</source>
        <translation>Ou dans un exemplaire d’ici&#xa0;:</translation>
    </message>
    <message>
        <source>New: %1. Completed: %2. Different: %3.</source>
        <translation>Nouvelles&#xa0;: %1. Complétées&#xa0;: %2. Différentes&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The same: %1. Only here: %2.</source>
        <translation>Identiques&#xa0;: %1. Seulement ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The old version is kept.</source>
        <translation>L’ancienne version est conservée.</translation>
    </message>
    <message>
        <source>Keep this box</source>
        <translation>Garder cet exemplaire</translation>
    </message>
    <message>
        <source>Nothing would change</source>
        <translation>Rien ne changerait</translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>L’intégrer</translation>
    </message>
    <message>
        <source>Cards: %1, of which incomplete: %2.</source>
        <translation>Cartes&#xa0;: %1, dont incomplètes&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message numerus="yes">
        <source>%n play(s) can be taken in.</source>
        <translation>
            <numerusform>%n partie peut être importée.</numerusform>
            <numerusform>%n parties peuvent être importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) were taken in.</source>
        <translation>
            <numerusform>%n partie a été importée.</numerusform>
            <numerusform>%n parties ont été importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) are there already.</source>
        <translation>
            <numerusform>%n partie est déjà là.</numerusform>
            <numerusform>%n parties sont déjà là.</numerusform>
        </translation>
    </message>
    <message>
        <source>New players: {players}</source>
        <translation>Nouveaux noms&#xa0;: {players}</translation>
    </message>
    <message>
        <source>{name} is {player} here.</source>
        <translation>{name} s’appelle ici {player}.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>objective tokens</source>
        <translation>jetons d’objectif</translation>
    </message>
    <message>
        <source>points for objectives</source>
        <translation>points des objectifs</translation>
    </message>
    <message>
        <source>favor tokens of 10</source>
        <translation>jetons de faveur de 10</translation>
    </message>
    <message>
        <source>favor tokens of 3</source>
        <translation>jetons de faveur de 3</translation>
    </message>
    <message>
        <source>favor tokens of 1</source>
        <translation>jetons de faveur de 1</translation>
    </message>
    <message>
        <source>cards under the gate (5+3+4)</source>
        <translation>cartes sous la porte (5+3+4)</translation>
    </message>
    <message>
        <source>This is not a number yet. A sum such as 5+3+4 is fine.</source>
        <translation>Ce n’est pas encore un nombre. Une somme comme 5+3+4 convient.</translation>
    </message>
    <message>
        <source>Less than nothing? It counts like that.</source>
        <translation>Moins de zéro&#x202f;? Compté tel quel.</translation>
    </message>
    <message>
        <source>Nobody can have more than {most}. It counts like that.</source>
        <translation>Personne ne peut en avoir plus de {most}. Compté tel quel.</translation>
    </message>
    <message>
        <source>The box holds {most} for everyone. It counts like that.</source>
        <translation>La boîte en contient {most} pour tout le monde. Compté tel quel.</translation>
    </message>
    <message numerus="yes">
        <source>%n play(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>à %n</numerusform>
            <numerusform>à %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{plays}; won: {wins}, shared: {shared}</source>
        <translation>{plays}&#x202f;; victoires&#xa0;: {wins}, dont partagées&#xa0;: {shared}</translation>
    </message>
    <message>
        <source>{plays}; won: {wins}</source>
        <translation>{plays}&#x202f;; victoires&#xa0;: {wins}</translation>
    </message>
    <message>
        <source>Best: {best}; average: {average}</source>
        <translation>Meilleur score&#xa0;: {best}&#x202f;; moyenne&#xa0;: {average}</translation>
    </message>
    <message>
        <source>{players}: {plays}</source>
        <extracomment>How often with so many players: “3 players: 12 plays”.</extracomment>
        <translation>{players}&#xa0;: {plays}</translation>
    </message>
    <message>
        <source>{source} {percent}%</source>
        <translation>{source} {percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n of them replace(s) what is here.</source>
        <translation>
            <numerusform>%n d’entre elles remplace ce qui est ici.</numerusform>
            <numerusform>%n d’entre elles remplacent ce qui est ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {date}</source>
        <translation>{game}, {date}</translation>
    </message>
    <message>
        <source>New: it comes in.</source>
        <translation>Nouvelle&#xa0;: elle est importée.</translation>
    </message>
    <message>
        <source>New, but left out.</source>
        <translation>Nouvelle, mais laissée de côté.</translation>
    </message>
    <message>
        <source>Otherwise than here: it replaces what is here.</source>
        <translation>Différente d’ici&#xa0;: elle remplace ce qui est ici.</translation>
    </message>
    <message>
        <source>Otherwise than here, but left out.</source>
        <translation>Différente d’ici, mais laissée de côté.</translation>
    </message>
    <message>
        <source>Taken in.</source>
        <translation>Importée.</translation>
    </message>
    <message>
        <source>Here already.</source>
        <translation>Déjà ici.</translation>
    </message>
    <message>
        <source>It has no players, so it cannot be taken in.</source>
        <translation>Sans aucun nom de joueur, elle ne peut pas être importée.</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>{player} has “{typed}”, which becomes {points}: points are whole numbers here. The rank stays.</source>
        <translation>{player} a «&#xa0;{typed}&#xa0;», qui devient {points}&#xa0;: ici, les points sont des nombres entiers. Le rang reste le même.</translation>
    </message>
    <message>
        <source>{player} has “{typed}”, which is not a number: the points stay unknown.</source>
        <translation>{player} a «&#xa0;{typed}&#xa0;», qui n’est pas un nombre&#xa0;: les points restent inconnus.</translation>
    </message>
    <message>
        <source>The game is over. Days: {days}; lines in the journal: {lines}.</source>
        <translation>La partie est finie. Jours&#xa0;: {days}&#x202f;; lignes du journal&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>The game is still running. Days: {days}; lines in the journal: {lines}.</source>
        <translation>La partie est encore en cours. Jours&#xa0;: {days}&#x202f;; lignes du journal&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>File of {date}</source>
        <translation>Fichier du {date}</translation>
    </message>
    <message>
        <source>This game is not here yet.</source>
        <translation>Cette partie n’est pas encore ici.</translation>
    </message>
    <message>
        <source>This game is here already, line by line.</source>
        <translation>Cette partie est déjà ici, ligne pour ligne.</translation>
    </message>
    <message>
        <source>This game is here already, and has gone on since. Lines here: {here}; in the file: {lines}.</source>
        <translation>Cette partie est déjà ici et a continué depuis. Lignes ici&#xa0;: {here}&#x202f;; dans le fichier&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>The beginning of this game is here already. Lines here: {here}; in the file: {lines}.</source>
        <translation>Le début de cette partie est déjà ici. Lignes ici&#xa0;: {here}&#x202f;; dans le fichier&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>{day}: {total}</source>
        <translation>{day}&#xa0;: {total}</translation>
    </message>
    <message>
        <source>{day}: {total}, won</source>
        <translation>{day}&#xa0;: {total}, victoire</translation>
    </message>
    <message numerus="yes">
        <source>and %n earlier play(s)</source>
        <translation>
            <numerusform>et %n partie plus ancienne</numerusform>
            <numerusform>et %n parties plus anciennes</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>pas de victoire</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>TourPage</name>
    <message>
        <source>End the tour</source>
        <translation>Terminer la visite</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>TravelersAsk</name>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Aucun</translation>
    </message>
</context>
<context>
    <name>TroubleWindow</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>TwiceButton</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>TypePick</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>WhyButton</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>WhyList</name>
    <message>
        <source>Declined: %1</source>
        <translation>Renoncé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Use this effect after all</source>
        <translation>Utiliser cet effet</translation>
    </message>
    <message>
        <source>Decline this effect</source>
        <translation>Renoncer à cet effet</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>There is no display. “gyoji --shot FILE.png” draws off screen.</source>
        <translation>Il n’y a pas d’écran. «&#xa0;gyoji --shot FICHIER.png&#xa0;» dessine sans écran.</translation>
    </message>
    <message>
        <source>The window could not be built; Qt says above what it misses.</source>
        <translation>La fenêtre n’a pas pu être construite&#x202f;; Qt indique ci-dessus ce qui lui manque.</translation>
    </message>
    <message>
        <source>{file} cannot be written. Choose another place.</source>
        <translation>Impossible d’écrire {file}. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>The picture cannot be written. Choose another place.</source>
        <translation>Impossible d’écrire l’image. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>{file} is too large for a game or a box; it was not opened.</source>
        <translation>{file} est trop volumineux pour une partie ou un exemplaire&#x202f;; il n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>The file is too large for a game or a box; it was not opened.</source>
        <translation>Le fichier est trop volumineux pour une partie ou un exemplaire&#x202f;; il n’a pas été ouvert.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more fault(s).</source>
        <translation>
            <numerusform>Et encore %n défaut.</numerusform>
            <numerusform>Et encore %n défauts.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the icons mean</source>
        <translation>Ce que signifient les icônes</translation>
    </message>
    <message>
        <source>When an effect fires</source>
        <translation>Quand un effet se déclenche</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Ce qu’il rapporte</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Types, items and the rest</source>
        <extracomment>Icons of types, items, phases and the like.</extracomment>
        <translation>Types, objets et le reste</translation>
    </message>
    <message>
        <source>Day 7 of a game. Above: today’s objective. Below: the villages. You play Aki.</source>
        <translation>Jour 7 d’une partie. En haut, l’objectif du jour&#x202f;; dessous, les villages. Vous jouez Aki.</translation>
    </message>
    <message>
        <source>A new artisan has moved in. Tap its type, its card, then its workshop.</source>
        <translation>Un artisan s’installe. Touchez son type, sa carte, puis son atelier.</translation>
    </message>
    <message>
        <source>This line says what to take. “Why?” tells what fired, and what did not.</source>
        <translation>Cette ligne dit quoi prendre. «&#xa0;Pourquoi&#x202f;?&#xa0;» dit ce qui s’est déclenché ou non.</translation>
    </message>
    <message>
        <source>“Next day” does it all: hourglasses, objective. It asks only for a discard.</source>
        <translation>«&#xa0;Jour suivant&#xa0;» fait tout&#xa0;: sabliers, objectif. Seule une défausse est demandée.</translation>
    </message>
    <message>
        <source>Nothing is final: each seat undoes its own last act, Undo above anybody’s.</source>
        <translation>Rien n’est définitif&#xa0;: chaque place annule sa dernière action, Annuler celles de tous.</translation>
    </message>
    <message>
        <source>That is all. Invite brings phones in, Rules answers. Nothing of this is kept.</source>
        <translation>C’est tout. Inviter appelle les téléphones, Règles répond. Rien de ceci n’est gardé.</translation>
    </message>
    <message>
        <source>Usage: gyoji [--data DIR | --example] [--lang en|fr|ja] [--size WxH] [--page PAGE] [--shot FILE.png] [--icons FILE.pdf] [FILE], or gyoji [--lang en|fr|ja] [--paper a4|letter] --export OUT.png|OUT.pdf FILE. Pages: home, new, table, journal, seat, invite, box, rules, icons, rulings, results, share, back, count, history, statistics, tour, centre, settings. FILE is a game or a box to open.</source>
        <translation>Utilisation&#xa0;: gyoji [--data DOSSIER | --example] [--lang en|fr|ja] [--size LxH] [--page PAGE] [--shot FICHIER.png] [--icons FICHIER.pdf] [FICHIER], ou gyoji [--lang en|fr|ja] [--paper a4|letter] --export SORTIE.png|SORTIE.pdf FICHIER. Pages&#xa0;: home, new, table, journal, seat, invite, box, rules, icons, rulings, results, share, back, count, history, statistics, tour, centre, settings. FICHIER est une partie ou un exemplaire à ouvrir.</translation>
    </message>
    <message>
        <source>Producers: tap the two that were discarded. Items and effects come by themselves.</source>
        <translation>Fabricants&#xa0;: touchez les deux types défaussés. Objets et effets arrivent d’eux-mêmes.</translation>
    </message>
    <message>
        <source>What can be done is below: an offering, a way to the palace. Two items can be exchanged.</source>
        <translation>Ce qui est possible est en bas&#xa0;: une offrande, l’envoi au palais. Deux objets s’échangent.</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: face down</source>
        <translation>%1&#xa0;: face cachée</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Offering: %1. Under the gate: %2</source>
        <translation>Offrande&#xa0;: %1. Sous la porte&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, face cachée</translation>
    </message>
    <message>
        <source>Offering ready. Under the gate: %1</source>
        <translation>Offrande prête. Sous la porte&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: not here</source>
        <translation>%1&#xa0;: pas ici</translation>
    </message>
    <message>
        <source>%1. Under the gate: %2</source>
        <translation>%1. Sous la porte&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>WorkshopPane</name>
    <message>
        <source>%1: face down</source>
        <translation>%1&#xa0;: face cachée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Offering: %1. Under the gate: %2</source>
        <translation>Offrande&#xa0;: %1. Sous la porte&#xa0;: %2</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>Whoever leaves with an offering goes under the palace gate; the token comes back.</source>
        <translation>Qui part avec une offrande va sous la porte du palais&#x202f;; le jeton revient.</translation>
    </message>
    <message>
        <source>Whoever leaves without an offering goes to the discard pile, for nothing.</source>
        <translation>Qui part sans offrande va à la défausse, pour rien.</translation>
    </message>
    <message>
        <source>Empty it and place %1</source>
        <translation>Libérer et placer %1</translation>
    </message>
    <message>
        <source>Prepare the offering</source>
        <translation>Préparer l’offrande</translation>
    </message>
    <message>
        <source>Send to the palace</source>
        <translation>Envoyer au palais</translation>
    </message>
    <message>
        <source>Empty the workshop</source>
        <translation>Libérer l’atelier</translation>
    </message>
    <message>
        <source>Another resident</source>
        <translation>Autre résident</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
</TS>
