package tesuji.endgame.sum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

class LastMoveTest {
    private static final int LIMIT = 10_000;
    private static final List<String> PARTS =
            List.of("*", "^", "v", "+_1", "-_1", "+_2", "-_2", "{0|+_1}", "{-_1|0}", "{0||0|+_2}", "{-_2|0||0}", "^^*");

    private final Calculator calculator = new Calculator(new Values(Values.STANDARD_LIMIT));

    private Position sum(Side toMove, String... parts) {
        List<Integer> games = new ArrayList<>();
        for (String part : parts) games.add(calculator.value(part));
        return new Position(games, toMove);
    }

    @Test
    void whoMovesLastIsToldAndProved() {
        assertThat(LastMove.of(calculator.values(), sum(Side.BLACK, "*"), LIMIT).winner())
                .isEqualTo(Side.BLACK);
        assertThat(LastMove.of(calculator.values(), sum(Side.BLACK, "*", "*"), LIMIT)
                        .winner())
                .isEqualTo(Side.WHITE);
        assertThat(LastMove.of(calculator.values(), sum(Side.WHITE, "^", "^", "*"), LIMIT)
                        .winner())
                .isEqualTo(Side.BLACK);
    }

    @Test
    void everyProofHolds() {
        Rng rng = new Rng(7);
        for (int i = 0; i < 300; i++) {
            String[] parts = new String[1 + rng.nextInt(5)];
            for (int j = 0; j < parts.length; j++) parts[j] = PARTS.get(rng.nextInt(PARTS.size()));
            for (Side side : Side.values()) {
                LastMove proof = LastMove.of(calculator.values(), sum(side, parts), LIMIT);
                assertThat(LastMoveCheck.flaw(proof)).as("%s", List.of(parts)).isEmpty();
            }
        }
    }

    @Test
    void aForgedProofIsFound() {
        LastMove proof = LastMove.of(calculator.values(), sum(Side.BLACK, "-_1", "^", "*"), LIMIT);
        LastMove other =
                new LastMove(proof.forest(), proof.start(), proof.winner().other(), proof.plan());
        assertThat(LastMoveCheck.flaw(other)).isPresent();
        Map<Position, Ply> less = new HashMap<>(proof.plan());
        less.remove(less.keySet().iterator().next());
        assertThat(LastMoveCheck.flaw(new LastMove(proof.forest(), proof.start(), proof.winner(), less)))
                .isPresent();
    }
}
