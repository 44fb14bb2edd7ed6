// SPDX-License-Identifier: MIT
// Questions of the host: what fingers pick fills the host's own lines.
import {button, element, field, fill, put} from "/dom.js";
import {drawEditor} from "/editor.js";
import {drawObjective, drawScoring} from "/objective.js";
import {named, signs} from "/signs.js";
import {stepper} from "/stepper.js";

const drawers = {choices: drawChoices, picks: drawPicks, counts: drawCounts, resident: drawResident,
                 card: drawCard, text: drawText, describe: drawDescribe, scoring: drawScoring};

/** A question with what answers it; `about` is its name. */
export function drawForm(app, form, about) {
    return element("section", {className: form.rule ? "form asked" : "form", id: "form-" + about, "aria-label": form.title},
                   drawers[form.kind](app, form, about),
                   form.rule ? button("rule-" + about, app.labels.why, () => app.reading.open(form.rule, form.title),
                                      {className: "quiet why"}) : null);
}

function heading(text) {
    return element("h2", {}, text);
}

/** The button of an act; refused ones say why on a tap. */
export function actButton(app, id, act, about = "", className = "") {
    return button(id, act.label, () => app.act(act, about),
                  {className: className + (act.why ? " refused" : "")});
}

/** Where it can be described, what is asked need not be answered. */
function drawChoices(app, form, about) {
    if (form.describe && app.draft.about === about && app.draft.parts)
        return drawObjective(app, form, about);
    return [heading(form.title),
            element("div", {className: "row"},
                    form.choices.map((choice, i) => actButton(app, `choice-${about}-${i}`, choice, about)),
                    form.describe ? button("describe-" + about, form.describe.label,
                                           () => app.setDraft({about, parts: [{}]})) : null)];
}

function drawPicks(app, form, about) {
    const picked = app.draft.about === about ? app.draft.picked ?? [] : [];
    const pick = value => {
        const all = [...picked, value];
        if (all.length < form.n)
            app.setDraft({about, picked: all});
        else
            app.enterLines(put(form.lines, form.path, all), about);
    };
    const options = form.options.map(option => {
        const n = picked.filter(value => value === option.value).length;
        return button(`pick-${about}-${option.value}`, [named(option), n ? ` ×${n}` : ""],
                      () => pick(option.value), {"aria-pressed": String(n > 0)});
    });
    return [heading(form.title), element("div", {className: "row"}, options),
            picked.length > 0 ? button("restart-" + about, app.labels["start-over"],
                                       () => app.setDraft({about}), {className: "quiet"}) : null];
}

function drawText(app, form, about) {
    const text = (app.draft.about === about ? app.draft.text : undefined) ?? form.text;
    const enter = () => app.enterLines(put(form.lines, form.path, (app.draft.text ?? form.text).trim()), about);
    return [heading(form.title),
            field(app, "field-" + about, text, typed => app.keep({...app.open, about, text: typed}),
                  {"aria-label": form.title, onkeydown: event => { if (event.key === "Enter" && !event.isComposing) enter(); }}),
            button("confirm-" + about, form.label, enter, {className: "primary"})];
}

/** Only what was changed is put into the lines. */
function filled(lines, counts, values) {
    let all = lines;
    counts.forEach((count, i) => {
        for (const path of values[i] === count.n ? [] : count.paths) {
            if (path[0] < lines.length)
                all = put(all, path, values[i]);
        }
    });
    return all;
}

function drawCounts(app, form, about) {
    const isMine = app.draft.about === about && app.draft.values;
    const values = isMine ? app.draft.values : form.counts.map(count => count.n);
    const set = (i, n) => app.setDraft({...app.open, about, values: values.map((old, j) => i === j ? n : old)});
    const sum = values.reduce((all, n) => all + n, 0);
    const isFull = form.n === undefined || sum === form.n;
    const confirms = form.confirms.map((confirm, i) =>
        button(`confirm-${about}-${i}`, confirm.label,
               () => app.enterLines(filled(confirm.lines, form.counts, values), about),
               {className: "primary", disabled: !isFull}));
    const choices = (form.choices ?? []).map((choice, i) => actButton(app, `choice-${about}-${i}`, choice, about));
    return [heading(form.n === undefined ? form.title : `${form.title} (${sum}/${form.n})`),
            form.counts.map((count, i) => stepper(app, {id: count.name, name: count.name, label: named(count), n: values[i], most: count.max ?? 999},
                                                  n => set(i, n))),
            element("div", {className: "row"}, confirms, choices)];
}

