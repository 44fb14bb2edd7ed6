// SPDX-License-Identifier: MIT
// An objective described as it is printed, in the words of box files. What its parts can be is the host's.
import {button, element, field} from "/dom.js";
import {named} from "/signs.js";
import {stepper} from "/stepper.js";

/** The objective of a day that the box does not know, part by part. */
export function drawObjective(app, form, about) {
    const editor = app.documents.box.editor.objective;
    const parts = app.draft.parts;
    const set = (i, part) => app.setDraft({...app.draft, parts: [...parts.slice(0, i), part, ...parts.slice(i + 1)]});
    const areWhole = parts.every(part => part.zone && part.kind);
    const done = () => {
        app.enter({describe: {day: form.describe.day, objective: parts}}, about);
        app.setDraft({});
    };
    return [element("h2", {}, form.describe.title),
            parts.map((part, i) => drawPart(app, editor, part, i, next => set(i, next))),
            element("div", {className: "row"},
                    areWhole && parts.length < editor.maxParts
                        ? button("objective-more", editor.more, () => set(parts.length, {})) : null,
                    button("objective-done", editor.done, done, {className: "primary", disabled: !areWhole}))];
}

function drawPart(app, editor, part, i, set) {
    const fields = editor.fields[part.zone] ?? [editor.first];
    return element("section", {className: "part"}, fields.map(one => drawField(app, part, i, one, set)));
}

/** With another zone the part begins anew. */
function drawField(app, part, i, one, set) {
    const pick = value => set(one.key === "zone" ? {zone: value, n: 1} : {...part, [one.key]: value});
    if (one.most)
        return stepper(app, {id: `objective-${i}-n`, name: one.title, n: part.n, least: 1, most: one.most}, pick);
    return [element("h3", {}, one.title),
            element("div", {className: "row"}, one.choices.map(choice =>
                button(`objective-${i}-${one.key}-${choice.id}`, named(choice), () => pick(choice.value),
                       {"aria-pressed": String(part[one.key] === choice.value)})))];
}

/** What objective tokens are worth, from none on. */
export function drawScoring(app, form, about) {
    const text = (app.draft.about === about ? app.draft.text : undefined) ?? "";
    const done = () => {
        const scoreTable = (app.draft.text ?? "").split(/[\s,;、，]+/).filter(Boolean).map(Number);
        app.enter({describe: {scoreTable}}, about);
        app.setDraft({});
    };
    return [element("h2", {}, form.title),
            field(app, "field-" + about, text, typed => app.keep({...app.draft, about, text: typed}),
                  {"aria-label": form.title, placeholder: "0, 1, 3, 6, 10"}),
            button("confirm-" + about, app.labels.done, done, {className: "primary"})];
}
