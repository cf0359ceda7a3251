package tesuji.endgame.sum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.small.Infinitesimals;
import tesuji.endgame.value.Relation;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

final class OnePointTest {
    private final Calculator calculator = new Calculator(new Values(1_000_000));
    private final Values values = calculator.values();
    private final OnePointOrder rule = new OnePointOrder(values);

    /** {@code 0^n|end}. */
    private int corridor(int zeros, int end) {
        int game = end;
        for (int i = 0; i < zeros; i++) game = values.game(Values.ZERO, game);
        return game;
    }

    private int tiny(int threat) {
        return Infinitesimals.tiny(values, values.number(threat));
    }

    private List<Integer> kinds() {
        int star = values.simple(Dyadic.ZERO, 0, 1);
        List<Integer> kinds = new ArrayList<>(List.of(star));
        for (int r = 1; r <= 2; r++) {
            for (int n = 0; n <= 2; n++) kinds.add(corridor(n, tiny(r)));
        }
        for (int n = 1; n <= 3; n++) kinds.add(corridor(n, star));
        for (int i = kinds.size() - 1; i >= 1; i--) kinds.add(values.negative(kinds.get(i)));
        return kinds;
    }

    private int cases;
    private int won;

    /** All 42,503 sums of up to five parts: where the mover can win, the recommended move wins. */
    @Test
    void theRecommendedMoveWinsWheneverSomeMoveDoes() {
        extend(kinds(), 0, new ArrayList<>(), Values.ZERO, 5);
        assertThat(cases).isEqualTo(42_503);
        assertThat(won).isEqualTo(23_610);
    }

    private void extend(List<Integer> kinds, int from, List<Integer> parts, int sum, int room) {
        if (!parts.isEmpty()) judge(parts, sum);
        if (room == 0) return;
        for (int i = from; i < kinds.size(); i++) {
            parts.add(kinds.get(i));
            extend(kinds, i, parts, values.plus(sum, kinds.get(i)), room - 1);
            parts.remove(parts.size() - 1);
        }
    }

    private void judge(List<Integer> parts, int sum) {
        cases++;
        if (values.isAtMost(sum, Values.ZERO)) return; // Black to move loses
        won++;
        SumPosition position = new SumPosition(parts, Side.BLACK);
        Ply ply = rule.advice(position).orElseThrow();
        int after = values.plus(values.minus(sum, ply.from()), ply.to());
        assertThat(values.isAtMost(Values.ZERO, after)).as("%s", parts).isTrue();
        if (cases % 10 != 0) return; // the mirror image is White's
        SumPosition mirrored =
                new SumPosition(parts.stream().map(values::negative).toList(), Side.WHITE);
        assertThat(rule.advice(mirrored)).contains(new Ply(values.negative(ply.from()), values.negative(ply.to())));
    }

    /** Where parts add up to nothing, the rule of the source fails without taking them away. */
    @Test
    void partsThatAddUpToNothingAreTakenAway() {
        SumPosition position =
                new SumPosition(List.of(tiny(1), calculator.value("^"), calculator.value("v")), Side.BLACK);
        assertThat(rule.advice(position)).contains(new Ply(tiny(1), Values.ZERO));
    }

    @Test
    void otherGamesAreLeftToSearch() {
        assertThat(rule.advice(new SumPosition(List.of(calculator.value("3|1||0")), Side.BLACK)))
                .isEmpty();
        assertThat(rule.advice(new SumPosition(List.of(calculator.value("^*")), Side.BLACK)))
                .isEmpty();
    }

    /** What is left after entering one of two corridors that end in minies (Frejlak 2020, §2.5). */
    private Relation enterFirst(int r, int m, int s, int n) {
        int one = values.negative(corridor(m, tiny(r)));
        int other = values.negative(corridor(n, tiny(s)));
        int enteredOne = values.plus(values.negative(corridor(m - 1, tiny(r))), other);
        int enteredOther = values.plus(one, values.negative(corridor(n - 1, tiny(s))));
        return values.compare(enteredOne, enteredOther);
    }

    @Test
    void theCorridorTheoremHolds() {
        for (int m = 1; m <= 3; m++) {
            for (int n = 1; n <= 3; n++) {
                for (int r = 1; r <= 3; r++) {
                    for (int s = r + 1; s <= 3; s++) {
                        assertThat(enterFirst(r, m, s, n)).isEqualTo(n >= 2 ? Relation.GREATER : Relation.CONFUSED);
                    }
                    if (m < n) assertThat(enterFirst(r, m, r, n)).isEqualTo(Relation.GREATER);
                }
                int star = values.simple(Dyadic.ZERO, 0, 1);
                int down = values.negative(corridor(m, star));
                int other = values.negative(corridor(n, star));
                assertThat(values.plus(values.negative(corridor(m - 1, star)), other))
                        .isEqualTo(values.plus(down, values.negative(corridor(n - 1, star))));
            }
        }
    }
}
