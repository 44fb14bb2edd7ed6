// SPDX-License-Identifier: MIT
// Elements from data. Text is text: nothing that a player has typed is ever taken for markup.

/** An element with its properties ("data-…", "aria-…" and "role" are attributes) and children. */
export function element(tag, properties = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
        if (name.includes("-") || name === "role")
            made.setAttribute(name, value);
        else
            made[name] = value;
    }
    made.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== ""));
    return made;
}

/** A button; its id keeps the focus on it when all is shown anew. */
export function button(id, label, onclick, properties = {}) {
    return element("button", {type: "button", id, onclick, ...properties}, label);
}

/** Text to type. While letters are being composed the page must not change around them. */
export function field(app, id, value, oninput, properties = {}) {
    const made = element("input", {type: "text", id, value, maxLength: 60, autocomplete: "off",
                                   oninput: () => oninput(made.value), ...properties});
    made.addEventListener("compositionstart", () => app.setComposing(true));
    made.addEventListener("compositionend", () => {
        oninput(made.value);
        app.setComposing(false);
    });
    return made;
}

/** An element of a drawing. */
export function shape(tag, attributes, ...children) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes))
        made.setAttribute(name, value);
    made.append(...children.flat(Infinity));
    return made;
}

/** A picture of one path, dark on white. */
export function picture(side, path, label) {
    return shape("svg", {viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": label, "shape-rendering": "crispEdges"},
                 shape("rect", {width: side, height: side, fill: "#fff"}), shape("path", {d: path, fill: "#000"}));
}

/** Shows other children and leaves focus and scrolling where they were. */
export function replace(parent, ...children) {
    const focused = document.activeElement;
    const id = parent.contains(focused) ? focused.id : "";
    const {selectionStart, selectionEnd} = focused;
    parent.replaceChildren(...children.flat(Infinity).filter(child => child));
    const again = id ? document.getElementById(id) : null;
    again?.focus({preventScroll: true});
    again?.setSelectionRange?.(selectionStart, selectionEnd);
}

/** A sentence with its {places} filled. */
export function fill(sentence, places) {
    return sentence.replace(/\{(\w+)\}/g, (whole, name) => places[name] ?? whole);
}

/** The lines with a value put where the path leads: the number of the line first. */
export function put(lines, path, value) {
    const copy = structuredCopy(lines);
    let place = copy;
    for (const key of path.slice(0, -1)) {
        place[key] = place[key] ?? {};
        place = place[key];
    }
    place[path[path.length - 1]] = value;
    return copy;
}

function structuredCopy(value) {
    return JSON.parse(JSON.stringify(value));
}
