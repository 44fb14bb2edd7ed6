// SPDX-License-Identifier: MIT
// The seat page: shows the host's documents and sends what fingers enter. It knows no rules.
import {browserLanguage, labelsIn} from "/labels.js";
import {Line} from "/line.js";
import {Queue, Setting} from "/queue.js";
import {Reading} from "/reading.js";
import {loadIcons} from "/signs.js";
import {TextSize} from "/size.js";
import {showPage} from "/view.js";

class App {
    constructor() {
        this.token = location.hash.slice(1);
        this.queue = new Queue(this.token);
        this.languageSetting = new Setting("language", browserLanguage());
        this.textSize = new TextSize();
        this.labels = null;
        /** Documents of the host by name: seat, box, spectator, offer, sum, answers, icons, code, end. */
        this.documents = {};
        this.reading = new Reading(this);
        /** What is unfolded, by its id. */
        this.folds = {};
        this.message = "";
        /** The rule behind the message. */
        this.messageRule = "";
        this.draft = {};
        this.isGood = false;
        this.sent = "";
        this.isLate = false;
        this.isSeated = false;
        /** Letters are being composed, as Japanese ones are. */
        this.composes = false;
        /** Why the host serves the table no longer. */
        this.closed = "";
    }

    get language() { return this.languageSetting.value; }
    /** How many entries the host has not answered. */
    get waiting() { return this.queue.entries.length; }
    get isLoud() { return this.waiting > 0 && (!this.isGood || !this.isSeated || this.isLate); }
    /** What stays open while a form of the menu is filled. */
    get open() { return this.draft.menu ? {menu: true, stays: true, care: this.draft.care} : {}; }

    async start() {
        loadIcons();
        await this.speak();
        const url = location.origin.replace("http", "ws") + "/socket";
        this.line = new Line(url, {
            greet: () => this.greet(),
            hear: message => this.hear(message),
            change: isGood => this.change(isGood),
        });
    }

    greet() {
        return {
            token: this.token,
            phone: this.queue.phone,
            page: document.documentElement.dataset.page,
            language: this.language,
            join: this.queue.claimed ? "" : "claim",
        };
    }

    async speak() {
        document.documentElement.lang = this.language;
        this.labels = await labelsIn(this.language) ?? this.labels ?? {waiting: []};
        this.show();
    }

    change(isGood) {
        this.isGood = isGood;
        this.isSeated = this.isSeated && isGood;
        this.sent = "";
        if (isGood)
            loadIcons();
        this.show();
    }

    hear(message) {
        const [name] = Object.keys(message);
        const body = message[name];
        // What a tab has left behind that is closed now goes out too.
        if (name === "beat")
            return void this.pump();
        if (name === "answer")
            this.takeAnswer(body);
        else if (name === "welcome")
            this.takeSeat();
        else if (name === "dismissed")
            this.leaveSeat();
        else if (name === "end")
            this.end(body);
        else if (name === "article")
            this.reading.keep(body);
        else
            this.documents[name] = body;
        if (name === "seat")
            this.keepDraft(body);
        this.show();
        this.pump();
    }

    takeSeat() {
        this.queue.claimed = true;
        this.isSeated = true;
        this.closed = "";
        delete this.documents.offer;
        delete this.documents.end;
    }

    leaveSeat() {
        this.documents = {};
        this.isSeated = false;
    }

    takeAnswer({sender, number, message, rule}) {
        this.queue.drop({sender, number});
        this.sent = "";
        this.isLate = false;
        if (message) {
            this.message = this.message ? `${this.message} ${message}` : message;
            this.messageRule = rule;
        }
    }

    end(body) {
        this.isSeated = false;
        // A table that is not served just now stays to be seen, and entries can be made.
        if (body.why === "over") {
            this.closed = body.message;
            return;
        }
        this.documents = {end: body};
        // A page of another version gets the new one, once: entries that wait stay where they are.
        const tried = new Setting("reloaded", "");
        const page = document.documentElement.dataset.page;
        if (body.why === "page" && tried.value !== page) {
            tried.value = page;
            location.reload();
        }
    }

    /** What fingers have picked holds as long as the question stands. */
    keepDraft(seat) {
        const isAsked = seat.asks.some(ask => ask.id === this.draft.about);
        if (!this.draft.stays && !isAsked)
            this.draft = {};
    }

    /** Sends the oldest entry, one at a time, so that they arrive in order. */
    pump() {
        const [entry] = this.queue.entries;
        const key = entry && this.queue.keyOf(entry);
        if (!entry || !this.isGood || !this.isSeated || this.sent === key || !this.line.send({entry}))
            return;
        this.sent = key;
        clearTimeout(this.late);
        this.late = setTimeout(() => {
            this.isLate = this.waiting > 0;
            this.show();
        }, 1000);
    }

    enter(body, about = "") {
        this.queue.add(body, about);
        this.message = "";
        this.pump();
    }

    /** Sends the lines, each an entry of its own; `about` names what they answer. */
    enterLines(lines, about = "") {
        for (const line of lines)
            this.enter({line}, about);
        this.draft = {};
        this.show();
    }

    /** Does an act of the host's, or says why it is refused. */
    act(act, about = "") {
        if (act.why)
            this.say(act.why, act.rule);
        else
            this.enterLines(act.lines, about);
    }

    say(message, rule = "") {
        this.message = message;
        this.messageRule = rule;
        this.show();
    }

    /** Keeps what is typed, and shows nothing anew. */
    keep(draft) {
        this.draft = draft;
    }

    setComposing(composes) {
        this.composes = composes;
        this.show();
    }

    setDraft(draft) {
        this.draft = draft;
        this.message = "";
        this.show();
    }

    undo() {
        this.enter({undo: true});
        this.setDraft({});
    }

    /** Asks the host for what it shows only when it is wanted, or how to sit. */
    ask(message) {
        const isSent = this.line.send(message);
        if (!isSent)
            this.say(this.labels.unconnected);
        return isSent;
    }

    fold(id) {
        this.folds[id] = !this.folds[id];
        this.show();
    }

    setLanguage(language) {
        this.languageSetting.value = language;
        this.reading.turn();
        this.speak();
        this.line.send({language});
    }

    changeSize(by) {
        this.textSize.change(by);
        this.show();
    }

    show() {
        if (!this.composes)
            showPage(this);
    }
}

const app = new App();
window.addEventListener("hashchange", () => location.reload());
window.addEventListener("storage", () => app.labels && app.show());
app.start();
