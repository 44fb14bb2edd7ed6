// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"type/origamist", QT_TRANSLATE_NOOP("ArigatoTerms", "origamist")},
    {"type/gardener", QT_TRANSLATE_NOOP("ArigatoTerms", "gardener")},
    {"type/blacksmith", QT_TRANSLATE_NOOP("ArigatoTerms", "blacksmith")},
    {"type/sculptor", QT_TRANSLATE_NOOP("ArigatoTerms", "sculptor")},
    {"type/pyrotechnist", QT_TRANSLATE_NOOP("ArigatoTerms", "pyrotechnist")},
    {"one-type/origamist", QT_TRANSLATE_NOOP("ArigatoTerms", "an origamist")},
    {"one-type/gardener", QT_TRANSLATE_NOOP("ArigatoTerms", "a gardener")},
    {"one-type/blacksmith", QT_TRANSLATE_NOOP("ArigatoTerms", "a blacksmith")},
    {"one-type/sculptor", QT_TRANSLATE_NOOP("ArigatoTerms", "a sculptor")},
    {"one-type/pyrotechnist", QT_TRANSLATE_NOOP("ArigatoTerms", "a pyrotechnist")},
    {"amount/type/origamist", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n origamist(s)"), "n"},
    {"amount/type/gardener", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n gardener(s)"), "n"},
    {"amount/type/blacksmith", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n blacksmith(s)"), "n"},
    {"amount/type/sculptor", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n sculptor(s)"), "n"},
    {"amount/type/pyrotechnist", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n pyrotechnist(s)"), "n"},
    {"item/origami", QT_TRANSLATE_NOOP("ArigatoTerms", "origami")},
    {"item/bonsai", QT_TRANSLATE_NOOP("ArigatoTerms", "bonsai")},
    {"item/sword", QT_TRANSLATE_NOOP("ArigatoTerms", "sword")},
    {"item/statue", QT_TRANSLATE_NOOP("ArigatoTerms", "statue")},
    {"item/firework", QT_TRANSLATE_NOOP("ArigatoTerms", "firework")},
    {"amount/item/origami", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n origami(s)"), "n"},
    {"amount/item/bonsai", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n bonsai(s)"), "n"},
    {"amount/item/sword", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n sword(s)"), "n"},
    {"amount/item/statue", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n statue(s)"), "n"},
    {"amount/item/firework", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n firework(s)"), "n"},
    //: An artisan whose type is not known.
    {"type/unknown", QT_TRANSLATE_NOOP("ArigatoTerms", "unknown")},
    {"item/unknown", QT_TRANSLATE_NOOP("ArigatoTerms", "an unknown item")},
    {"item/any", QT_TRANSLATE_NOOP("ArigatoTerms", "an item of your choice")},
    {"amount/item/any", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n item(s) of your choice"), "n"},
    {"amount/count/item", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n item(s)"), "n"},
    {"amount/count/favor", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n favor"), "n"},
    {"amount/count/objective", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n objective token(s)"), "n"},
    {"amount/count/artisan", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n artisan(s)"), "n"},
    {"amount/count/point", QT_TRANSLATE_N_NOOP("ArigatoTerms", "%n point(s)"), "n"},
    //: Which workshop of the village: “the upper left workshop”.
    {"slot/UL", QT_TRANSLATE_NOOP("ArigatoTerms", "upper left")},
    //: Which workshop of the village: “the upper left workshop”.
    {"slot/UR", QT_TRANSLATE_NOOP("ArigatoTerms", "upper right")},
    //: Which workshop of the village: “the upper left workshop”.
    {"slot/LL", QT_TRANSLATE_NOOP("ArigatoTerms", "lower left")},
    //: Which workshop of the village: “the upper left workshop”.
    {"slot/LR", QT_TRANSLATE_NOOP("ArigatoTerms", "lower right")},
    {"row/upper", QT_TRANSLATE_NOOP("ArigatoTerms", "upper row")},
    {"row/lower", QT_TRANSLATE_NOOP("ArigatoTerms", "lower row")},
    {"phase/dawn", QT_TRANSLATE_NOOP("ArigatoTerms", "Dawn")},
    {"phase/day", QT_TRANSLATE_NOOP("ArigatoTerms", "Daytime")},
    {"phase/dusk", QT_TRANSLATE_NOOP("ArigatoTerms", "Dusk")},
    {"phase/over", QT_TRANSLATE_NOOP("ArigatoTerms", "Game over")},
    //: How closely a seat is followed.
    {"track/full", QT_TRANSLATE_NOOP("ArigatoTerms", "Everything")},
    //: How closely a seat is followed.
    {"track/cards", QT_TRANSLATE_NOOP("ArigatoTerms", "Cards without items")},
    //: How closely a seat is followed.
    {"track/score", QT_TRANSLATE_NOOP("ArigatoTerms", "Score only")},
    {"zone/village", QT_TRANSLATE_NOOP("ArigatoTerms", "village")},
    {"zone/gate", QT_TRANSLATE_NOOP("ArigatoTerms", "palace gate")},
    {"zone/both", QT_TRANSLATE_NOOP("ArigatoTerms", "village and palace gate")},
    {"zone/supply", QT_TRANSLATE_NOOP("ArigatoTerms", "personal supply")},
    {"mark/offering", QT_TRANSLATE_NOOP("ArigatoTerms", "offering token")},
    {"mark/hourglass", QT_TRANSLATE_NOOP("ArigatoTerms", "hourglass")},
    {"hue/red", QT_TRANSLATE_NOOP("ArigatoTerms", "red")},
    {"hue/orange", QT_TRANSLATE_NOOP("ArigatoTerms", "orange")},
    {"hue/yellow", QT_TRANSLATE_NOOP("ArigatoTerms", "yellow")},
    {"hue/green", QT_TRANSLATE_NOOP("ArigatoTerms", "green")},
    {"hue/teal", QT_TRANSLATE_NOOP("ArigatoTerms", "teal")},
    {"hue/blue", QT_TRANSLATE_NOOP("ArigatoTerms", "blue")},
    {"hue/purple", QT_TRANSLATE_NOOP("ArigatoTerms", "purple")},
    {"hue/pink", QT_TRANSLATE_NOOP("ArigatoTerms", "pink")},
    {"hue/brown", QT_TRANSLATE_NOOP("ArigatoTerms", "brown")},
    {"hue/gray", QT_TRANSLATE_NOOP("ArigatoTerms", "gray")},
    {"noun/artisan", QT_TRANSLATE_NOOP("ArigatoTerms", "artisan")},
    {"noun/resident", QT_TRANSLATE_NOOP("ArigatoTerms", "resident")},
    {"noun/traveler", QT_TRANSLATE_NOOP("ArigatoTerms", "traveler")},
    {"noun/producer", QT_TRANSLATE_NOOP("ArigatoTerms", "producer")},
    {"noun/village", QT_TRANSLATE_NOOP("ArigatoTerms", "village")},
    {"noun/workshop", QT_TRANSLATE_NOOP("ArigatoTerms", "workshop")},
    {"noun/gate", QT_TRANSLATE_NOOP("ArigatoTerms", "palace gate")},
    {"noun/offering", QT_TRANSLATE_NOOP("ArigatoTerms", "offering")},
    {"noun/favor", QT_TRANSLATE_NOOP("ArigatoTerms", "favor")},
    {"noun/objective", QT_TRANSLATE_NOOP("ArigatoTerms", "objective")},
    {"noun/score-table", QT_TRANSLATE_NOOP("ArigatoTerms", "objective scoring")},
    {"noun/calendar", QT_TRANSLATE_NOOP("ArigatoTerms", "calendar")},
    {"noun/round", QT_TRANSLATE_NOOP("ArigatoTerms", "round")},
    {"noun/last-round", QT_TRANSLATE_NOOP("ArigatoTerms", "last round")},
    {"noun/item", QT_TRANSLATE_NOOP("ArigatoTerms", "item")},
    {"noun/supply", QT_TRANSLATE_NOOP("ArigatoTerms", "personal supply")},
    {"noun/common-supply", QT_TRANSLATE_NOOP("ArigatoTerms", "common supply")},
    {"noun/hand", QT_TRANSLATE_NOOP("ArigatoTerms", "hand")},
    {"noun/deck", QT_TRANSLATE_NOOP("ArigatoTerms", "deck")},
    {"noun/discard-pile", QT_TRANSLATE_NOOP("ArigatoTerms", "discard pile")},
    {"noun/effect", QT_TRANSLATE_NOOP("ArigatoTerms", "effect")},
    {"noun/condition", QT_TRANSLATE_NOOP("ArigatoTerms", "condition")},
    {"noun/placement", QT_TRANSLATE_NOOP("ArigatoTerms", "placement restriction")},
    {"noun/exchange", QT_TRANSLATE_NOOP("ArigatoTerms", "exchange")},
    {"noun/offer", QT_TRANSLATE_NOOP("ArigatoTerms", "prepare an offering")},
    {"noun/send", QT_TRANSLATE_NOOP("ArigatoTerms", "send to the palace")},
    {"noun/empty", QT_TRANSLATE_NOOP("ArigatoTerms", "empty a workshop")},
    {"noun/reveal", QT_TRANSLATE_NOOP("ArigatoTerms", "reveal")},
    {"noun/face-down", QT_TRANSLATE_NOOP("ArigatoTerms", "face down")},
    {"noun/bonus", QT_TRANSLATE_NOOP("ArigatoTerms", "favor bonus")},
    {"noun/hourglass", QT_TRANSLATE_NOOP("ArigatoTerms", "hourglass")},
    {"noun/left-neighbor", QT_TRANSLATE_NOOP("ArigatoTerms", "left neighbor")},
    //: An act, in a word or two for a button.
    {"act/resident", QT_TRANSLATE_NOOP("ArigatoTerms", "Resident")},
    //: An act, in a word or two for a button.
    {"act/travelers", QT_TRANSLATE_NOOP("ArigatoTerms", "Travelers")},
    //: An act, in a word or two for a button.
    {"act/producers", QT_TRANSLATE_NOOP("ArigatoTerms", "Producers")},
    //: An act, in a word or two for a button.
    {"act/empty", QT_TRANSLATE_NOOP("ArigatoTerms", "Emptying")},
    //: An act, in a word or two for a button.
    {"act/reveal", QT_TRANSLATE_NOOP("ArigatoTerms", "Reveal")},
    //: An act, in a word or two for a button.
    {"act/exchange", QT_TRANSLATE_NOOP("ArigatoTerms", "Exchange")},
    //: An act, in a word or two for a button.
    {"act/offer", QT_TRANSLATE_NOOP("ArigatoTerms", "Offering")},
    //: An act, in a word or two for a button.
    {"act/send", QT_TRANSLATE_NOOP("ArigatoTerms", "To the palace")},
    //: An act, in a word or two for a button.
    {"act/choose", QT_TRANSLATE_NOOP("ArigatoTerms", "Choice")},
    //: An act, in a word or two for a button.
    {"act/gain", QT_TRANSLATE_NOOP("ArigatoTerms", "Gain")},
    //: An act, in a word or two for a button.
    {"act/check", QT_TRANSLATE_NOOP("ArigatoTerms", "Dusk")},
    //: An act, in a word or two for a button.
    {"act/discard", QT_TRANSLATE_NOOP("ArigatoTerms", "Discard")},
    //: An act, in a word or two for a button.
    {"act/next", QT_TRANSLATE_NOOP("ArigatoTerms", "Next day")},
    //: An act, in a word or two for a button.
    {"act/finish", QT_TRANSLATE_NOOP("ArigatoTerms", "End")},
    //: An act, in a word or two for a button.
    {"act/define", QT_TRANSLATE_NOOP("ArigatoTerms", "Card")},
    //: An act, in a word or two for a button.
    {"act/adjust", QT_TRANSLATE_NOOP("ArigatoTerms", "Correction")},
    //: An act, in a word or two for a button.
    {"act/ruling", QT_TRANSLATE_NOOP("ArigatoTerms", "Ruling")},
    //: An act, in a word or two for a button.
    {"act/track", QT_TRANSLATE_NOOP("ArigatoTerms", "Following")},
    //: An act, in a word or two for a button.
    {"act/rename", QT_TRANSLATE_NOOP("ArigatoTerms", "Name")},
    //: An act, in a word or two for a button.
    {"act/retire", QT_TRANSLATE_NOOP("ArigatoTerms", "Leaving")},
    //: An act, in a word or two for a button.
    {"act/note", QT_TRANSLATE_NOOP("ArigatoTerms", "Note")},
    //: An act, in a word or two for a button.
    {"act/batch", QT_TRANSLATE_NOOP("ArigatoTerms", "Several")},
    //: An act, in a word or two for a button.
    {"act/amend", QT_TRANSLATE_NOOP("ArigatoTerms", "Mending")},
    //: What may have been otherwise about an act.
    {"facet/slot", QT_TRANSLATE_NOOP("ArigatoTerms", "Workshop")},
    //: What may have been otherwise about an act.
    {"facet/travelers", QT_TRANSLATE_NOOP("ArigatoTerms", "Travelers")},
    //: What may have been otherwise about an act.
    {"facet/producers", QT_TRANSLATE_NOOP("ArigatoTerms", "Producers")},
    //: What may have been otherwise about an act.
    {"facet/items", QT_TRANSLATE_NOOP("ArigatoTerms", "Items")},
    //: What may have been otherwise about an act.
    {"facet/order", QT_TRANSLATE_NOOP("ArigatoTerms", "Order")},
    //: What may have been otherwise about an act.
    {"facet/objective", QT_TRANSLATE_NOOP("ArigatoTerms", "Objective")},
    //: What may have been otherwise about an act.
    {"facet/effects", QT_TRANSLATE_NOOP("ArigatoTerms", "Declined effects")},
    //: What may have been otherwise about an act.
    {"facet/value", QT_TRANSLATE_NOOP("ArigatoTerms", "Value")},
    //: What may have been otherwise about an act.
    {"facet/without", QT_TRANSLATE_NOOP("ArigatoTerms", "Leave a part out")},
    //: Another card of that type.
    {"facet/card", QT_TRANSLATE_NOOP("ArigatoTerms", "Card: {type}")},
    //: The last two of a list of which all are meant.
    {"list/pair", QT_TRANSLATE_NOOP("ArigatoTerms", "{a} and {b}")},
    //: The last two of a list of which one is wanted.
    {"list/or", QT_TRANSLATE_NOOP("ArigatoTerms", "{a} or {b}")},
    //: Earlier members of a list, before the last two.
    {"list/more", QT_TRANSLATE_NOOP("ArigatoTerms", "{a}, {b}")},
};

} // namespace

constinit const PhraseTable arigatoTerms{"ArigatoTerms", phrases};

} // namespace gyoji
