package tesuji.endgame.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tesuji.endgame.local.Counting;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.safety.Safety;
import tesuji.endgame.search.Ending;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * What is said about boards of random games, against playing them out: nobody has arranged these, and they have kos,
 * sekis, dead stones and walls with hardly an eye.
 */
final class DenseBoardTest {
    private static final Budget BUDGET = new Budget(100_000, 600, 5_000);

    /** Positions looked at for walls, before a board is asked about at all, and stones that must be walls then. */
    private static final long WALLS = 4_000;

    private static final int WALLED = 6;

    private final List<String> faults = new ArrayList<>();
    private int proven;
    private int bounded;
    private int kos;
    private int byAnswers;
    private int moves;
    private int bans;

    @Test
    void whatIsSaidOfDenseBoardsHolds() {
        check(new DenseBoards(5, 3, 8, 1), 160, 5_000);
        assertThat(faults).isEmpty();
        assertThat(proven).as("proven").isGreaterThan(140);
        assertThat(bounded).as("bounded").isGreaterThan(10);
        assertThat(kos).as("kos").isGreaterThan(12);
        assertThat(byAnswers).as("by answers").isGreaterThan(15);
        assertThat(moves).as("moves").isGreaterThan(400);
        assertThat(bans).as("bans").isGreaterThan(8);
    }

    @Test
    @Tag("nightly")
    void whatIsSaidOfManyDenseBoardsHolds() {
        check(new DenseBoards(5, 3, 9, 1_000), 7_500, 20_000);
        check(new DenseBoards(6, 3, 7, 2_000), 500, 20_000);
        assertThat(faults).isEmpty();
        assertThat(proven).as("proven").isGreaterThan(12_000);
        assertThat(bounded).as("bounded").isGreaterThan(800);
        assertThat(kos).as("kos").isGreaterThan(1_000);
        assertThat(byAnswers).as("by answers").isGreaterThan(1_200);
        assertThat(moves).as("moves").isGreaterThan(30_000);
        assertThat(bans).as("bans").isGreaterThan(400);
    }

    /**
     * White takes a ko at A3. Black would die if he answered at B1 or B4, and may not retake at A2 at once; but White
     * cannot do anything about it either. If a pass of each lifts the ban, Black retakes; if it ends the game, White
     * wins with stones that are dead. That is what rules differ in.
     */
    @Test
    void aKoTakenLastIsDecidedByTheRules() {
        Stones stones = Stones.parse("""
                X X X O .
                X . X O O
                . X X O O
                X O X O .
                O . X O O
                """);
        for (Counting counting : Counting.values()) {
            EndgameProblem question = new EndgameProblem(stones, Side.WHITE, counting, 0, Dyadic.ZERO);
            EndgameResult report = Endgame.solve(question, Budget.STANDARD);
            assertThat(report.isProven()).isTrue();
            assertThat(report.low()).hasToString("5");
            ExhaustiveJudge judge = new ExhaustiveJudge(stones, counting, 50_000);
            assertThat(judge.isWithin(Side.WHITE, report.low(), report.high())).contains(true);
        }
        EndgameProblem counted =
                new EndgameProblem(stones, Side.WHITE, Counting.AREA, 0, Dyadic.ZERO).ending(Ending.TWO_PASSES);
        EndgameResult report = Endgame.solve(counted, Budget.STANDARD);
        assertThat(report.isProven()).isTrue();
        assertThat(report.low()).hasToString("-4");
        assertThat(report.best()).extracting(Suggestion::point).containsExactly(10);
        for (EndgameProblem.Unseen rule : EndgameProblem.Unseen.values()) {
            assertThat(Endgame.solve(counted.without(Set.of(rule)), Budget.STANDARD)
                            .isProven())
                    .as("nobody looked at " + rule)
                    .isFalse();
        }
    }

    /** Black's wall lives by the eyes A5 and B4, so filling one of them is no move that keeps the result. */
    @Test
    void nobodyIsAdvisedToFillTheEyesOfHisWalls() {
        Stones stones = Stones.parse("""
                . X X X X
                X . X O O
                X X O O O
                X O O O O
                X O . O .
                """);
        EndgameProblem question = new EndgameProblem(stones, Side.BLACK, Counting.AREA, 0, Dyadic.ZERO);
        EndgameResult report = Endgame.solve(question, BUDGET);
        assertThat(report.isProven()).isTrue();
        assertThat(report.best()).extracting(Suggestion::point).containsExactly(Suggestion.PASS);
    }

