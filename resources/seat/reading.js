// SPDX-License-Identifier: MIT
// What is read besides the table: articles of the rules, and how a card would be understood.

export class Reading {
    constructor(app) {
        this.app = app;
        /** Articles by their rule. */
        this.articles = {};
        /** The languages that some of them were turned to. */
        this.spoken = {};
        /** Those that are open, each with the case that led to it. */
        this.opened = [];
        this.hasAskedIcons = false;
    }

    keep(article) {
        this.articles[article.id] = article;
    }

    /** The page speaks another language. */
    turn() {
        this.spoken = {};
        this.hasAskedIcons = false;
        delete this.app.documents.icons;
    }

    languageOf(rule) {
        return this.spoken[rule] ?? this.app.language;
    }

    /** Opens the article of a rule, below the case that it explains. */
    open(rule, instance = "") {
        if (!this.articles[rule] && !this.app.ask({article: rule}))
            return;
        this.opened = [...this.opened, {rule, instance, top: window.scrollY}];
        this.app.message = "";
        this.app.show();
        window.scrollTo(0, 0);
    }

    back() {
        const {top} = this.opened[this.opened.length - 1];
        this.opened = this.opened.slice(0, -1);
        this.app.show();
        window.scrollTo(0, top);
    }

    speak(rule, language) {
        this.spoken[rule] = language;
        this.app.show();
    }

    /** Asks as one types, not for every letter. */
    search(question) {
        clearTimeout(this.searching);
        this.searching = setTimeout(() => this.app.ask({search: question}), 150);
    }

    /** What pictures are called, asked for once. */
    needIcons() {
        if (!this.app.documents.icons && !this.hasAskedIcons)
            this.hasAskedIcons = this.app.line.send({icons: true});
    }

    /** Asks how the card would be read. */
    preview(card) {
        this.app.line.send({preview: card});
    }
}
