package tesuji.endgame.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tesuji.core.play.StopCondition;
import tesuji.endgame.generate.Feature;
import tesuji.endgame.generate.Generator;
import tesuji.endgame.generate.Wish;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.proof.ProofBuilder;
import tesuji.endgame.region.Counting;
import tesuji.endgame.region.Standing;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** Endgames for which somebody did not wait: what is reported must hold all the same. */
class StoppedEndgameTest {
    private static final int BOARDS = 5;

    /** Gives up when asked once too often; no clock, so that every run is the same. */
    private static final class Counter implements StopCondition {
        private final int limit;
        private int asked;

        Counter(int limit) {
            this.limit = limit;
        }

        @Override
        public boolean mayContinue(long nodes) {
            return asked++ < limit;
        }

        boolean hasEnded() {
            return asked > limit;
        }
    }

    private static Stones board(int size, int regions, int seed) {
        return new Generator(Wish.of(size, regions), seed).next().stones();
    }

    private static Question question(Stones stones, Counting counting) {
        return new Question(stones, Side.BLACK, counting, 0, Dyadic.ZERO);
    }

    /** How often the patience of a question that is answered in full is asked. */
    private static int length(Question question) {
        Counter counter = new Counter(Integer.MAX_VALUE);
        Endgame.solve(question, Budget.STANDARD.with(counter));
        return counter.asked;
    }

    @ParameterizedTest
    @EnumSource
    void theBoundsHoldWheneverItIsStopped(Counting counting) {
        int between = 0;
        for (int seed = 1; seed <= BOARDS; seed++) {
            Question question = question(board(9, 6, seed), counting);
            Report whole = Endgame.solve(question, Budget.STANDARD);
            if (!whole.isProven()) continue;
            int length = length(question);
            for (int limit : new int[] {0, 1, 2, length / 4, length / 2, length * 3 / 4}) {
                Counter counter = new Counter(limit);
                Report report = Endgame.solve(question, Budget.STANDARD.with(counter));
                if (!counter.hasEnded()) continue;
                String name = seed + " after " + limit + " of " + length;
                assertThat(report.isProven()).as(name).isFalse();
                assertThat(report.low()).as(name).isLessThanOrEqualTo(whole.low());
                assertThat(report.high()).as(name).isGreaterThanOrEqualTo(whole.high());
                between += compare(report, whole);
            }
        }
        assertThat(between).as("regions valued before a stop").isGreaterThan(2 * BOARDS);
    }

    /** Compares regions and first moves; counts the regions whose value was known in time. */
    private static int compare(Report report, Report whole) {
        int valued = 0;
        assertThat(report.places()).hasSameSizeAs(whole.places());
        for (int i = 0; i < whole.places().size(); i++) {
            Place place = report.places().get(i);
            Place known = whole.places().get(i);
            assertThat(place.region().points()).isEqualTo(known.region().points());
            if (place.value().standing() == Standing.STOPPED) {
                assertThat(report.values().leftStop(place.value().atLeast()))
                        .isLessThanOrEqualTo(
                                whole.values().leftStop(known.value().atLeast()));
                assertThat(report.values().rightStop(place.value().atMost()))
                        .isGreaterThanOrEqualTo(
                                whole.values().rightStop(known.value().atMost()));
            } else {
                assertThat(place.mean()).isEqualTo(known.mean());
                assertThat(place.temperature()).isEqualTo(known.temperature());
                valued++;
            }
        }
        for (Suggestion move : report.moves()) {
            for (Suggestion known : whole.moves()) {
                if (known.point() != move.point()) continue;
                assertThat(move.low()).isLessThanOrEqualTo(known.low());
                assertThat(move.high()).isGreaterThanOrEqualTo(known.high());
            }
        }
        return valued;
    }

    @Test
    void patienceThatLastsChangesNothing() {
        Question question = question(board(13, 9, 3), Counting.TERRITORY);
        Report whole = Endgame.solve(question, Budget.STANDARD);
        Report patient = Endgame.solve(question, Budget.STANDARD.with(new Counter(Integer.MAX_VALUE)));
        assertThat(patient.isProven()).isTrue();
        assertThat(patient.moves()).isEqualTo(whole.moves());
        assertThat(patient.best()).isEqualTo(whole.best());
    }

    /** Nobody is asked any more once the report is there, and once patience has ended. */
    @Test
    void whoeverHasGivenUpIsLeftAlone() {
        Question question = question(board(13, 9, 3), Counting.TERRITORY);
        Counter counter = new Counter(2);
        Report report = Endgame.solve(question, Budget.STANDARD.with(counter));
        assertThat(counter.asked).isEqualTo(3);
        List<Integer> games = new ArrayList<>();
        for (int i = 0; i < 100; i++)
            games.add(report.values()
                    .game(report.values().number(i + 2), report.values().number(-i)));
        assertThat(games).doesNotHaveDuplicates();
        assertThat(counter.asked).isEqualTo(3);
    }

    @Test
    void aProofCanBeStoppedToo() {
        Wish wish = new Wish(13, 8, Set.of(Feature.BAIT), 5);
        Stones stones = new Generator(wish, 1).next().stones();
        Report report = Endgame.solve(question(stones, Counting.TERRITORY), Budget.STANDARD);
        assertThat(ProofBuilder.proof(report, 1_000, new Counter(0))).isEmpty();
        assertThat(ProofBuilder.proof(report, 1_000, StopCondition.NEVER)).isPresent();
    }
}
