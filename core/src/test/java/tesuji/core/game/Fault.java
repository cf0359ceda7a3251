package tesuji.core.game;

import java.util.function.Consumer;

/** A mistake a game may make, with the test of the contract that must notice it. */
enum Fault {
    NONE(contract -> {}),
    LOSES_A_MOVE(GameContract::leavesAreAsCountedElsewhere),
    CALLS_EVERYTHING_LEGAL(contract -> contract.legalMovesAreThoseThatAreLegal(1)),
    ACCEPTS_NEGATIVE_MOVES(contract -> contract.legalMovesAreThoseThatAreLegal(1)),
    NEVER_ENDS(contract -> contract.gamesEndInTimeAndExactlyWhenNoMoveIsLeft(1)),
    UNDERSTATES_LENGTH(contract -> contract.gamesEndInTimeAndExactlyWhenNoMoveIsLeft(1)),
    HIDES_ITS_MARGINS(contract -> contract.winsWithoutMarginsAreOnePointAtMost(1)),
    SHUFFLES_MOVES(contract -> contract.playoutsRepeatWithTheirSeed(1)),
    ID_LOSES_A_RULE(GameContract::theIdRebuildsTheGame),
    UNDO_MIXES_SIDES(contract -> contract.undoLeadsBackToTheStart(1)),
    UNDO_IS_SHALLOW(contract -> contract.undoForgetsTheBranchesTried(1)),
    COPY_FORGETS_HISTORY(contract -> contract.aCopyEqualsAReplayHistoryIncluded(1)),
    COPY_SHARES(contract -> contract.aCopyGoesItsOwnWay(1)),
    MOVE_TEXTS_COLLIDE(contract -> contract.moveTextsLeadBackToTheirMoves(1)),
    MOVE_TEXTS_MIND_CASE(contract -> contract.moveTextsLeadBackToTheirMoves(1)),
    BAD_MOVES_CRASH(GameContract::malformedMovesAreRefused),
    BAD_MOVES_PASS(contract -> contract.moveTextsWithMisprintsAreReadOrRefused(1)),
    GESTURES_COLLIDE(contract -> contract.gesturesTellLegalMovesApart(1)),
    REFUSES_WITHOUT_A_REASON(contract -> contract.illegalMovesAreObjectedTo(1)),
    SPOTS_MISS_A_POINT(GameContract::spotsCoverThePointsOnceEach),
    SPOTS_LIE_ON_EACH_OTHER(GameContract::spotsLieApart),
    POINTS_SHARE_A_NAME(GameContract::everyPointHasANameOfItsOwn),
    SPOTS_HAVE_OTHER_NAMES(GameContract::everyPointHasANameOfItsOwn),
    AXES_ARE_SHORT(GameContract::axesNameColumnsAndRows),
    AXES_CONTRADICT_NAMES(GameContract::axesNameColumnsAndRows),
    MOVES_ARE_CALLED_LIKE_OTHER_POINTS(contract -> contract.textsOfMovesAgreeWithNamesOfPoints(1)),
    GROUPS_HOLD_SEVERAL_MOVES(contract -> contract.aGroupOfPointsStandsForOneMove(1)),
    LINES_LEAVE_THE_BOARD(GameContract::linesAndZonesLieOnTheBoard),
    ZONES_LEAVE_THE_BOARD(GameContract::linesAndZonesLieOnTheBoard),
    SIDES_LOOK_ALIKE(GameContract::sidesAreToldApart),
    PIECES_ARE_OF_NO_KIND(contract -> contract.everyPieceIsOfAKind(1)),
    COUNTS_CONTRADICT_PIECES(contract -> contract.countsAgreeWithPieces(1)),
    ROUTES_BEGIN_ELSEWHERE(contract -> contract.routesBeginAndEndAsGesturesDo(1)),
    ROUTES_STAND_STILL(contract -> contract.routesBeginAndEndAsGesturesDo(1)),
    ENDS_BY_A_CRASH(GameContract::finishedGamesAreAdjudicated),
    REASONS_ARE_SENTENCES(GameContract::finishedGamesAreAdjudicated),
    EMPTY_POINTS_DIE(GameContract::finishedGamesAreAdjudicated),
    SUMMARY_LACKS_CELLS(GameContract::summariesAreTables),
    COLUMNS_SHARE_A_TITLE(GameContract::columnsHaveTitlesOfTheirOwn),
    FACTS_ARE_MISSING(GameContract::theFactsOfAllColumnsAreTold),
    FACTS_ARE_NO_CELLS(GameContract::theFactsOfAllColumnsAreTold),
    DIAGRAM_LOSES_THE_SIDE(contract -> contract.aDiagramHoldsThePosition(1)),
    PLACE_KEEPS_THE_PAST(contract -> contract.aDiagramHoldsThePosition(1)),
    PLACED_POSITIONS_ARE_FROZEN(contract -> contract.aPlacedPositionPlaysOn(1)),
    KEY_KNOWS_THE_ROUTE(contract -> contract.routesToOnePositionShareItsKey(1)),
    KEY_NEVER_CHANGES(contract -> contract.positionsComeBackOnlyIfTheRulesSaySo(1)),
    KEY_IGNORES_THE_SIDE(GameContract::keysTellPositionsApart),
    BAD_DIAGRAMS_PASS(GameContract::malformedDiagramsAreRefused),
    BAD_DIAGRAMS_CRASH(contract -> contract.diagramsWithMisprintsAreReadOrRefused(1)),
    MOVES_CLIMB(GameContract::everyNumberIsAPositionOrAHole),
    RANKS_COLLIDE(contract -> contract.positionsOfPlayHaveNumbers(1)),
    MISSES_A_PREDECESSOR(GameContract::everyNumberIsAPositionOrAHole),
    INVENTS_A_PREDECESSOR(GameContract::everyNumberIsAPositionOrAHole),
    PACKING_LOSES_THE_SIDE(contract -> contract.packedPositionsComeBack(1)),
    PACKING_IS_NEGATIVE(contract -> contract.packedPositionsComeBack(1)),
    PACKINGS_COLLIDE(GameContract::differentPositionsArePackedDifferently),
    UNPACKING_KEEPS_THE_PAST(GameContract::anUnpackedPositionHasAWholeGameBeforeIt),
    SYMMETRY_IS_NO_PERMUTATION(GameContract::symmetriesPermuteMovesAndPoints),
    SYMMETRY_TURNS_POINTS_ONLY(contract -> contract.symmetriesCommuteWithPlay(1)),
    MAKES_GARBAGE(GameContract::playAllocatesNothing);

    private final Consumer<GameContract> test;

    Fault(Consumer<GameContract> test) {
        this.test = test;
    }

    /** Runs the test that must notice. */
    void expose(GameContract contract) {
        test.accept(contract);
    }
}
