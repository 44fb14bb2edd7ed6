// SPDX-License-Identifier: MIT
// How large the page's text is, in percent of the browser's.
import {Setting} from "/queue.js";

const sizes = [80, 90, 100, 115, 130, 150, 175, 200];

export class TextSize {
    constructor() {
        this.setting = new Setting("text-size", 100);
        this.set(this.percent);
    }

    get percent() { return this.setting.value; }

    set(percent) {
        this.setting.value = percent;
        document.documentElement.style.fontSize = percent + "%";
    }

    change(by) {
        const at = sizes.indexOf(this.percent) + by;
        if (at >= 0 && at < sizes.length)
            this.set(sizes[at]);
    }
}
