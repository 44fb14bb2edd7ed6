// SPDX-License-Identifier: MIT
#include "program.h"

#include "arigato/json/state_json.h"
#include "session/example.h"

using namespace Qt::StringLiterals;

namespace gyoji::test {

std::unique_ptr<Store> storeIn(const QString &folder)
{
    auto opened = Store::open(folder);
    auto *store = std::get_if<std::unique_ptr<Store>>(&opened);
    if (!store)
        qFatal("The data folder %s cannot be used.", qPrintable(folder));
    return std::move(*store);
}

Program::Program(Store &store, Language language)
    : settings(store, language, Language::English)
    , app(store, settings)
{
    // What moves is not where it will be clicked.
    settings.setMoves(false);
}

QByteArray Program::state() const
{
    return arigato::writeState(table().state());
}

void beginTable(AppModel &app, const QStringList &names)
{
    app.show(u"new"_s);
    NewTable &form = *app.newTable();
    while (form.names()->rowCount() < names.size())
        form.addSeat();
    for (int seat = 0; seat < names.size(); ++seat)
        form.setName(seat, names[seat]);
    app.begin();
}

QString lastTable(const Store &store)
{
    return store.tables().constFirst().id;
}

qsizetype leaveExampleIn(const QString &folder)
{
    const auto store = storeIn(folder);
    if (keepExample(*store, false))
        qFatal("The example cannot be kept in %s.", qPrintable(folder));
    return store->lines(lastTable(*store)).lines.size();
}

} // namespace gyoji::test
