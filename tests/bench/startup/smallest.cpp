// SPDX-License-Identifier: MIT
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QUrl>

/// The least that Qt Quick Controls can show, to hold the window against.
int main(int argc, char **argv)
{
    const QGuiApplication application(argc, argv);
    const QQmlApplicationEngine engine(QUrl(QStringLiteral("qrc:/qt/qml/Smallest/Smallest.qml")));
    return QGuiApplication::exec();
}
