package tesuji.endgame.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Outcome;
import tesuji.endgame.value.Values;

/** The theorem against the game itself, move by move. */
final class ChainTheoremTest {
    /** What Black gains by capturing the chain. */
    private static final int PRIZE = 9;

    private final Calculator calculator = new Calculator(new Values(1_000_000));
    private final Values values = calculator.values();

    private int blocked(int n) {
        return n == 0
                ? Values.ZERO
                : n == 1 ? calculator.value("*") : values.game(values.number(n - 1), blocked(n - 1));
    }

    private int unblocked(int l) {
        return l == 1 ? calculator.value("*") : values.game(blocked(l - 1), unblocked(l - 1));
    }

    /** All corridors with an invader that is connected. */
    private int connected(List<Integer> blocked, List<Integer> unblocked) {
        int sum = Values.ZERO;
        for (int n : blocked) sum = values.plus(sum, blocked(n));
        for (int l : unblocked) sum = values.plus(sum, unblocked(l));
        return sum;
    }

    private static List<Integer> without(List<Integer> lengths, int index, int shorter) {
        List<Integer> left = new ArrayList<>(lengths);
        int length = left.remove(index);
        if (shorter > 0 && length > 1) left.add(length - 1);
        left.sort(null);
        return left;
    }

    /**
     * The whole game: a move fills a point of a corridor; White may connect, and Black captures a chain without
     * liberties.
     */
    private int whole(List<Integer> blocked, List<Integer> unblocked) {
        if (blocked.isEmpty() && unblocked.isEmpty()) return values.game(values.number(PRIZE), Values.ZERO);
        List<Integer> lefts = new ArrayList<>();
        List<Integer> rights = new ArrayList<>();
        for (int i = 0; i < blocked.size(); i++) {
            lefts.add(values.plus(values.number(blocked.get(i) - 1), remembered(without(blocked, i, 0), unblocked)));
            rights.add(remembered(without(blocked, i, 1), unblocked));
        }
        for (int i = 0; i < unblocked.size(); i++) {
            List<Integer> rest = without(unblocked, i, 0);
            lefts.add(values.plus(blocked(unblocked.get(i) - 1), remembered(blocked, rest)));
            boolean through = unblocked.get(i) == 1; // White keeps his connecting point
            rights.add(
                    through
                            ? values.minus(connected(blocked, rest), values.number(1))
                            : remembered(blocked, without(unblocked, i, 1)));
        }
        rights.add(connected(blocked, unblocked));
        return values.game(array(lefts), array(rights));
    }

    private final Map<List<List<Integer>>, Integer> games = new HashMap<>();

    private int remembered(List<Integer> blocked, List<Integer> unblocked) {
        List<List<Integer>> key = List.of(List.copyOf(blocked), List.copyOf(unblocked));
        Integer done = games.get(key);
        if (done != null) return done;
        int game = whole(blocked, unblocked);
        games.put(key, game);
        return game;
    }

    private static int[] array(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    private static List<List<Integer>> choices(int shortest, int most) {
        List<List<Integer>> all = new ArrayList<>(List.of(List.of()));
        for (int from = 0, size = 0; size < most; size++) {
            int to = all.size();
            for (; from < to; from++) {
                List<Integer> shorter = all.get(from);
                int least = shorter.isEmpty() ? shortest : shorter.get(shorter.size() - 1);
                for (int length = least; length <= 5; length++) {
                    List<Integer> longer = new ArrayList<>(shorter);
                    longer.add(length);
                    all.add(longer);
                }
            }
        }
        return all;
    }

    @Test
    void everySmallChainIsWorthWhatTheTheoremSays() {
        int chains = 0;
        for (List<Integer> blocked : choices(1, 3)) {
            for (List<Integer> unblocked : choices(2, 3)) {
                int corridors = blocked.size() + unblocked.size();
                if (corridors == 0 || corridors > 4) continue;
                ChainTheorem theorem = new ChainTheorem(blocked, unblocked);
                int chilled = calculator.cooling().chill(remembered(blocked, unblocked));
                int rest = values.minus(chilled, values.number(theorem.number()));
                if (theorem.kind() == ChainTheorem.Case.SENTE) {
                    assertThat(values.isInfinitesimal(rest)).as("%s", theorem).isTrue();
                    assertThat(values.outcome(rest)).as("%s", theorem).isEqualTo(Outcome.R);
                } else {
                    assertThat(rest).as("%s", theorem).isZero();
                }
                chains++;
            }
        }
        assertThat(chains).isGreaterThan(390);
    }

    /** Three blocked and two unblocked corridors (Frejlak 2020, Diagram 2.20). */
    @Test
    void theExampleOfTheSource() {
        ChainTheorem theorem = new ChainTheorem(List.of(2, 3, 4), List.of(3, 4));
        assertThat(theorem.number()).hasToString("71/16");
        assertThat(calculator.cooling().chill(remembered(List.of(2, 3, 4), List.of(3, 4))))
                .isEqualTo(values.number(Dyadic.of(71, 4)));
    }

    /** One corridor that ends in a miny, whatever the corridors were; the prize less two points is the threat. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "2 ; 1 + -_7",
                "3 ; 2 + {7|0||-_7}",
                "4 ; 3 + {{7|0}|{{7|0}|-_7}}",
                "2 2 ; 1",
                "2 3 ; 2 + {-_7|0}",
                "2 4 ; 3 + {-_7|{-_7|0}}",
                "3 3 ; 3 + {{7|0||-_7}|0}",
                "2 3 3 ; 3",
                "2 3 4 ; 4 + {{-_7|0}|0}",
                "2 3 5 ; 5 + {{-_7|0}|{{-_7|0}|0}}",
            })
    void blockedCorridorsAlone(String lengths, String value) {
        List<Integer> blocked = new ArrayList<>();
        for (String length : lengths.strip().split(" ")) blocked.add(Integer.parseInt(length));
        assertThat(calculator.cooling().chill(remembered(blocked, List.of()))).isEqualTo(calculator.value(value));
    }

    @Test
    void corridorsWithoutPointsAreRefused() {
        assertThatThrownBy(() -> new ChainTheorem(List.of(0), List.of())).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> new ChainTheorem(List.of(), List.of(1))).isInstanceOf(InputException.class);
    }
}
