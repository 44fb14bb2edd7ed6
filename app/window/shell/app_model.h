// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "window/arigato/arigato_table.h"
#include "window/shell/gadget_list.h"
#include "window/shell/labels.h"
#include "window/shell/new_table.h"
#include "window/shell/table_list.h"
#include "words/words.h"

#include <QObject>
#include <QtQmlIntegration>

#include <memory>

namespace gyoji {

/// The window's whole: which page is shown, in which language, and the table that is open.
class AppModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(QString page READ page NOTIFY pageChanged FINAL)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged FINAL)
    Q_PROPERTY(QString language READ languageId NOTIFY languageChanged FINAL)
    Q_PROPERTY(QObject *tables READ tables CONSTANT FINAL)
    Q_PROPERTY(gyoji::NewTable *newTable READ newTable NOTIFY newTableChanged FINAL)
    Q_PROPERTY(gyoji::ArigatoTable *table READ table NOTIFY tableChanged FINAL)

public:
    /// The store must outlive it. The table that was played last, if it is not over, is open from
    /// the start.
    AppModel(Store &store, Language language);
    ~AppModel() override;

    /// "home", "new", "table" or "results".
    const QString &page() const { return m_page; }
    /// Why a table could not be begun or opened; empty when it could.
    const QString &message() const { return m_message; }
    QString languageId() const;
    QAbstractItemModel *tables() { return &m_tables; }
    NewTable *newTable() const { return m_newTable.get(); }
    ArigatoTable *table() const { return m_table.get(); }

    Q_INVOKABLE void showHome();
    Q_INVOKABLE void showNewTable();
    Q_INVOKABLE void showTable();
    Q_INVOKABLE void showResults();
    Q_INVOKABLE void open(const QString &table);
    /// Begins the new table.
    Q_INVOKABLE void begin();
    /// "en", "fr" or "ja".
    Q_INVOKABLE void setLanguage(const QString &id);

Q_SIGNALS:
    void pageChanged();
    void messageChanged();
    void languageChanged();
    void newTableChanged();
    void tableChanged();

private:
    using Running = std::variant<std::unique_ptr<RunningTable>, Refusal>;
    void showPage(const QString &page);
    void tell(const std::optional<Refusal> &refusal);
    void show(Running running);
    void refreshTables();

    Store &m_store;
    Words m_words;
    Labels m_labels;
    Language m_language;
    QString m_page;
    QString m_message;
    GadgetList<TableRow> m_tables;
    std::unique_ptr<NewTable> m_newTable;
    std::unique_ptr<ArigatoTable> m_table;
};

} // namespace gyoji
