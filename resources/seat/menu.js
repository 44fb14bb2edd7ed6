// SPDX-License-Identifier: MIT
// What is seldom needed: corrections, scores, another phone, language and text size.
import {button, element, picture} from "/dom.js";
import {drawForm} from "/forms.js";
import {languages} from "/labels.js";
import {drawRules, languageNames} from "/rules.js";
import {drawSheet} from "/sheet.js";

export function drawMenu(app, seat) {
    return [drawRules(app), drawCare(app, seat.care), drawSheet(app, seat.sheet), drawSharing(app), settings(app),
            button("leave", app.labels.leave, () => {
                app.ask({leave: true});
                app.setDraft({});
            })];
}

/** Corrections, gains by hand: one open at a time. */
function drawCare(app, care) {
    const form = care.find(one => one.id === app.draft.care);
    const toggle = id => app.setDraft({menu: true, stays: true, care: id === app.draft.care ? "" : id});
    return [element("div", {className: "chips"}, (form ? [form] : care).map(one =>
                button("care-" + one.id, one.brief, () => toggle(one.id),
                       {className: "chip", "aria-expanded": String(one === form)}))),
            form ? drawForm(app, form, form.id) : null];
}

/** The seat's own address, for another phone of its player to scan. */
function drawSharing(app) {
    const {code} = app.documents;
    if (!app.draft.code || !code)
        return button("share", app.labels["share-code"], () => {
            app.ask({code: location.href});
            app.setDraft({...app.open, code: true});
        });
    return element("section", {className: "form code"}, element("p", {}, app.labels["share-how"]),
                   picture(code.side, code.path, app.labels["share-code"]));
}

export function settings(app) {
    return element("section", {className: "settings", "aria-label": app.labels.language},
                   element("div", {className: "row"}, languages.map(language =>
                       button("language-" + language, languageNames[language],
                              () => app.setLanguage(language),
                              {lang: language, "aria-pressed": String(language === app.language)}))),
                   element("div", {className: "row"}, element("span", {}, `${app.labels["text-size"]} ${app.textSize.percent}%`),
                           button("smaller", "A−", () => app.changeSize(-1), {"aria-label": app.labels.smaller}),
                           button("larger", "A+", () => app.changeSize(1), {"aria-label": app.labels.larger})));
}
