// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <utility>

namespace gyoji {

/// A value that many states hold and none changes in place: copied in no time, equal when what it
/// holds is equal.
template <class T>
class Shared
{
public:
    Shared()
        : Shared(T{})
    {
    }
    explicit Shared(T value)
        : m_value(std::make_shared<const T>(std::move(value)))
    {
    }

    const T &operator*() const { return *m_value; }
    const T *operator->() const { return m_value.get(); }

    friend bool operator==(const Shared &a, const Shared &b)
    {
        return a.m_value == b.m_value || *a.m_value == *b.m_value;
    }

private:
    std::shared_ptr<const T> m_value;
};

} // namespace gyoji
