// SPDX-License-Identifier: MIT
#pragma once

#include "rulebook/rulebook.h"
#include "window/rulebook/article_rows.h"
#include "window/rulebook/icon_finder.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

/// The rulebook on the screen: what is looked for, what answers it, and the article that is open.
class Rules : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(QString question READ question WRITE setQuestion NOTIFY questionChanged FINAL)
    Q_PROPERTY(QObject *answers READ answers CONSTANT FINAL)
    Q_PROPERTY(gyoji::ArticleView view READ view NOTIFY viewChanged FINAL)
    Q_PROPERTY(QObject *related READ related CONSTANT FINAL)
    Q_PROPERTY(gyoji::IconFinder *icons READ icons CONSTANT FINAL)

public:
    /// The rulebook and the words must outlive it.
    Rules(const Rulebook &rulebook, const Words &words, Language language);

    const QString &question() const { return m_question; }
    void setQuestion(const QString &question);
    /// The articles that answer the question; without one, all in reading order.
    QAbstractItemModel *answers() { return &m_answers; }

    const ArticleView &view() const { return m_view; }
    QAbstractItemModel *related() { return &m_related; }
    /// Made when it is first asked for.
    IconFinder *icons();

    /// Opens the article of a rule; one that there is not changes nothing.
    Q_INVOKABLE void open(const QString &rule);
    /// Opens it alone, under what has just happened by that rule or was refused, in words.
    void explain(const QString &rule, const QString &instance);
    /// To the article that this one was opened from, or to none.
    Q_INVOKABLE void back();
    /// Tells the open article in that language, and nothing else: "en", "fr" or "ja".
    Q_INVOKABLE void speak(const QString &language);

    void setLanguage(Language language);

Q_SIGNALS:
    void questionChanged();
    void viewChanged();

private:
    void refreshAnswers();
    void refreshArticle();

    const Rulebook &m_rulebook;
    const Words &m_words;
    Language m_language;
    QString m_question;
    GadgetList<ArticleRow> m_answers;
    /// From the first that was opened to the one in sight.
    std::vector<const Article *> m_opened;
    /// For the first of them.
    QString m_instance;
    Language m_spoken;
    ArticleView m_view;
    GadgetList<ArticleRow> m_related;
    std::unique_ptr<IconFinder> m_icons;
};

} // namespace gyoji
