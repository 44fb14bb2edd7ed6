// SPDX-License-Identifier: MIT
#include "rulebook/read_rulebook.h"

#include "json/fields.h"
#include "json/parse.h"
#include "rulebook/codes.h"

#include <limits>
#include <set>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

constexpr int version = 1;
constexpr int longestName = 60;
constexpr int longestText = 400;

class Reader
{
public:
    std::variant<RulebookContent, Faults> read(const RulebookFiles &files)
    {
        readIndex(files.index);
        for (const Language language : allOf<Language>()) {
            if (m_hasIndex)
                readTexts(files.texts[indexOf(language)], language);
        }
        if (!m_shape.isSound())
            return m_shape.takeFaults();
        return std::move(m_content);
    }

private:
    /// Calls back with the fields of the file's object.
    template <class Function>
    void readFile(const QByteArray &file, QLatin1StringView name, Function &&function)
    {
        const Place root;
        const Place place = root.at(name);
        const auto parsed = parseJson(file);
        const auto *value = std::get_if<QJsonValue>(&parsed);
        if (!value)
            return m_shape.fault(rulebookcode::json, place);
        const auto object = m_shape.object({*value, place});
        if (!object)
            return;
        Fields fields(m_shape, *object, place);
        m_shape.wholeNumber(fields.required("gyoji-rulebook"_L1), version, version);
        readGame(fields.required("game"_L1));
        function(fields);
    }

    /// All files are of one game, the index's.
    void readGame(const Member &member)
    {
        const auto game = m_shape.text(member, 1, longestName);
        if (game && m_game.isEmpty())
            m_game = *game;
        else if (game && *game != m_game)
            m_shape.notAWord(member.place, *game, {});
    }

    void readIndex(const QByteArray &file)
    {
        readFile(file, "index"_L1, [this](Fields &fields) {
            const Member articles = fields.required("articles"_L1);
            m_shape.forEach(articles, [this](const Member &member) { readArticle(member); });
            if (!m_shape.isSound())
                return;
            auto article = m_content.articles.cbegin();
            m_shape.forEach(articles,
                            [&](const Member &member) { checkLinks(member, *article++); });
        });
        m_hasIndex = m_shape.isSound();
    }

    void readArticle(const Member &member)
    {
        const auto object = m_shape.object(member);
        if (!object)
            return;
        Article article;
        Fields fields(m_shape, *object, member.place);
        article.id = readId(fields.required("id"_L1), m_ids);
        m_shape.forEach(fields.optional("icons"_L1), [&](const Member &icon) {
            article.icons.push_back(readId(icon, m_icons));
        });
        m_shape.forEach(fields.required("related"_L1), [&](const Member &link) {
            article.related.push_back(m_shape.text(link).value_or(QString()).toStdString());
        });
        m_content.articles.push_back(std::move(article));
    }

    /// An id that is not among the known ones yet.
    std::string readId(const Member &member, std::set<std::string> &known)
    {
        const auto text = m_shape.text(member, 1, longestName);
        if (!text)
            return {};
        std::string id = text->toStdString();
        if (!known.insert(id).second)
            m_shape.fault(rulebookcode::duplicate, member.place, {{"id", id}});
        return id;
    }

    void checkLinks(const Member &member, const Article &article)
    {
        const Place related = member.place.at("related"_L1);
        for (std::size_t i = 0; i < article.related.size(); ++i) {
            const std::string &link = article.related[i];
            if (link == article.id || !m_ids.contains(link))
                m_shape.notAWord(related.at(static_cast<qsizetype>(i)), fromUtf8(link), {});
        }
    }

    void readTexts(const QByteArray &file, Language language)
    {
        readFile(file, latin1(idOf(language)), [&](Fields &fields) {
            const Member named = fields.required("language"_L1);
            const auto word = m_shape.word<Language>(named);
            if (word && *word != language)
                m_shape.notAWord(named.place, fromUtf8(idOf(*word)), {});
            readSynonyms(fields.optional("synonyms"_L1), language);
            readArticles(fields.required("articles"_L1), language);
        });
    }

    void readSynonyms(const Member &member, Language language)
    {
        const auto object = m_shape.object(member);
        if (!object)
            return;
        for (auto entry = object->begin(); entry != object->end(); ++entry) {
            const QString said = entry.key();
            const Member meant{entry.value(), member.place.at(said)};
            if (const auto text = m_shape.text(meant, 1, longestName))
                m_content.synonyms[indexOf(language)].push_back({said, *text});
        }
    }

    void readArticles(const Member &member, Language language)
    {
        const auto object = m_shape.object(member);
        if (!object)
            return;
        Fields fields(m_shape, *object, member.place);
        for (Article &article : m_content.articles)
            readText(fields.required(latin1(article.id)), article.texts[indexOf(language)]);
    }

    void readText(const Member &member, ArticleText &text)
    {
        const auto object = m_shape.object(member);
        if (!object)
            return;
        Fields fields(m_shape, *object, member.place);
        const auto read = [this](const Member &part, int most) {
            return m_shape.text(part, 1, most).value_or(QString());
        };
        text.revision =
            m_shape.wholeNumber(fields.required("revision"_L1), 1, std::numeric_limits<int>::max())
                .value_or(0);
        text.title = read(fields.required("title"_L1), longestName);
        text.answer = read(fields.required("answer"_L1), longestText);
        text.more = read(fields.optional("more"_L1), longestText);
        text.example = read(fields.optional("example"_L1), longestText);
        m_shape.forEach(fields.optional("keywords"_L1), [&](const Member &keyword) {
            text.keywords << read(keyword, longestName);
        });
    }

    Shape m_shape{rulebookcode::all};
    RulebookContent m_content;
    QString m_game;
    bool m_hasIndex = false;
    std::set<std::string> m_ids;
    std::set<std::string> m_icons;
};

} // namespace

std::variant<RulebookContent, Faults> readRulebook(const RulebookFiles &files)
{
    return Reader().read(files);
}

} // namespace gyoji
