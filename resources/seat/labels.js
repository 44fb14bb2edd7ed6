// SPDX-License-Identifier: MIT
// The languages that the page speaks, and its own words in them.
import {Setting} from "/queue.js";

export const languages = ["en", "fr", "ja"];

export function browserLanguage() {
    const spoken = navigator.languages.map(language => language.slice(0, 2).toLowerCase());
    return spoken.find(language => languages.includes(language)) ?? "en";
}

/** The words in that language, as they were kept where the line is down; null where they were not. */
export async function labelsIn(language) {
    const kept = new Setting("labels-" + language, null);
    try {
        const answer = await fetch("/labels/" + language);
        kept.value = await answer.json();
    } catch {
        // What was kept is good.
    }
    return kept.value;
}