    /** Black's B4 threatens to capture at C2, so White must give the point back that Black has lost by it. */
    @Test
    void aMoveThatWallsMustAnswerMayCostNothing() {
        Stones stones = Stones.parse("""
                . X O X .
                . . O O X
                X O X O O
                X O . O X
                X O X X X
                """);
        EndgameResult report = Endgame.solve(EndgameProblem.of(stones, Side.BLACK), BUDGET);
        assertThat(report.low()).hasToString("-27");
        Suggestion threat = report.moves().stream()
                .filter(move -> move.point() == 3 * 5 + 1)
                .findFirst()
                .orElseThrow();
        assertThat(threat.low()).hasToString("-28");
        assertThat(threat.high()).hasToString("-27");
    }

    private void check(DenseBoards boards, int count, long nodes) {
        for (int done = 0; done < count; ) {
            Stones stones = boards.next();
            if (!isWalled(stones)) continue;
            done++;
            for (Counting counting : Counting.values()) {
                ExhaustiveJudge judge = new ExhaustiveJudge(stones, counting, nodes);
                for (Side side : Side.values()) {
                    EndgameProblem question = new EndgameProblem(stones, side, counting, 0, Dyadic.ZERO);
                    check(question, judge);
                    for (int ban : judge.kos(side)) check(question.banning(ban), judge);
                }
            }
        }
    }

    private static boolean isWalled(Stones stones) {
        Safety firm = Safety.ofGroups(stones, WALLS).firm();
        int walls = 0;
        for (int point = 0; point < stones.points(); point++) if (firm.isSafe(point)) walls++;
        return walls >= WALLED;
    }

    private void check(EndgameProblem question, ExhaustiveJudge judge) {
        compare(Endgame.solve(question, BUDGET), judge);
        EndgameResult walled = Endgame.solve(question.withWalls(), BUDGET);
        // on such boards groups that seem to live often do not
        if (walled.isProven() && !walled.assumedGroups().isEmpty()) fault(walled, "assumed groups");
        if (walled.isProven()) compare(walled, judge);
    }

    private void compare(EndgameResult report, ExhaustiveJudge judge) {
        Side side = report.problem().toMove();
        int ban = report.problem().ban();
        Optional<Boolean> right = ban == EndgameProblem.NONE
                ? judge.isWithin(side, report.low(), report.high())
                : judge.isWithinBanned(side, ban, report.low(), report.high());
        if (right.isEmpty()) return;
        if (ban != EndgameProblem.NONE) bans++;
        if (report.isProven()) proven++;
        else bounded++;
        if (report.regions().stream().anyMatch(place -> place.value().status() == ProofStatus.LOOPY)) kos++;
        if (livesByAnswers(report)) byAnswers++;
        if (!right.get()) fault(report, "the score");
        for (Suggestion move : report.moves()) {
            if (move.isPass() && (ban != EndgameProblem.NONE || !isCountedAlike(report))) continue;
            if (!move.isPass() && move.point() == ban) fault(report, "a move that is banned");
            Optional<Boolean> holds = move.isPass()
                    ? judge.isWithinPassed(side, move.low(), move.high())
                    : judge.isWithinAfter(side, move.point(), move.low(), move.high());
            if (holds.isEmpty()) continue;
            moves++;
            if (!holds.get()) fault(report, move.toString());
        }
    }

    /**
     * Whether no dead stone stands where it matters if both pass: the judge has some of them captured first, and not
     * others.
     */
    private static boolean isCountedAlike(EndgameResult report) {
        EndgameResult counted = Endgame.solve(report.problem().ending(Ending.TWO_PASSES), BUDGET);
        return pass(counted).equals(pass(report));
    }

    private static Suggestion pass(EndgameResult report) {
        return report.moves().stream().filter(Suggestion::isPass).findFirst().orElseThrow();
    }

    private static boolean livesByAnswers(EndgameResult report) {
        Safety safety = report.decomposition().safety();
        for (int point = 0; point < report.problem().stones().points(); point++) {
            if (safety.reason(point) == Safety.Reason.ALTERNATING) return true;
        }
        return false;
    }

    private void fault(EndgameResult report, String what) {
        EndgameProblem question = report.problem();
        faults.add(what + " of " + question.toMove() + " " + question.counting() + ", " + report.low() + " to "
                + report.high() + (report.isProven() ? " proven" : "") + ", banned " + question.ban() + "\n"
                + question.stones());
    }
}
