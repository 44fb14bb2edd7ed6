// SPDX-License-Identifier: MIT
// Entries that the host has not answered yet. They are kept in the browser, so that neither a
// reload nor a dead battery loses one; all tabs of a seat share them.

function randomId() {
    const letters = "abcdefghijkmnpqrstuvwxyz23456789";
    return Array.from(crypto.getRandomValues(new Uint8Array(20)), byte => letters[byte % 32]).join("");
}

/** What this browser keeps, or while the page lives what it does not keep. */
class Shelf {
    constructor() {
        this.memory = new Map();
        this.keeps = true;
    }

    read(key) {
        if (this.memory.has(key))
            return this.memory.get(key);
        try {
            return JSON.parse(localStorage.getItem(key));
        } catch {
            return null;
        }
    }

    write(key, value) {
        try {
            localStorage.setItem(key, JSON.stringify(value));
            this.memory.delete(key);
        } catch {
            this.keeps = false;
            this.memory.set(key, value);
        }
    }

    remove(key) {
        this.memory.delete(key);
        try {
            localStorage.removeItem(key);
        } catch {
            this.keeps = false;
        }
    }

    /** The values of all keys that begin so. */
    values(start) {
        let kept = [];
        try {
            kept = Object.keys(localStorage);
        } catch {
            this.keeps = false;
        }
        return [...new Set([...kept, ...this.memory.keys()])].filter(key => key.startsWith(start))
            .map(key => this.read(key)).filter(value => value !== null);
    }
}

const shelf = new Shelf();

/** Each entry lies by itself, and each page numbers its own: tabs that enter at once do not meet. */
export class Queue {
    constructor(token) {
        this.key = "gyoji:" + token;
        this.sender = randomId();
        this.last = 0;
        this.time = 0;
        if (!shelf.read(this.key))
            shelf.write(this.key, {phone: randomId(), claimed: false});
    }

    /** Who this phone is at the table. */
    get phone() { return shelf.read(this.key).phone; }
    get keeps() { return shelf.keeps; }
    /** This phone has sat at the seat. */
    get claimed() { return shelf.read(this.key).claimed; }
    set claimed(claimed) { shelf.write(this.key, {...shelf.read(this.key), claimed}); }

    /** Of all tabs, the oldest first. */
    get entries() {
        return shelf.values(this.key + "/").sort((a, b) => a.time - b.time);
    }

    /** Adds an entry; `about` names the question that it answers. */
    add(body, about) {
        this.last += 1;
        this.time = Math.max(this.time + 1, Date.now());
        const entry = {sender: this.sender, number: this.last, time: this.time, about, ...body};
        shelf.write(this.keyOf(entry), entry);
    }

    /** The host has answered it. */
    drop(entry) { shelf.remove(this.keyOf(entry)); }

    keyOf({sender, number}) { return `${this.key}/${sender}/${number}`; }
}

/** A setting of this browser: language, text size. */
export class Setting {
    constructor(name, value) {
        this.key = "gyoji-" + name;
        this.initial = value;
    }
    get value() { return shelf.read(this.key) ?? this.initial; }
    set value(value) { shelf.write(this.key, value); }
}
