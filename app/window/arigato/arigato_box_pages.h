// SPDX-License-Identifier: MIT
#pragma once

#include "window/arigato/box_colors.h"
#include "window/arigato/face_editor.h"
#include "window/box/box_pages.h"

namespace gyoji {

/// The calendar of a box of Arigatō, and the colors of its types.
class ArigatoBoxPages : public gyoji::BoxPages
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The boxes have it.")
    Q_PROPERTY(gyoji::FaceEditor *calendar READ calendar CONSTANT FINAL)
    Q_PROPERTY(gyoji::BoxColors *colors READ colors CONSTANT FINAL)

public:
    /// The words and the names of pictures must outlive it.
    ArigatoBoxPages(const Words &words, const QHash<QString, QString> &names, Language language);

    FaceEditor *calendar() { return &m_calendar; }
    BoxColors *colors() { return &m_colors; }

    void setBox(OwnBox *box) override;
    void setLanguage(Language language) override;

private:
    const Words &m_words;
    FaceEditor m_calendar;
    BoxColors m_colors;
};

} // namespace gyoji
