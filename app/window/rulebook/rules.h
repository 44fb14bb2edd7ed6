// SPDX-License-Identifier: MIT
#pragma once

#include "rulebook/rulebook.h"
#include "window/rulebook/article_rows.h"
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

public:
    /// The rulebook must outlive it.
    Rules(const Rulebook &rulebook, Language language);

    const QString &question() const { return m_question; }
    void setQuestion(const QString &question);
    /// The articles that answer the question; without one, all in reading order.
    QAbstractItemModel *answers() { return &m_answers; }

    const ArticleView &view() const { return m_view; }
    QAbstractItemModel *related() { return &m_related; }

    /// Opens the article of a rule; one that there is not changes nothing.
    Q_INVOKABLE void open(const QString &rule);
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
    Language m_language;
    QString m_question;
    GadgetList<ArticleRow> m_answers;
    /// From the first that was opened to the one in sight.
    std::vector<const Article *> m_opened;
    Language m_spoken;
    ArticleView m_view;
    GadgetList<ArticleRow> m_related;
};

} // namespace gyoji
