package tesuji.endgame.sum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.endgame.RandomGames;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

final class SumSolverTest {
    private static final int LIMIT = 1_000_000;

    private final Calculator calculator = new Calculator(new Values(500_000));
    private final Values values = calculator.values();
    private final SumSolver solver = new SumSolver(values, calculator.thermographs(), LIMIT);

    private SumPosition position(Side toMove, String... games) {
        List<Integer> parts = new ArrayList<>();
        for (String game : games) parts.add(calculator.value(game));
        return new SumPosition(parts, toMove);
    }

    private Ply ply(String from, String to) {
        return new Ply(calculator.value(from), calculator.value(to));
    }

    /** Three moves of one point: only the one whose reply is forced draws (Frejlak 2020, Diagram 2.9). */
    @Test
    void ofEqualMovesOnlyOneDraws() {
        SumPosition start = position(Side.BLACK, "5||4|0", "2|0", "0|-2", "-5");
        assertThat(solver.score(start)).hasValue(Dyadic.ZERO);
        assertThat(solver.best(start)).containsExactly(ply("5||4|0", "5"));
        assertThat(solver.score(start.after(ply("2|0", "2")))).hasValue(Dyadic.of(-1));
        assertThat(solver.score(start.after(ply("0|-2", "0")))).hasValue(Dyadic.of(-1));
    }

    /** The smaller move secures the last one (Frejlak 2020, Diagram 2.10). */
    @Test
    void theSmallerMoveMayWin() {
        SumPosition start = position(Side.BLACK, "19||12|0", "0|-10", "-10");
        assertThat(solver.score(start)).hasValue(Dyadic.of(2));
        assertThat(solver.best(start)).containsExactly(ply("0|-10", "0"));
        assertThat(solver.score(start.after(ply("19||12|0", "19")))).hasValue(Dyadic.of(-1));
    }

    /** Search, canonical sums and plain minimax must say the same. */
    @Test
    void scoresAreStopsOfTheSum() {
        Rng rng = new Rng(12);
        RandomGames random = new RandomGames(values, 12);
        for (int i = 0; i < 300; i++) {
            List<Integer> parts = new ArrayList<>();
            int sum = Values.ZERO;
            for (int k = rng.nextInt(4); k >= 0; k--) {
                int part = rng.nextInt(3) == 0 ? random.allSmall(2) : random.hot(2, 4);
                parts.add(part);
                sum = values.plus(sum, part);
            }
            for (Side side : Side.values()) {
                SumPosition start = new SumPosition(parts, side);
                Dyadic stop = side == Side.BLACK ? values.leftStop(sum) : values.rightStop(sum);
                assertThat(solver.score(start)).hasValue(stop);
                assertThat(minimax(start, new HashMap<>())).isEqualTo(stop);
            }
        }
    }

    private Dyadic minimax(SumPosition at, Map<SumPosition, Dyadic> known) {
        Dyadic done = known.get(at);
        if (done != null) return done;
        Dyadic best = at.parts().stream().map(values::leftStop).reduce(Dyadic.ZERO, Dyadic::plus);
        boolean first = true;
        for (Ply ply : solver.plies(at)) {
            Dyadic score = minimax(at.after(ply), known);
            best = first ? score : at.toMove() == Side.BLACK ? best.max(score) : best.min(score);
            first = false;
        }
        known.put(at, best);
        return best;
    }

    @Test
    void tooLargeSearchesSaySo() {
        SumSolver hasty = new SumSolver(values, calculator.thermographs(), 3);
        SumPosition start = position(Side.BLACK, "9|1||0", "7||3|-1", "5|2||1|-3", "6|1||0|-4", "4||1|-9");
        assertThat(hasty.score(start)).isEmpty();
        assertThat(hasty.best(start)).isEmpty();
    }
}
