// SPDX-License-Identifier: MIT
// What the page looks like, from the host's documents.
import {button, element, replace} from "/dom.js";
import {actButton, drawForm} from "/forms.js";
import {drawMenu, settings} from "/menu.js";
import {advance, drawOrder} from "/order.js";
import {drawArticle, explained, explainedList} from "/rules.js";
import {drawSheet} from "/sheet.js";
import {icon, named, signs} from "/signs.js";

const part = id => document.getElementById(id);

export function showPage(app) {
    const {seat, box, spectator, offer, end} = app.documents;
    showLine(app);
    showMessage(app);
    if (end)
        showNotice(app, end.message, []);
    else if (offer)
        showNotice(app, offer.message, offer.choices);
    else if (seat && box)
        showSeat(app, seat);
    else if (spectator)
        showSpectator(app, spectator);
    else
        showNotice(app, app.labels.connecting, []);
}

/** Whether the line stands, and what waits for it. */
function showLine(app) {
    const hasPage = app.documents.seat || app.documents.spectator;
    const parts = [!app.isGood && hasPage ? app.closed || app.labels.unconnected : "",
                   app.isLoud ? app.labels.waiting[Math.min(app.waiting, app.labels.waiting.length - 1)] : "",
                   app.isLoud && !app.queue.keeps ? app.labels["no-keeping"] : ""];
    const text = parts.filter(Boolean).join(" ");
    const line = part("line");
    line.hidden = text === "";
    line.classList.toggle("loud", app.isLoud);
    if (line.textContent !== text)
        line.textContent = text;
}

function showMessage(app) {
    const message = part("message");
    const rule = app.message ? app.messageRule : "";
    message.hidden = app.message === "";
    if (message.dataset.said === app.message + rule)
        return;
    message.dataset.said = app.message + rule;
    replace(message, app.message, rule
        ? button("why-not", app.labels["why-not"], () => app.reading.open(rule, app.message), {className: "quiet"}) : null);
}

function showNotice(app, text, choices) {
    replace(part("top"), element("h1", {}, "Gyoji"));
    replace(part("main"), element("p", {className: "notice"}, text),
            element("div", {className: "row"}, choices.map(choice =>
                button("join-" + choice.join, choice.label, () => app.ask({join: choice.join}),
                       {className: "primary"}))),
            settings(app));
    replace(part("bar"));
}

function showSeat(app, seat) {
    document.title = `${seat.name} – ${seat.clock}`;
    replace(part("top"), element("h1", {}, seat.name), element("span", {className: "clock"}, seat.clock),
            button("menu", app.labels.more,
                   () => app.setDraft(app.draft.menu ? {} : {menu: true, stays: true}),
                   {className: "quiet", "aria-expanded": String(!!app.draft.menu)}));
    if (app.reading.opened.length > 0)
        return showArticle(app);
    replace(part("main"), app.draft.menu ? drawMenu(app, seat) : drawTable(app, seat));
    const isAdvancing = app.queue.entries.some(entry => entry.about === "advance");
    const canAdvance = seat.advance.lines && !app.draft.menu && !isAdvancing;
    replace(part("bar"),
            button("undo", app.labels.undo, () => app.undo(), {disabled: !seat.canUndo}),
            canAdvance ? button("advance", seat.advance.label, () => advance(app, seat.advance),
                                {className: "primary" + (seat.advance.why ? " refused" : "")}) : null);
}

function showArticle(app) {
    replace(part("main"), drawArticle(app));
    replace(part("bar"), button("close", app.labels.back, () => app.reading.back(), {className: "primary"}));
}

function drawTable(app, seat) {
    // What is being answered comes before what was done.
    const news = [drawWarnings(app, seat), drawTake(app, seat)];
    const asks = drawAsks(app, seat);
    return [seat.sheet.over ? drawSheet(app, seat.sheet) : null, drawGoal(app, seat),
            app.draft.about ? [asks, news] : [news, asks], drawVillage(app, seat),
            drawOpen(app, seat), drawGoods(app, seat), drawNumbers(app, seat), drawOrder(app, seat.advance)];
}

function drawGoal(app, seat) {
    const {text, progress, next, rule} = seat.goal;
    if (!text)
        return null;
    const ways = [element("strong", {}, text), progress ? element("span", {className: "progress"}, " ", progress) : null];
    return element("div", {className: "goal"},
                   rule ? button("goal", ways, () => app.reading.open(rule, [text, progress].join(" ")), {className: "line"}) : ways,
                   next ? element("small", {}, next) : null);
}

function drawWarnings(app, seat) {
    return seat.warnings.map(({text, rule}, i) =>
        element("p", {className: "warning"}, explained(app, "warning-" + i, text, rule)));
}

/** What hands do now, and why. */
function drawTake(app, seat) {
    const whys = seat.whys ?? [];
    if (!seat.take && !seat.giveBack && whys.length === 0)
        return null;
    const line = (label, text) => text ? element("p", {}, element("b", {}, label), " ", text) : null;
    const toggle = () => app.setDraft(app.draft.whys ? {} : {whys: true, stays: true});
    return element("section", {className: "take", id: "take"}, line(app.labels.take, seat.take),
                   line(app.labels["give-back"], seat.giveBack),
                   whys.length > 0 ? button("why", app.labels.why, toggle,
                                            {className: "quiet", "aria-expanded": String(!!app.draft.whys)}) : null,
                   app.draft.whys ? element("ul", {}, whys.map((why, i) => drawWhy(app, why, i))) : null);
}

