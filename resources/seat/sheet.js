// SPDX-License-Identifier: MIT
// The score: a table, and at the end what it is made of, bars and lines that need no color.
import {button, element, shape} from "/dom.js";

const dashes = ["", "6 3", "2 3", "10 3 2 3", "4 2 4 6"];

export function drawSheet(app, sheet) {
    const head = element("tr", {}, element("td"), sheet.columns.map(name => element("th", {scope: "col"}, name)));
    return element("section", {className: "sheet"}, element("h2", {}, sheet.title),
                   sheet.victory ? element("p", {className: "victory"}, sheet.victory) : null,
                   element("table", {}, element("thead", {}, head), element("tbody", {}, sheet.rows.map(drawRow))),
                   sheet.notes.map(note => element("p", {}, element("small", {}, note))),
                   sheet.over ? [drawBars(sheet), sheet.course ? drawCourse(app, sheet) : null, drawFacts(app, sheet)] : null);
}

function drawRow(row) {
    const name = (row.wins ? "★ " : "") + (row.rank ? row.rank + ". " : "") + row.name;
    return element("tr", {className: row.wins ? "wins" : ""}, element("th", {scope: "row"}, name),
                   row.cells.map(cell => element("td", {}, cell)));
}

/** Each player's points in a row, a shade for each source. The table says the same in numbers. */
function drawBars(sheet) {
    const sumOf = row => row.sources.reduce((sum, source) => sum + Math.max(0, source.points), 0);
    const most = Math.max(1, ...sheet.rows.map(sumOf));
    const bar = row => {
        let at = 0;
        const parts = row.sources.map((source, i) => {
            const part = {x: `${100 * at / most}%`, width: `${100 * Math.max(0, source.points) / most}%`};
            at += Math.max(0, source.points);
            return shade(part, i);
        });
        return element("div", {className: "bar"}, element("span", {}, row.name), shape("svg", {class: "strip"}, parts));
    };
    return element("div", {"aria-hidden": "true", className: "bars"}, element("h3", {}, sheet.barsTitle),
                   shape("svg", {class: "patterns"}, hatch()), sheet.rows.map(bar),
                   element("p", {className: "legend"}, sheet.columns.slice(0, -1).map((name, i) =>
                       element("span", {}, shape("svg", {class: "sample"}, shade({x: 0, width: "100%"}, i)), " ", name))));
}

function shade(place, i) {
    return shape("rect", {...place, y: 1, height: "90%", class: "shade-" + i % 3, fill: i % 3 === 1 ? "url(#hatch)" : "none"});
}

function hatch() {
    return shape("pattern", {id: "hatch", width: 6, height: 6, patternUnits: "userSpaceOnUse",
                                    patternTransform: "rotate(45)"},
                        shape("rect", {width: 6, height: 6, class: "paper"}),
                        shape("rect", {width: 3, height: 6, class: "ink"}));
}

/** A line for each player, told apart by its dashes. */
function drawCourse(app, sheet) {
    const {rounds, title} = sheet.course;
    const text = 13 * app.textSize.percent / 100;
    const box = {left: 2.4 * text, top: text, right: 320 - text, bottom: 200 - 1.6 * text};
    const totals = rounds.flat().filter(total => total !== null);
    const [lowest, highest] = [Math.min(0, ...totals), Math.max(1, ...totals)];
    const x = round => box.left + round * (box.right - box.left) / Math.max(1, rounds.length - 1);
    const y = total => box.bottom - (total - lowest) * (box.bottom - box.top) / (highest - lowest);
    const label = (at, words, anchor) => shape("text", {...at, "font-size": text, "text-anchor": anchor}, String(words));
    const points = seat => rounds.map((of, round) => [x(round), of[seat]]).filter(point => point[1] !== null)
        .map(([at, total]) => `${at},${y(total)}`).join(" ");
    const step = app.textSize.percent > 110 ? 3 : 1;
    const isOpen = !!app.folds.course;
    return [element("h3", {}, title),
            shape("svg", {class: "course", viewBox: "0 0 320 200", "aria-hidden": "true"},
                    shape("path", {d: `M${box.left},${box.top}V${box.bottom}H${box.right}`, class: "axis"}),
                    [lowest, highest].map(total => label({x: box.left - 4, y: y(total) + text / 3}, total, "end")),
                    rounds.map((of, round) => round % step === 0 ? label({x: x(round), y: 198}, round + 1, "middle") : ""),
                    sheet.rows.map((row, seat) => line({points: points(seat)}, seat))),
            element("p", {className: "legend", "aria-hidden": "true"}, sheet.rows.map((row, seat) => element("span", {},
                shape("svg", {class: "sample", viewBox: "0 0 40 16"}, line({points: "0,8 40,8"}, seat)), " ", row.name))),
            foldButton(app, "course", app.labels["as-table"]),
            isOpen ? element("table", {className: "rounds"},
                element("thead", {}, element("tr", {}, element("td"), sheet.rows.map(row => element("th", {scope: "col"}, row.name)))),
                element("tbody", {}, rounds.map((of, round) => element("tr", {}, element("th", {scope: "row"}, String(round + 1)),
                    of.map(total => element("td", {}, String(total ?? ""))))))) : null];
}

function line(points, seat) {
    return shape("polyline", {...points, "stroke-dasharray": dashes[seat % dashes.length]});
}

function foldButton(app, id, label) {
    return button("fold-" + id, label, () => app.fold(id), {"aria-expanded": String(!!app.folds[id])});
}

/** What each player's points are made of: days, cards. */
function drawFacts(app, sheet) {
    return sheet.rows.map((row, i) => element("section", {className: "facts"}, foldButton(app, "row-" + i, row.name),
        app.folds["row-" + i] ? row.sources.map(source => [
            element("h3", {}, source.name, " ", element("b", {}, String(source.points))),
            element("ul", {}, source.lines.map(fact => element("li", {}, fact.text, " ", element("b", {}, String(fact.points)))))]) : null));
}
