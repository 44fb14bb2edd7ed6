// SPDX-License-Identifier: MIT
// Plays a seat page as fingers would: taps what it shows, and knows nothing else.
(() => {
    const all = selector => [...document.querySelectorAll(selector)]
        .filter(button => !button.disabled && !button.classList.contains("refused"));
    const first = selector => all(selector)[0];
    const some = (selector, taste) => {
        const found = all(selector);
        return found.length > 0 ? found[taste % found.length] : undefined;
    };

    /** The next button to tap; none where nothing is offered. */
    function next(taste) {
        const form = document.querySelector("[id^=form-]");
        if (form) {
            return first("[id^=slot-]") ?? some("[id^=card-]:not(.dim)", taste) ??
                some("[id^=type-]", taste) ?? some("[id^=choice-]", taste) ?? some("[id^=pick-]", taste) ??
                first("[id^=confirm-]") ?? some("[id^=more-]", taste) ?? first("[id^=back-]");
        }
        const isOpen = document.querySelector("[id^=place-][aria-expanded=true]") !== null;
        const deed = first("#act-0") ?? first("#act-1");
        if (isOpen && deed)
            return deed;
        return (!isOpen && taste % 2 === 0 ? some("[id^=place-]", taste) : undefined) ?? first("#advance");
    }

    /** Taps once: {over, tapped}. */
    window.playOn = taste => {
        const over = document.querySelector(".sheet") !== null;
        const button = next(taste);
        button?.click();
        return {over, tapped: button?.id ?? ""};
    };

    /** Enters one item gained by hand. */
    window.giveOne = () => {
        const click = id => document.getElementById(id).click();
        if (!document.getElementById("care-gain"))
            click("menu");
        if (document.getElementById("care-gain").getAttribute("aria-expanded") !== "true")
            click("care-gain");
        document.querySelector("#form-gain [id^=more-]").click();
        click("confirm-gain-0");
    };

    /** Text that sticks out of the page or of its button, and buttons too small for a thumb. */
    window.faults = () => {
        const faults = [];
        if (document.documentElement.scrollWidth > window.innerWidth)
            faults.push("the page is wider than the screen");
        for (const button of document.querySelectorAll("button")) {
            const box = button.getBoundingClientRect();
            const name = button.getAttribute("aria-label") ?? button.textContent.trim();
            if (box.height < 48 || box.width < 48)
                faults.push(`${button.id} is ${box.width}x${box.height}`);
            if (button.scrollWidth > button.clientWidth + 1)
                faults.push(`${button.id} is too narrow for its text`);
            if (name === "")
                faults.push(`${button.id} has no name`);
        }
        for (const text of document.body.innerText.match(/\{\w+\}|undefined|\[object|seat\/[\w.-]+/g) ?? [])
            faults.push(`the page says ${text}`);
        return faults;
    };
})();
