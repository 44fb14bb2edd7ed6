// SPDX-License-Identifier: MIT
// The game's pictures. Whatever holds them says in words what they mean.
import {element, shape} from "/dom.js";

let loading = null;

/** Brings all pictures into the page, once, so that none is missing while the next are shown. */
export function loadIcons() {
    loading = loading ?? fetchIcons().catch(() => {
        // The line is down: the next one tries again.
        loading = null;
    });
}

async function fetchIcons() {
    const answer = await fetch("/icons.svg");
    const all = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    all.setAttribute("hidden", "");
    document.body.append(all);
}

/** "item/sword"; several names, parted by spaces, lie one over the other. */
export function icon(names) {
    return shape("svg", {class: "icon", "aria-hidden": "true"}, names.split(" ").map(name =>
        shape("use", {href: "#sign-" + name.replace("/", "-")})));
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
