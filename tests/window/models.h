// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemModelTester>
#include <QMultiHash>
#include <QVariant>

#include <memory>
#include <vector>

namespace gyoji::test {

/// What the screens read: a view model and all that its properties and lists lead to.
struct Models
{
    explicit Models(QObject &root);

    QList<QObject *> objects;
    QList<QAbstractItemModel *> lists;
    /// What properties and roles are called, and all that they say.
    QMultiHash<QString, QVariant> values;

private:
    void visit(QObject *object);
    void note(const QString &name, const QVariant &value);
};

/// Fails the test when one of the lists does what a list must not, as long as it lives.
class ListWatch
{
public:
    explicit ListWatch(QObject &root);

    std::size_t size() const { return m_testers.size(); }

private:
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

} // namespace gyoji::test
