package tesuji.endgame.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tesuji.core.play.StopCondition;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Counting;
import tesuji.endgame.search.BoardSearch;
import tesuji.endgame.search.Ending;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** Two searches of whole boards that share no code must agree: {@link BoardSearch} and {@link ExhaustiveJudge}. */
final class BoardSearchAgreementTest {
    /** Points and stones that are not safe; with more, the slower judge gives up as a rule. */
    private static final int MOST_OPEN = 19;

    private final List<String> faults = new ArrayList<>();
    private int scores;
    private int bans;
    private int moves;

    @Test
    void bothJudgesAgree() {
        check(new DenseBoards(5, 3, 8, 11), 100, 3_000);
        assertThat(faults).isEmpty();
        assertThat(scores).as("scores").isGreaterThan(200);
        assertThat(bans).as("bans").isGreaterThan(20);
        assertThat(moves).as("moves").isGreaterThan(500);
    }

    @Test
    @Tag("nightly")
    void bothJudgesAgreeOnManyBoards() {
        check(new DenseBoards(5, 3, 9, 12), 2_000, 20_000);
        check(new DenseBoards(6, 3, 7, 13), 300, 20_000);
        assertThat(faults).isEmpty();
        assertThat(scores).as("scores").isGreaterThan(5_000);
        assertThat(bans).as("bans").isGreaterThan(300);
        assertThat(moves).as("moves").isGreaterThan(15_000);
    }

    private void check(DenseBoards boards, int count, long nodes) {
        for (int done = 0; done < count; ) {
            Stones stones = boards.next();
            if (open(stones) > MOST_OPEN) continue;
            done++;
            for (Counting counting : Counting.values()) {
                ExhaustiveJudge judge = new ExhaustiveJudge(stones, counting, nodes);
                BoardSearch search = new BoardSearch(stones, counting, Ending.RESUMPTION, nodes, StopCondition.NEVER);
                for (Side side : Side.values()) check(stones, counting, judge, search, side);
            }
        }
    }

    private static int open(Stones stones) {
        return new BoardSearch(stones, Counting.AREA, Ending.RESUMPTION, 0, StopCondition.NEVER).openPoints();
    }

    private void check(Stones stones, Counting counting, ExhaustiveJudge judge, BoardSearch search, Side side) {
        String board = side + " to move, " + counting + "\n" + stones;
        Optional<Integer> score = search.score(side, BoardSearch.NONE);
        if (score.isEmpty()) return;
        Dyadic said = Dyadic.of(score.get());
        scores += compare(judge.isWithin(side, said, said), score.get() + ", " + board);
        for (int ban : judge.kos(side)) {
            search.score(side, ban).ifPresent(banned -> {
                Dyadic here = Dyadic.of(banned);
                bans += compare(judge.isWithinBanned(side, ban, here, here), banned + ", banned " + ban + ", " + board);
            });
        }
        for (int point = 0; point < stones.points(); point++) {
            if (stones.at(point) != Stones.EMPTY || !isLegal(stones, side, point)) continue;
            Optional<Integer> after = search.scoreAfter(side, BoardSearch.NONE, point);
            if (after.isEmpty()) continue;
            Dyadic here = Dyadic.of(after.get());
            moves += compare(
                    judge.isWithinAfter(side, point, here, here), after.get() + " after " + point + ", " + board);
        }
    }

    /** Whether a move takes something or has a liberty in the end. */
    private static boolean isLegal(Stones stones, Side side, int point) {
        byte own = side == Side.BLACK ? Stones.BLACK : Stones.WHITE;
        byte[] colours = stones.toArray();
        colours[point] = own;
        Stones with = new Stones(stones.size(), colours);
        int[] near = new int[4];
        int degree = with.neighbours(point, near);
        boolean isLegal = hasLiberty(with, point, new boolean[colours.length]);
        for (int i = 0; i < degree; i++) {
            boolean enemy = with.at(near[i]) == Stones.opponent(own);
            isLegal |= enemy && !hasLiberty(with, near[i], new boolean[colours.length]);
        }
        return isLegal;
    }

    private static boolean hasLiberty(Stones stones, int point, boolean[] seen) {
        if (stones.at(point) == Stones.EMPTY) return true;
        seen[point] = true;
        int[] near = new int[4];
        int degree = stones.neighbours(point, near);
        for (int i = 0; i < degree; i++) {
            boolean goesOn = stones.at(near[i]) == Stones.EMPTY || stones.at(near[i]) == stones.at(point);
            if (goesOn && !seen[near[i]] && hasLiberty(stones, near[i], seen)) return true;
        }
        return false;
    }

    private int compare(Optional<Boolean> right, String what) {
        if (right.isEmpty()) return 0;
        if (!right.get()) faults.add(what);
        return 1;
    }
}
