// SPDX-License-Identifier: MIT
// The end of a phase, and the order of the hourglass turns that go with it.
import {button, element, fill, put} from "/dom.js";

/** Hourglass turns, each a tap sooner. */
export function drawOrder(app, act) {
    if (!act.order)
        return null;
    const order = orderOf(app, act);
    const sooner = i => {
        const next = [...order];
        [next[i - 1], next[i]] = [next[i], next[i - 1]];
        app.setDraft({...app.draft, order: next.map(turn => turn.value), stays: true});
    };
    return element("section", {className: "form"}, element("p", {}, act.orderTitle),
                   element("ol", {}, order.map((turn, i) => element("li", {}, i === 0 ? turn.name
                       : button("turn-" + turn.value, turn.name, () => sooner(i),
                                {"aria-label": fill(app.labels.sooner, {name: turn.name})})))));
}

function orderOf(app, act) {
    const wanted = app.draft.order ?? [];
    const isSame = wanted.length === act.order.length && act.order.every(turn => wanted.includes(turn.value));
    return isSame ? wanted.map(value => act.order.find(turn => turn.value === value)) : act.order;
}

/** Ends the phase, with the turns as they stand. */
export function advance(app, act) {
    const lines = act.order ? put(act.lines, act.orderPath, orderOf(app, act).map(turn => turn.value)) : act.lines;
    app.act({...act, lines}, "advance");
}
