// SPDX-License-Identifier: MIT
// Entries that the host has not answered yet. They are kept in the browser, so that neither a
// reload nor a dead battery loses one; all tabs of a seat share them.

function randomId() {
    const letters = "abcdefghijkmnpqrstuvwxyz23456789";
    return Array.from(crypto.getRandomValues(new Uint8Array(20)), byte => letters[byte % 32]).join("");
}

/** What this browser keeps under a key, or while the page lives where it keeps nothing. */
class Drawer {
    constructor(key) {
        this.key = key;
        this.memory = null;
        this.keeps = true;
    }

    read() {
        try {
            return JSON.parse(localStorage.getItem(this.key)) ?? this.memory;
        } catch {
            return this.memory;
        }
    }

    write(value) {
        this.memory = value;
        try {
            localStorage.setItem(this.key, JSON.stringify(value));
        } catch {
            this.keeps = false;
        }
    }
}

export class Queue {
    constructor(token) {
        this.drawer = new Drawer("gyoji:" + token);
        if (!this.drawer.read())
            this.drawer.write({phone: randomId(), sender: randomId(), last: 0, entries: [], claimed: false});
    }

    /** Who this phone is at the table. */
    get phone() { return this.drawer.read().phone; }
    get entries() { return this.drawer.read().entries; }
    get keeps() { return this.drawer.keeps; }
    /** This phone has sat at the seat. */
    get claimed() { return this.drawer.read().claimed; }
    set claimed(claimed) { this.drawer.write({...this.drawer.read(), claimed}); }

    /** Adds an entry; `about` names the question that it answers. */
    add(body, about) {
        const kept = this.drawer.read();
        const number = kept.last + 1;
        const entry = {sender: kept.sender, number, about, ...body};
        this.drawer.write({...kept, last: number, entries: [...kept.entries, entry]});
    }

    /** The host has answered it. */
    drop(sender, number) {
        const kept = this.drawer.read();
        const entries = kept.entries.filter(entry => entry.sender !== sender || entry.number !== number);
        this.drawer.write({...kept, entries});
    }
}

/** A setting of this browser: language, text size. */
export class Setting {
    constructor(name, value) {
        this.drawer = new Drawer("gyoji-" + name);
        this.initial = value;
    }
    get value() { return this.drawer.read() ?? this.initial; }
    set value(value) { this.drawer.write(value); }
}
