// SPDX-License-Identifier: MIT
// A number with a button for less and one for more.
import {button, element, fill} from "/dom.js";

/** `name` is said, `label` shown; `n` may be unknown, which is what lies below the least. */
export function stepper(app, {id, name, label, n, least = 0, most}, set) {
    const value = n ?? least;
    return element("div", {className: "stepper"}, element("span", {}, label ?? name),
                   element("span", {className: "count"},
                           button("less-" + id, "−", () => set(Math.max(least, value - 1)), {"aria-label": fill(app.labels.less, {name})}),
                           element("output", {}, String(n ?? "?")),
                           button("more-" + id, "+", () => set(Math.min(most, value + 1)), {"aria-label": fill(app.labels["more-of"], {name})})));
}
