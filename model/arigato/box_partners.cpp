// SPDX-License-Identifier: MIT
#include "arigato/box_partners.h"

#include "arigato/box_progress.h"
#include "arigato/card_effect.h"

namespace gyoji::arigato {

namespace {

/// How many fields of two cards are known of both and agree, or do not.
struct Agreement
{
    int alike = 0;
    int unlike = 0;

    template <class T>
    void note(const T &mine, const T &theirs)
    {
        ++(mine == theirs ? alike : unlike);
    }
    template <class T>
    void note(const std::optional<T> &mine, const std::optional<T> &theirs)
    {
        if (mine && theirs)
            note(*mine, *theirs);
    }
};

Agreement agreementOf(const Card &mine, const Card &theirs)
{
    Agreement agreement;
    agreement.note(mine.slots, theirs.slots);
    agreement.note(mine.favor, theirs.favor);
    agreement.note(mine.cost, theirs.cost);
    if (!mine.draft && !theirs.draft)
        agreement.note(effectOf(mine), effectOf(theirs));
    return agreement;
}

/// Ids that devices give by themselves say little: most of what is known must agree.
bool isProbable(const Card &mine, const Card &theirs)
{
    const Agreement agreement = agreementOf(mine, theirs);
    return mine.type == theirs.type && agreement.alike >= agreement.unlike;
}

/// Enough is known of both to tell without an id.
bool isAlike(const Card &mine, const Card &theirs)
{
    return mine.type == theirs.type && mine.produces == theirs.produces && !mine.draft &&
           !theirs.draft && agreementOf(mine, theirs).unlike == 0;
}

class Partners
{
public:
    Partners(const CardList &mine, const CardList &theirs, const std::set<std::string> &parted)
        : m_mine(mine)
        , m_theirs(theirs)
        , m_parted(parted)
        , m_isTaken(mine.size())
        , m_found(theirs.size())
    {
    }

    /// Of cards with one id.
    void pairById(bool (*fits)(const Card &, const Card &))
    {
        for (std::size_t i = 0; i < m_found.size(); ++i) {
            const Card &card = theirs(i);
            const auto ref = m_parted.contains(card.id) ? std::nullopt : m_mine.find(card.id);
            if (ref && isFree(i, *ref) && fits(m_mine[*ref], card))
                pair(i, *ref);
        }
    }

    /// Of those that are left.
    void pairAny(bool (*fits)(const Card &, const Card &))
    {
        for (std::size_t i = 0; i < m_found.size(); ++i) {
            for (CardRef ref = 0; ref < m_mine.size(); ++ref) {
                if (isFree(i, ref) && fits(m_mine[ref], theirs(i)))
                    pair(i, ref);
            }
        }
    }

    std::vector<std::optional<CardRef>> found() && { return std::move(m_found); }

private:
    const Card &theirs(std::size_t i) const { return m_theirs[static_cast<CardRef>(i)]; }
    bool isFree(std::size_t i, CardRef ref) const { return !m_found[i] && !m_isTaken[ref]; }
    void pair(std::size_t i, CardRef ref)
    {
        m_found[i] = ref;
        m_isTaken[ref] = true;
    }

    const CardList &m_mine;
    const CardList &m_theirs;
    const std::set<std::string> &m_parted;
    std::vector<bool> m_isTaken;
    std::vector<std::optional<CardRef>> m_found;
};

} // namespace

std::vector<std::optional<CardRef>> partnersOf(const CardList &mine, const CardList &theirs,
                                               const std::set<std::string> &parted)
{
    Partners partners(mine, theirs, parted);
    partners.pairById(isProbable);
    partners.pairAny(isSameButId);
    partners.pairAny(isAlike);
    return std::move(partners).found();
}

} // namespace gyoji::arigato
