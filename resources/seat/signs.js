// SPDX-License-Identifier: MIT
// The game's pictures. Whatever holds them says in words what they mean.
import {element} from "/dom.js";

const svg = "http://www.w3.org/2000/svg";

/** "item/sword"; several names, parted by spaces, lie one over the other. */
export function icon(names) {
    const made = document.createElementNS(svg, "svg");
    made.setAttribute("class", "icon");
    made.setAttribute("aria-hidden", "true");
    for (const name of names.split(" ")) {
        const use = document.createElementNS(svg, "use");
        use.setAttribute("href", "/icons.svg#" + name.replace("/", "-"));
        made.append(use);
    }
    return made;
}

/** Pictures and numbers in a row; ghosts are what is missing. */
export function signs(list) {
    return element("span", {className: "signs"}, list.map(sign =>
        element("span", {className: sign.ghost ? "ghost" : ""}, sign.text ?? "", sign.icon ? icon(sign.icon) : null)));
}

/** A name behind its picture. */
export function named(option) {
    return option.icon ? [icon(option.icon), " ", option.name] : option.name;
}
