// SPDX-License-Identifier: MIT
// The rules: looked for by words or by icon, and opened from whatever was counted, refused or asked.
import {button, element, field} from "/dom.js";
import {languages} from "/labels.js";
import {icon, named} from "/signs.js";

export const languageNames = {en: "English", fr: "Français", ja: "日本語"};

/** A text that opens the article behind it, where there is one. */
export function explained(app, id, text, rule) {
    return rule ? button(id, text, () => app.reading.open(rule, text), {className: "line"}) : text;
}

/** Lines of {"text", "rule"?}. */
export function explainedList(app, id, lines) {
    return element("ul", {}, lines.map((line, i) => element("li", {}, explained(app, `${id}-${i}`, line.text, line.rule))));
}

/** Turns one article, and nothing else, to another language. */
function languageChips(app, id, language) {
    return element("div", {className: "row"}, languages.map(one =>
        button(`speak-${one}-${id}`, {en: "EN", fr: "FR", ja: "日本語"}[one], () => app.reading.speak(id, one),
               {lang: one, "aria-label": languageNames[one], "aria-pressed": String(one === language)})));
}

/** The article that was opened last, below the very case that led to it. */
export function drawArticle(app) {
    const {rule, instance} = app.reading.opened[app.reading.opened.length - 1];
    const article = app.reading.articles[rule];
    if (!article)
        return element("p", {className: "notice"}, app.labels.connecting);
    const language = app.reading.languageOf(rule);
    const text = article.texts[language];
    const paragraph = words => words ? element("p", {className: "more"}, words) : null;
    return [instance ? element("p", {className: "warning"}, instance) : null,
            element("article", {className: "form", lang: language},
                    element("h2", {}, text.title, " ", article.icons.map(icon)),
                    element("p", {}, element("strong", {}, text.answer)), paragraph(text.more), paragraph(text.example),
                    languageChips(app, rule, language)),
            article.related.length > 0 ? element("section", {className: "form"}, element("h2", {}, app.labels.related),
                article.related.map(other => button("related-" + other.id, other.texts[app.language].title,
                                                    () => app.reading.open(other.id)))) : null];
}

export function drawRules(app) {
    const {rules} = app.draft;
    const toggle = (what, message) => {
        app.setDraft({menu: true, stays: true, rules: rules === what ? "" : what});
        if (message && rules !== what)
            app.ask(message);
    };
    return [element("div", {className: "chips"},
                    button("rules", app.labels.rules, () => toggle("search"),
                           {className: "chip", "aria-expanded": String(rules === "search")}),
                    button("icons", app.labels.icons, () => toggle("icons", {icons: true}),
                           {className: "chip", "aria-expanded": String(rules === "icons")})),
            rules === "search" ? drawSearch(app) : null,
            rules === "icons" && app.documents.icons ? drawIcons(app, app.documents.icons) : null];
}

function drawSearch(app) {
    const question = app.draft.question ?? "";
    const articles = question.trim() ? app.documents.answers?.articles : null;
    const search = typed => {
        app.keep({...app.draft, question: typed});
        app.reading.search(typed);
    };
    return element("section", {className: "form"},
                   field(app, "question", question, search,
                         {type: "search", maxLength: 300, placeholder: app.labels["ask-rules"],
                          "aria-label": app.labels["ask-rules"]}),
                   element("div", {role: "status"},
                           articles?.map(article => drawAnswer(app, article)),
                           articles?.length === 0 ? element("p", {}, app.labels["no-rule"]) : null));
}

function drawAnswer(app, {id, texts}) {
    const language = app.reading.languageOf(id);
    return element("section", {className: "answer", lang: language},
                   button("article-" + id, [element("strong", {}, texts[language].title), element("span", {}, texts[language].answer)],
                          () => app.reading.open(id), {className: "line"}),
                   languageChips(app, id, language));
}

function drawIcons(app, {groups}) {
    return groups.map(group => element("section", {className: "form"}, element("h2", {}, group.title),
        element("div", {className: "icons"}, group.icons.map(one =>
            button("icon-" + one.icon, named(one), () => app.reading.open(one.id, one.name))))));
}
