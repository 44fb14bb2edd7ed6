// SPDX-License-Identifier: MIT
#include "window/shell/tour.h"

#include "arigato/resolve.h"
#include "session/example.h"
#include "window/shell/app_model.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

/// Whose day is played.
constexpr std::size_t player = 0;

bool never(const Seat &)
{
    return false;
}

bool hasResident(const Seat &seat)
{
    return seat.phase != Phase::Dawn || residentSlot(seat);
}

bool hasProducers(const Seat &seat)
{
    return seat.phase != Phase::Dawn || seat.producers;
}

/// There is one from the days before.
bool hasPreparedAnother(const Seat &seat)
{
    return std::ranges::count_if(seat.village, [](const auto &villager) {
               return villager && villager->offering;
           }) > 1;
}

/// An idea, and the deed that it asks for.
struct Step
{
    std::string_view sentence;
    bool (*isDone)(const Seat &seat);
};

constexpr std::array steps{Step{"tour/table", never},
                           Step{"tour/resident", hasResident},
                           Step{"tour/producers", hasProducers},
                           Step{"tour/take", never},
                           Step{"tour/offer", hasPreparedAnother},
                           Step{"tour/next", never},
                           Step{"tour/undo", never},
                           Step{"tour/end", never}};

} // namespace

Tour::Tour(Settings &settings, const Words &words)
    : m_settings(settings)
    , m_words(words)
{
    m_refusal = openExample();
    if (m_refusal)
        return;
    m_app = std::make_unique<AppModel>(*m_store, settings);
    m_app->setDrawn(true);
    connect(m_app->table(), &ArigatoTable::changed, this, &Tour::follow);
    connect(m_app.get(), &AppModel::pageChanged, this, &Tour::followPage);
    connect(&settings, &Settings::languageChanged, this, &Tour::hintChanged);
}

Tour::~Tour() = default;

std::optional<Refusal> Tour::openExample()
{
    auto opened = Store::open(m_folder.path());
    if (auto *refusal = std::get_if<Refusal>(&opened))
        return std::move(*refusal);
    m_store = std::get<std::unique_ptr<Store>>(std::move(opened));
    return keepExample(*m_store, false);
}

QString Tour::hint() const
{
    return m_words.sentence(steps[m_step].sentence, {}, m_settings.language());
}

QString Tour::place() const
{
    return u"%1/%2"_s.arg(m_step + 1).arg(steps.size());
}

bool Tour::isLast() const
{
    return m_step + 1 == steps.size();
}

void Tour::goOn()
{
    if (isLast())
        return;
    ++m_step;
    follow();
    Q_EMIT hintChanged();
}

void Tour::follow()
{
    const Seat &seat = m_app->table()->journal().state().seats[player];
    const std::size_t before = m_step;
    while (!isLast() && steps[m_step].isDone(seat))
        ++m_step;
    if (m_step != before)
        Q_EMIT hintChanged();
}

void Tour::followPage()
{
    if (m_app->page() == "home"_L1)
        Q_EMIT left();
}

} // namespace gyoji
