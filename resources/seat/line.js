// SPDX-License-Identifier: MIT
// The line to the host. It never gives up, and a phone that wakes up has it back within a second.

const silence = 8000;
const wakeTime = 700;
const firstWait = 250;
const longestWait = 5000;

export class Line {
    /** `greet` gives the first message; `hear` gets each message, `change` whether the line stands. */
    constructor(url, {greet, hear, change}) {
        this.url = url;
        this.greet = greet;
        this.hear = hear;
        this.change = change;
        this.wait = firstWait;
        this.heard = 0;
        this.isGood = false;
        setInterval(() => this.check(), 1000);
        for (const event of ["online", "pageshow", "focus"])
            window.addEventListener(event, () => this.wake());
        document.addEventListener("visibilitychange", () => {
            if (document.visibilityState === "visible")
                this.wake();
        });
        this.connect();
    }

    send(message) {
        if (this.socket?.readyState !== WebSocket.OPEN)
            return false;
        this.socket.send(JSON.stringify(message));
        return true;
    }

    /** Begins anew, as if the page had just been opened. */
    restart() {
        this.wait = firstWait;
        this.drop();
        this.connect();
    }

    connect() {
        clearTimeout(this.timer);
        this.begun = Date.now();
        const socket = new WebSocket(this.url);
        this.socket = socket;
        socket.onopen = () => {
            this.heard = Date.now();
            this.send({hello: this.greet()});
        };
        socket.onmessage = event => {
            this.heard = Date.now();
            this.wait = firstWait;
            this.set(true);
            this.hear(JSON.parse(event.data));
        };
        socket.onclose = () => {
            if (this.socket === socket)
                this.retry();
        };
    }

    retry() {
        this.drop();
        this.timer = setTimeout(() => this.connect(), this.wait);
        this.wait = Math.min(2 * this.wait, longestWait);
    }

    drop() {
        clearTimeout(this.timer);
        const socket = this.socket;
        this.socket = null;
        if (socket) {
            socket.onopen = socket.onmessage = socket.onclose = null;
            socket.close();
        }
        this.set(false);
    }

    set(isGood) {
        if (this.isGood === isGood)
            return;
        this.isGood = isGood;
        this.change(isGood);
    }

    /** A line on which nothing is heard is dead, whatever the system says. */
    check() {
        const since = this.socket?.readyState === WebSocket.OPEN ? this.heard : this.begun;
        if (this.socket && Date.now() - since > silence)
            this.retry();
    }

    wake() {
        if (this.socket?.readyState === WebSocket.OPEN) {
            const asked = Date.now();
            this.send({ping: true});
            setTimeout(() => {
                if (this.heard < asked && document.visibilityState === "visible")
                    this.restart();
            }, wakeTime);
        } else if (!this.socket || Date.now() - this.begun > wakeTime) {
            this.restart();
        }
    }
}