function drawWhy(app, why, i) {
    const label = why.declined ? app.labels.accept : app.labels.decline;
    return element("li", {}, explained(app, "why-" + i, why.text, why.rule),
                   why.offer === undefined ? null
                       : button("decline-" + i, label, () => {
                           app.enter({decline: {offer: why.offer, declined: !why.declined}});
                           app.show();
                       }));
}

/** The question in front, and the others to put there. */
function drawAsks(app, seat) {
    const waiting = new Set(app.queue.entries.map(entry => entry.about));
    const asks = seat.asks.filter(ask => !waiting.has(ask.id));
    const front = asks.find(ask => ask.id === app.draft.about) ??
        asks.find(ask => !ask.answered && !ask.later);
    const others = asks.filter(ask => ask !== front);
    return [front ? drawForm(app, front, front.id) : null,
            others.length > 0 ? element("div", {className: "chips"}, others.map(ask =>
                button("ask-" + ask.id, (ask.answered ? "✓ " : "") + ask.brief,
                       () => app.setDraft({about: ask.id}),
                       {className: "chip", title: ask.answered ? app.labels.answered : ""}))) : null];
}

function drawVillage(app, seat) {
    return element("section", {className: "village", "aria-label": seat.placesName},
                   seat.places.map(place => drawPlace(app, place)));
}

function drawPlace(app, place) {
    const isOpen = app.draft.place === place.id;
    const state = !place.taken ? app.labels.empty : place.title ? "" : app.labels["face-down"];
    const children = [element("span", {className: "place"}, place.name),
                      place.title ? element("strong", {}, named({icon: place.icon, name: place.title})) : element("em", {}, state),
                      place.faceDown && place.title ? element("small", {}, app.labels["face-down"]) : null,
                      place.offering ? element("small", {}, app.labels.offering) : null,
                      place.title ? signs(place.priceSigns) : null,
                      place.title ? signs(place.effectSigns) : null,
                      place.title ? element("small", {className: "clamp"}, place.effect) : null];
    return button("place-" + place.id, children,
                  () => app.setDraft(isOpen ? {} : {place: place.id, stays: true}),
                  {className: "workshop" + (place.offering ? " offering" : "") + (place.taken ? "" : " empty"),
                   disabled: !place.acts, "aria-expanded": String(isOpen)});
}

/** The workshop, supply or number that is looked at. */
function drawOpen(app, seat) {
    const place = seat.places.find(one => one.id === app.draft.place);
    if (place?.acts)
        return drawWorkshop(app, place);
    const exchange = seat.exchange[app.draft.give];
    if (exchange)
        return element("section", {className: "form"}, element("h2", {}, exchange.title),
                       element("div", {className: "row"}, exchange.takes.map(take =>
                           button("take-" + take.value, named(take), () => app.enterLines(take.lines)))));
    if (app.draft.sum && app.documents.sum)
        return drawSum(app, app.documents.sum);
    return null;
}

function drawWorkshop(app, place) {
    const opened = app.draft.form !== undefined ? place.acts[app.draft.form] : null;
    if (opened?.kind)
        return drawForm(app, opened, "place-" + place.id);
    return element("section", {className: "form"}, element("h2", {}, place.title),
                   element("p", {className: "effect"}, place.effect), element("p", {}, place.detail),
                   element("p", {}, element("small", {}, place.note)),
                   element("div", {className: "row"}, place.acts.map((act, i) => act.kind
                       ? button(`act-${i}`, act.label, () => app.setDraft({...app.draft, form: i}))
                       : actButton(app, `act-${i}`, act))));
}

function drawSum(app, sum) {
    return element("section", {className: "form"}, element("h2", {}, sum.title),
                   explainedList(app, "line", sum.lines),
                   button("close-sum", app.labels.close, () => app.setDraft({})));
}

function sumButton(app, id, children) {
    return button("sum-" + id, children, () => {
        app.ask({sum: id});
        app.setDraft({sum: id, stays: true});
    }, {className: "number"});
}

function drawGoods(app, seat) {
    const {id, name, value, items} = seat.goods;
    if (!items)
        return null;
    return element("section", {className: "goods", "aria-label": name},
                   sumButton(app, id, [element("span", {}, name), element("strong", {}, value)]),
                   items.map(item => seat.exchange[item.value]
                       ? button("give-" + item.value, [icon(item.icon), ` ${item.n}`],
                                () => app.setDraft({give: item.value, stays: true}),
                                {"aria-label": `${item.name}: ${item.n}`})
                       : element("span", {className: "good", role: "img", "aria-label": `${item.name}: ${item.n}`},
                                 icon(item.icon), ` ${item.n}`)));
}

function drawNumbers(app, seat) {
    return element("section", {className: "numbers"}, seat.numbers.map(number =>
        sumButton(app, number.id, [element("span", {}, number.name), element("strong", {}, number.value)])));
}

function showSpectator(app, page) {
    document.title = page.clock;
    replace(part("top"), element("h1", {}, page.clock), element("span", {className: "clock"}, app.labels.spectator));
    replace(part("main"), page.calendar.map(day => element("p", {className: "goal"},
                element("b", {}, day.name), " ", element("strong", {}, day.text))),
            drawSheet(app, page.sheet), settings(app));
    replace(part("bar"));
}
