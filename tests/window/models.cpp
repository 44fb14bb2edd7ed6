// SPDX-License-Identifier: MIT
#include "models.h"

#include "hands.h"

#include <QMetaProperty>

namespace gyoji::test {

Models::Models(QObject &root)
{
    visit(&root);
}

void Models::visit(QObject *object)
{
    if (!object || objects.contains(object))
        return;
    objects << object;
    if (auto *list = qobject_cast<QAbstractItemModel *>(object)) {
        lists << list;
        for (int row = 0; row < list->rowCount(); ++row) {
            for (const QByteArray &role : list->roleNames())
                note(QString::fromLatin1(role), valueOf(*list, row, role));
        }
        return;
    }
    const QMetaObject &meta = *object->metaObject();
    for (int i = QObject::staticMetaObject.propertyCount(); i < meta.propertyCount(); ++i)
        note(QString::fromLatin1(meta.property(i).name()), meta.property(i).read(object));
}

void Models::note(const QString &name, const QVariant &value)
{
    values.insert(name, value);
    visit(value.value<QObject *>());
}

ListWatch::ListWatch(QObject &root)
{
    constexpr auto fail = QAbstractItemModelTester::FailureReportingMode::QtTest;
    for (QAbstractItemModel *list : Models(root).lists)
        m_testers.push_back(std::make_unique<QAbstractItemModelTester>(list, fail));
}

} // namespace gyoji::test
