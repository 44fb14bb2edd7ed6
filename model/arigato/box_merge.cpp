// SPDX-License-Identifier: MIT
#include "arigato/box_merge.h"

#include "arigato/box_partners.h"
#include "arigato/card_effect.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

/// How much is known of a field: nothing, a guess, or all.
enum class Knowledge : std::uint8_t { None, Guess, All };

template <class T>
Knowledge knowledgeOf(const T &)
{
    return Knowledge::All;
}
template <class T>
Knowledge knowledgeOf(const std::optional<T> &value)
{
    return value ? Knowledge::All : Knowledge::None;
}
Knowledge knowledgeOf(const std::string &text)
{
    return text.empty() ? Knowledge::None : Knowledge::All;
}
Knowledge knowledgeOf(const CardEffect &effect)
{
    if (!effect.draft)
        return Knowledge::All;
    return effect.when ? Knowledge::Guess : Knowledge::None;
}

/// Merges the fields of a card, a face or the box itself, one by one.
class FieldMerge
{
public:
    FieldMerge(MergedEntry &entry, const MergePicks &picks)
        : m_entry(entry)
        , m_picks(picks)
    {
    }

    template <class T>
    void merge(BoxField field, T &mine, const T &theirs, int at = 0)
    {
        const Knowledge known = knowledgeOf(mine);
        const Knowledge told = knowledgeOf(theirs);
        if (mine == theirs || told == Knowledge::None || told < known)
            return;
        const BoxPart part{m_entry.subject, m_entry.id, field, at};
        const bool differs = told == known;
        (differs ? m_entry.differing : m_entry.completed).push_back(part);
        m_entry.standing = m_entry.differing.empty() ? Standing::Completed : Standing::Differs;
        if (!differs || m_picks.theirs.contains(part))
            mine = theirs;
    }

    /// Of entries by key those that are not there are not known.
    template <class Key, class T>
    void merge(BoxField field, std::map<Key, T> &mine, const std::map<Key, T> &theirs)
    {
        for (const auto &[key, told] : theirs) {
            const auto found = mine.find(key);
            std::optional<T> value;
            if (found != mine.end())
                value = found->second;
            merge(field, value, std::optional<T>(told), static_cast<int>(key));
            mine[key] = *value;
        }
    }

private:
    MergedEntry &m_entry;
    const MergePicks &m_picks;
};

void mergeCard(FieldMerge &fields, Card &mine, const Card &theirs)
{
    fields.merge(BoxField::Slots, mine.slots, theirs.slots);
    fields.merge(BoxField::Favor, mine.favor, theirs.favor);
    fields.merge(BoxField::Cost, mine.cost, theirs.cost);
    CardEffect effect = effectOf(mine);
    fields.merge(BoxField::Effect, effect, effectOf(theirs));
    setEffect(mine, effect);
    fields.merge(BoxField::Produces, mine.produces, theirs.produces);
    fields.merge(BoxField::Copies, mine.copies, theirs.copies);
    fields.merge(BoxField::Name, mine.name, theirs.name);
}

/// An id of neither, so that theirs will be known by it.
std::string freeId(CardList mine, const CardList &theirs)
{
    for (const Card &card : theirs)
        mine.define(card);
    return mine.freeId("N-");
}

std::vector<MergedEntry> mergeCards(CardList &mine, const CardList &theirs, const MergePicks &picks)
{
    std::vector<MergedEntry> entries;
    for (const Card &card : mine)
        entries.push_back({BoxSubject::Card, card.id, {}, Standing::OnlyMine, {}, {}});
    const auto partners = partnersOf(mine, theirs, picks.parted);
    for (std::size_t i = 0; i < partners.size(); ++i) {
        Card card = theirs[static_cast<CardRef>(i)];
        if (const auto ref = partners[i]) {
            MergedEntry &entry = entries[*ref];
            entry.theirId = card.id;
            entry.standing = Standing::Same;
            Card merged = mine[*ref];
            FieldMerge fields(entry, picks);
            mergeCard(fields, merged, card);
            mine.define(std::move(merged));
        } else {
            const std::string theirId = card.id;
            if (mine.find(card.id))
                card.id = freeId(mine, theirs);
            entries.push_back({BoxSubject::Card, card.id, theirId, Standing::Added, {}, {}});
            mine.define(std::move(card));
        }
    }
    return entries;
}

std::vector<MergedEntry> mergeFaces(std::vector<Face> &mine, const std::vector<Face> &theirs,
                                    const MergePicks &picks)
{
    std::vector<MergedEntry> entries;
    for (const Face &face : mine)
        entries.push_back({BoxSubject::Face, face.id, {}, Standing::OnlyMine, {}, {}});
    for (const Face &face : theirs) {
        const auto found = std::ranges::find(mine, face.id, &Face::id);
        if (found == mine.end()) {
            entries.push_back({BoxSubject::Face, face.id, face.id, Standing::Added, {}, {}});
            mine.push_back(face);
            continue;
        }
        MergedEntry &entry = entries[static_cast<std::size_t>(found - mine.begin())];
        entry.theirId = face.id;
        entry.standing = Standing::Same;
        FieldMerge fields(entry, picks);
        fields.merge(BoxField::Tile, found->tile, face.tile);
        fields.merge(BoxField::Day, found->days, face.days);
        fields.merge(BoxField::Table, found->scoreTable, face.scoreTable);
    }
    return entries;
}

MergedEntry mergeRest(Box &mine, const Box &theirs, const MergePicks &picks)
{
    MergedEntry entry{BoxSubject::Box, {}, {}, Standing::Same, {}, {}};
    FieldMerge fields(entry, picks);
    fields.merge(BoxField::Table, mine.scoreTable, theirs.scoreTable);
    fields.merge(BoxField::Hue, mine.hues, theirs.hues);
    return entry;
}

} // namespace

MergedBox mergeBoxes(const Box &mine, const Box &theirs, const MergePicks &picks)
{
    MergedBox merged{mine, {}};
    merged.entries = mergeCards(merged.box.cards, theirs.cards, picks);
    std::ranges::move(mergeFaces(merged.box.faces, theirs.faces, picks),
                      std::back_inserter(merged.entries));
    merged.entries.push_back(mergeRest(merged.box, theirs, picks));
    return merged;
}

} // namespace gyoji::arigato
