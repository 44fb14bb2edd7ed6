// SPDX-License-Identifier: MIT
#pragma once

#include "words/words.h"

#include <QObject>

namespace gyoji::test {

/// What goes out into the world, and what comes in.
class TestResults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ranksAreSharedAndSkipped();
    void sheetTellsWhatTheStateDoes_data();
    void sheetTellsWhatTheStateDoes();
    void namesAreToldApart_data();
    void namesAreToldApart();
    void idsStayTheSame();

    void goldens_data();
    void goldens();

    void csvTextReadsBack_data();
    void csvTextReadsBack();
    void csvDefusesFormulas_data();
    void csvDefusesFormulas();
    void csvHasAColumnForEverySource();
    void htmlHoldsNoMarkupOfAName_data();
    void htmlHoldsNoMarkupOfAName();
    void htmlNeedsNothingElse();
    void xmlReadsBack_data();
    void xmlReadsBack();
    void textKeepsToItsLine_data();
    void textKeepsToItsLine();
    void linkIsPlainAscii_data();
    void linkIsPlainAscii();

    void linkHasEveryFieldOfItsType();
    void linkNamesTheGameByItsNumber();
    void linkDropsCommentsThenPlace();
    void fileHasEveryFieldOfItsType();
    void winnersThatTotalsDoNotTellAreManual_data();
    void winnersThatTotalsDoNotTellAreManual();
    void datesAreOfThePlaceInFilesAndOfUtcInLinks();
    void formatsNeedADate_data();
    void formatsNeedADate();
    void sayWhatALinkCannotHold();
    void codeIsReadByCameras();
    void onlyCountedPlaysHaveNoJournal();

    void importReadsWhatIsExported();
    void importReadsABackup();
    void importReadsScores_data();
    void importReadsScores();
    void importLeavesOutWhatIsAtFault_data();
    void importLeavesOutWhatIsAtFault();
    void importRefusesWhatIsNoFile_data();
    void importRefusesWhatIsNoFile();
    void importHasNoDuplicates();
    void importSeesWhatHasChanged_data();
    void importSeesWhatHasChanged();
    void importSeesNoChangeInSpellings();
    void importRanksByPartsOfAPoint();
    void importMatchesPlayers();
    void importMakesSheets();
    void importMakesNoPointsUp();

    void arigatoIsCountedByHand();

    void statisticsCountPlays();
    void statisticsCountPoints();

private:
    Words m_words;
};

} // namespace gyoji::test
