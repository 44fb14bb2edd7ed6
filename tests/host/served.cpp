// SPDX-License-Identifier: MIT
#include "served.h"

#include "arigato/json/script_json.h"
#include "arigato/open_days.h"

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

template <class T>
T sound(std::variant<T, Refusal> result)
{
    if (auto *refusal = std::get_if<Refusal>(&result))
        qFatal("refused: %s", refusal->rule.data());
    return std::get<T>(std::move(result));
}

QByteArray headerOf(const QByteArrayList &players)
{
    return R"({"gyoji":1,"game":"arigato","box":"sample","calendar":["1a","2b"],"players":[")" +
           players.join(R"(",")") + R"("]})";
}

} // namespace

Served::Served(const QTemporaryDir &folder, const QByteArrayList &players)
    : m_store(sound(Store::open(folder.path())))
{
    begin(RunningTable::begin(*m_store, headerOf(players)));
}

void Served::beginWithAnEmptyBox(const QTemporaryDir &folder, const QByteArrayList &players)
{
    arigato::Box box;
    box.id = "ours";
    box.title.en = "Ours";
    arigato::Header header;
    header.faces = {"1a", "2b"};
    for (const QByteArray &player : players)
        header.players.push_back(player.toStdString());
    const auto store = sound(Store::open(folder.path()));
    const auto table = sound(RunningTable::begin(
        *store, arigato::writeHeader(header, arigato::withOpenDays(box, header.faces))));
    for (const QByteArray &line :
         {QByteArray(R"({"do":"define","card":{"id":"N-1","type":"sculptor","slots":["UL","LR"],)"
                     R"("copies":2,"favor":null,"cost":null,"draft":true}})"),
          QByteArray(R"({"do":"adjust","player":0,"day":2,"phase":"day",)"
                     R"("village":{"UL":{"card":"N-1"},"LR":{"card":"N-1"}}})")}) {
        if (const auto refusal = table->act(line))
            qFatal("refused: %s", refusal->rule.data());
    }
}

Served::Served(const QTemporaryDir &folder)
    : m_store(sound(Store::open(folder.path())))
{
    begin(RunningTable::open(*m_store, m_store->tables().constFirst().id));
}

QByteArray Served::script() const
{
    QByteArray script = m_store->tables().constFirst().header + '\n';
    for (std::size_t line = 0; line < m_session->table().lineCount(); ++line)
        script += m_session->table().line(line) + '\n';
    return script;
}

void Served::begin(std::variant<std::unique_ptr<RunningTable>, Refusal> running)
{
    m_session = std::make_unique<TableSession>(sound(std::move(running)));
    m_host = std::make_unique<Host>(*m_store, m_words);
    if (const auto refusal = m_host->add(*m_session))
        qFatal("not added: %s", refusal->rule.data());
    if (const auto refusal = m_host->open(QHostAddress::LocalHost))
        qFatal("not opened: %s", refusal->rule.data());
}

} // namespace gyoji::test
