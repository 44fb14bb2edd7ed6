// SPDX-License-Identifier: MIT
// A card described as it is printed, in the words of box files. What its parts can be is the host's.
import {button, element, field} from "/dom.js";
import {icon, named, signs} from "/signs.js";
import {stepper} from "/stepper.js";

export function drawEditor(app, form, about) {
    const editor = app.documents.box.editor;
    app.reading.needIcons();
    const current = () => (app.draft.about === about ? app.draft.card : undefined) ?? form.card;
    const card = current();
    const change = changes => {
        const next = {...current(), ...changes};
        app.setDraft({...app.draft, about, card: next});
        if (isWhole(editor, next))
            app.reading.preview(next);
    };
    const known = isWhole(editor, card) && app.documents.preview?.id === card.id ? app.documents.preview : null;
    return [element("h2", {}, form.title),
            known ? element("p", {className: "effect"}, signs(known.effectSigns), " ", known.effect) : null,
            part(editor.labels.name, field(app, "card-name", card.name ?? "",
                                           name => app.keep({...app.draft, about, card: withName(current(), name)}),
                                           {"aria-label": editor.labels.name})),
            part(editor.labels.slots, drawSlots(editor, card, change)),
            stepper(app, {id: "favor", name: editor.labels.favor, n: card.favor, least: -1, most: editor.maxFavor},
                    favor => change({favor: favor < 0 ? null : favor})),
            part(editor.labels.cost, drawCost(app, editor, card, change)),
            part(editor.labels.produces, drawProduces(app, editor, card, change)),
            part(editor.labels.when, drawCondition(app, editor, card, change)),
            card.when ? part(editor.labels.gain, drawGains(app, editor, card, change)) : null,
            button("card-done", app.labels.done, () => app.enterLines([{...editor.line, card: current()}]),
                   {className: "primary", disabled: !isWhole(editor, card)})];
}

function part(title, ...children) {
    return element("section", {className: "part", "aria-label": title}, element("h3", {}, title), children);
}

/** Without a name, none is said. */
function withName(card, name) {
    const {name: old, ...others} = card;
    return name.trim() ? {...others, name: name.trim()} : others;
}

/** Every field of the effect has its value; numbers have one anyway. */
function isWhole(editor, card) {
    const has = (value, options) => optionOf(options, value)?.fields.every(one => one.most || valueAt(value, one.path));
    return card.slots.length > 0 && (!card.when || has(card.when, editor.conditions) && card.gain.length > 0 &&
        card.gain.every(gain => has(gain, editor.gains) && isFine(optionOf(editor.gains, gain), card)));
}

function isFine(option, card) {
    return !option.only || option.only === card.when.kind;
}

function valueAt(value, path) {
    return path.reduce((at, key) => at?.[key], value);
}

function withValue(value, [key, ...rest], set) {
    return {...value, [key]: rest.length > 0 ? withValue(value[key] ?? {}, rest, set) : set};
}

/** The option that the value was made from: the one that says most of it. */
function optionOf(options, value) {
    const says = (of, all) => Object.keys(of).every(key => key === "n" ||
        (typeof of[key] === "object" ? all[key] !== undefined && says(of[key], all[key]) : of[key] === all[key]));
    const size = of => JSON.stringify(of.value).length;
    return options.filter(option => says(option.value, value)).sort((a, b) => size(b) - size(a))[0];
}

function choice(id, children, isPicked, pick, label) {
    return button(id, children, pick, {"aria-pressed": String(isPicked), ...(label ? {"aria-label": label} : {})});
}

function drawSlots(editor, card, change) {
    const toggle = slot => card.slots.includes(slot) ? card.slots.filter(one => one !== slot) : [...card.slots, slot];
    return element("div", {className: "row"}, editor.choices.slot.map(slot =>
        choice("card-slot-" + slot.value, slot.name, card.slots.includes(slot.value), () => change({slots: toggle(slot.value)}))));
}

/** Nothing counted is not known. */
function drawCost(app, editor, card, change) {
    const set = (item, n) => {
        const {[item]: old, ...others} = card.cost ?? {};
        const cost = n > 0 ? {...others, [item]: n} : others;
        change({cost: Object.keys(cost).length > 0 ? cost : null});
    };
    return editor.choices.item.map(item => stepper(app,
        {id: "cost-" + item.value, name: item.name, label: named(item), n: card.cost ? card.cost[item.value] ?? 0 : null, most: editor.maxCost},
        n => set(item.value, n)));
}

function drawProduces(app, editor, card, change) {
    const type = app.documents.box.types.find(one => one.value === card.type);
    return element("div", {className: "row"}, editor.choices.item.map(item =>
        choice("card-produces-" + item.value, icon(item.icon), item.value === (card.produces ?? type.produces),
               () => change({produces: item.value}), item.name)));
}

/** Pictures are called as the rules call them. */
function nameOf(app, picture) {
    const all = (app.documents.icons?.groups ?? []).flatMap(group => group.icons);
    return all.find(one => one.icon === picture)?.name ?? "";
}

function drawOptions(app, id, options, picked, pick) {
    return element("div", {className: "icons"}, options.map(option =>
        choice(`${id}-${option.icon}`, [icon(option.icon), nameOf(app, option.icon)], option === picked, () => pick(option))));
}

function drawFields(app, editor, id, option, value, set) {
    return option.fields.map((one, i) => {
        const n = valueAt(value, one.path);
        const put = to => set(withValue(value, one.path, to));
        if (one.most)
            return stepper(app, {id: `${id}-${i}`, name: nameOf(app, option.icon), n: n ?? 1, least: 1, most: one.most}, put);
        return element("div", {className: "row"}, editor.choices[one.choices].map(to =>
            choice(`${id}-${i}-${to.value}`, named(to), n === to.value, () => put(to.value))));
    });
}

function drawCondition(app, editor, card, change) {
    const {when, gain, hourglass, draft, ...others} = card;
    const picked = when ? optionOf(editor.conditions, when) : null;
    // What is not said any more must not stay: the change says it is undefined.
    const nothing = {when: undefined, gain: undefined, hourglass: undefined};
    const pick = option => change(option === picked ? nothing
        : {...nothing, draft: undefined, when: option.value, gain: (gain ?? []).filter(one => isFine(optionOf(editor.gains, one), {when: option.value}))});
    return [choice("card-draft", editor.labels.draft, !!draft, () => change(draft ? {draft: undefined} : {...nothing, draft: true})),
            drawOptions(app, "when", picked ? [picked] : editor.conditions, picked, pick),
            picked ? drawFields(app, editor, "when", picked, when, value => change({when: value})) : null];
}

function drawGains(app, editor, card, change) {
    const fine = editor.gains.filter(option => isFine(option, card));
    const set = (i, values) => change({gain: [...card.gain.slice(0, i), ...values, ...card.gain.slice(i + 1)]});
    const drawn = card.gain.map((gain, i) => {
        const option = optionOf(editor.gains, gain);
        return [drawOptions(app, "gain-" + i, [option], option, () => set(i, [])),
                drawFields(app, editor, "gain-" + i, option, gain, value => set(i, [value]))];
    });
    return [drawn, card.gain.length < editor.maxGains
        ? drawOptions(app, "gain-new", fine, null, option => set(card.gain.length, [option.value])) : null];
}
