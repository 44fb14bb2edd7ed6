// SPDX-License-Identifier: MIT
#include "arigato/box.h"

#include <algorithm>

namespace gyoji::arigato {

CardRef CardList::define(Card card)
{
    const auto next = static_cast<CardRef>(m_cards.size());
    const auto [entry, isNew] = m_refs.try_emplace(card.id, next);
    if (isNew)
        m_cards.push_back(std::move(card));
    else
        m_cards[entry->second] = std::move(card);
    return entry->second;
}

std::optional<CardRef> CardList::find(std::string_view id) const
{
    const auto entry = m_refs.find(std::string(id));
    if (entry == m_refs.end())
        return std::nullopt;
    return entry->second;
}

std::string CardList::freeId(const std::string &prefix) const
{
    for (std::size_t n = 1;; ++n) {
        std::string id = prefix + std::to_string(n);
        if (!find(id))
            return id;
    }
}

const Face *Box::face(std::string_view faceId) const
{
    const auto found = std::ranges::find(faces, faceId, &Face::id);
    return found == faces.end() ? nullptr : &*found;
}

} // namespace gyoji::arigato