function drawResident(app, form, about) {
    const {type, card, isNew} = app.draft.about === about ? app.draft : {};
    const chosen = app.documents.box.cards.find(one => one.id === card);
    if (chosen)
        return drawPlaces(app, form, about, chosen);
    if (isNew)
        return drawNewCard(app, form, about);
    if (!type)
        return [heading(form.title), drawTypes(app, about)];
    const pick = picked => {
        const [only, ...others] = form.places.filter(place => picked.slots.includes(place.slot));
        if (only && others.length === 0 && !only.note && !only.why)
            app.enterLines(put(only.lines, [0, "card"], picked.id), about);
        else
            app.setDraft({...app.draft, card: picked.id});
    };
    return [heading(form.title), drawCards(app, about, () => true, form.inPlay, pick),
            button("new-card", form.newCard.label, () => app.setDraft({...app.draft, isNew: true}))];
}

/** A card that is put into the lines, or one of the other choices. */
function drawCard(app, form, about) {
    const {type} = app.draft.about === about ? app.draft : {};
    const isFine = card => !form.slot || card.slots.includes(form.slot);
    if (type)
        return [heading(form.title), drawCards(app, about, isFine, [],
                                               card => app.enterLines(put(form.lines, form.path, card.id), about))];
    return [...drawChoices(app, form, about), drawTypes(app, about)];
}

/** A card of the box to describe, unless it is plain which. */
function drawDescribe(app, form, about) {
    const {type, card} = app.draft.about === about ? app.draft : {};
    if (card ?? form.card)
        return drawEditor(app, form, about);
    const pick = picked => app.setDraft({...app.draft, card: picked.definition});
    return [heading(form.title), type ? drawCards(app, about, () => true, [], pick) : drawTypes(app, about)];
}

function drawTypes(app, about) {
    return element("div", {className: "row"}, app.documents.box.types.map(type =>
        button("type-" + type.value, named(type), () => app.setDraft({...app.open, about, type: type.value}),
               {"data-hue": type.hue ?? ""})));
}

function backToTypes(app, about) {
    const type = app.documents.box.types.find(one => one.value === app.draft.type);
    return button("back-" + about, ["‹ ", named(type)], () => app.setDraft({...app.open, about}),
                  {className: "quiet", "aria-label": fill(app.labels["other-type"], {name: type.name})});
}

function drawCards(app, about, isFine, inPlay, pick) {
    const cards = app.documents.box.cards.filter(card => card.type === app.draft.type && isFine(card));
    return [backToTypes(app, about),
            element("div", {className: "cards"}, cards.map(card => {
                const isGone = inPlay.includes(card.id);
                return button("card-" + card.id,
                              [element("strong", {}, card.title), signs(card.effectSigns), element("small", {}, card.effect),
                               isGone ? element("small", {}, app.labels["in-play"]) : null],
                              () => pick(card), {className: isGone ? "dim" : ""});
            }))];
}

function drawPlaces(app, form, about, card) {
    const places = form.places.filter(place => card.slots.includes(place.slot));
    return [heading(card.where), element("p", {className: "effect"}, card.effect), backToTypes(app, about),
            element("div", {className: "cards"}, places.map(place =>
                button("slot-" + place.slot,
                       [element("strong", {}, place.label), place.note ? element("small", {}, place.note) : null],
                       () => app.act({...place, lines: put(place.lines, [0, "card"], card.id)}, about),
                       {className: place.why ? "refused" : ""})))];
}

function drawNewCard(app, form, about) {
    const picked = app.draft.slots ?? [];
    const toggle = slot => picked.includes(slot) ? picked.filter(one => one !== slot) : [...picked, slot];
    const define = () => {
        const type = app.draft.type;
        const typed = put([form.newCard.line], [0, "card", "type"], type);
        app.enterLines(put(typed, [0, "card", "slots"], picked));
        app.setDraft({about, type, card: form.newCard.line.card.id});
    };
    return [heading(form.newCard.title), backToTypes(app, about),
            element("div", {className: "row"}, form.places.map(place =>
                button("new-slot-" + place.slot, place.label,
                       () => app.setDraft({...app.draft, slots: toggle(place.slot)}),
                       {"aria-pressed": String(picked.includes(place.slot))}))),
            button("new-done", app.labels.done, define, {className: "primary", disabled: picked.length === 0})];
}
