package tesuji.games.go.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.base.RecordText;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

final class RoulettePlayoutTest {
    private static final DrakeUurtamo PROXIMITY = new DrakeUurtamo(0, 1, 0, 0, 0);
    private static final DrakeUurtamo LINES = new DrakeUurtamo(0, 0, 1, 0, 0);
    private static final DrakeUurtamo FIRST = new DrakeUurtamo(0, 0, 0, 1, 0);
    private static final DrakeUurtamo SECOND = new DrakeUurtamo(0, 0, 0, 0, 1);

    private static GoPosition after(GoGame game, String... moves) {
        return Playouts.play((GoPosition) game.start(), moves);
    }

    /** The points within distance 3 of E5 are 24; each is drawn as often as the others. */
    @Test
    void proximityIsThreeSteps() {
        Map<String, Integer> counts = Playouts.first(PROXIMITY, after(Playouts.game(9), "E5"), 4800);
        Set<String> near = new TreeSet<>();
        for (int column = 0; column < 9; column++) {
            for (int row = 0; row < 9; row++) {
                int distance = Math.abs(column - 4) + Math.abs(row - 4);
                if (distance >= 1 && distance <= 3) near.add("" + "ABCDEFGHJ".charAt(column) + (row + 1));
            }
        }
        assertThat(counts.keySet()).isEqualTo(near).hasSize(24);
        // 23 degrees of freedom, 0.1 % level
        assertThat(Playouts.chiSquare(counts, Playouts.equally(near))).isLessThan(49.7);
    }

    /** Of the 9 points near A1 two are taken: those draws go to any of the 21 that are free, 7 of them near. */
    @Test
    void aPointThatIsTakenMeansAnyMove() {
        GoPosition position = after(Playouts.game(5), "B1", "A2", "E5", "A1");
        Map<String, Integer> counts = Playouts.first(PROXIMITY, position, 9000);
        Set<String> near = Set.of("A3", "A4", "B2", "B3", "C1", "C2", "D1");
        double share =
                near.stream().mapToInt(move -> counts.getOrDefault(move, 0)).sum() / 9000.0;
        assertThat(share).isCloseTo(7 / 9.0 + 2 / 9.0 * 7 / 21, within(0.02));
    }

    @Test
    void withoutALastMoveProximityIsAnyMove() {
        assertThat(Playouts.first(PROXIMITY, after(Playouts.game(5)), 1000)).hasSize(25);
        assertThat(Playouts.first(PROXIMITY, after(Playouts.game(5), "A1", "pass"), 1000))
                .hasSize(24);
    }

    /** On 5×5 only the centre is off the two outer lines; smaller boards have no such point. */
    @Test
    void theTwoOuterLinesAreAvoided() {
        assertThat(Playouts.first(LINES, after(Playouts.game(5)), 50)).containsOnlyKeys("C3");
        assertThat(Playouts.first(LINES, after(Playouts.game(5), "C3"), 1000)).hasSize(24);
        assertThat(Playouts.first(LINES, after(Playouts.game(4)), 1000)).hasSize(16);
        Map<String, Integer> large = Playouts.first(LINES, after(Playouts.game(9)), 2500);
        assertThat(large).hasSize(25).containsKeys("C3", "G7").doesNotContainKeys("B5", "A1", "H5", "E8");
    }

    /** Black chose E5 twice and C3 once; White G7 twice. What is taken leaves the next best. */
    @Test
    void theMoveChosenMostOftenInTheTree() {
        GoGame game = Playouts.game(9);
        RoulettePlayout playout = FIRST.on(game);
        teach(playout, game, "E5", "G7");
        teach(playout, game, "E5", "G7");
        teach(playout, game, "C3", "E5");
        assertThat(next(playout, game)).isEqualTo("E5");
        assertThat(next(playout, game, "J9")).isEqualTo("G7");
        assertThat(next(playout, game, "E5", "J9")).isEqualTo("C3");
    }

    @Test
    void theReplyChosenMostOftenInTheTree() {
        GoGame game = Playouts.game(9);
        RoulettePlayout playout = SECOND.on(game);
        teach(playout, game, "E5", "G7", "C3");
        teach(playout, game, "E5", "G7", "F3");
        teach(playout, game, "E5", "D4", "F3");
        teach(playout, game, "A1", "B2");
        assertThat(next(playout, game, "E5")).isEqualTo("G7");
        assertThat(next(playout, game, "A1")).isEqualTo("B2");
        assertThat(next(playout, game, "A1", "D4")).isEqualTo("F3");
        // what one side answered does not teach the other
        assertThat(Playouts.first(playout, after(game, "J9", "E5"), Playouts.line(game, "J9", "E5"), 300))
                .hasSizeGreaterThan(40);
    }

    /** The move before the root is answered too. */
    @Test
    void theFirstMoveOfALineAnswersTheGame() {
        GoGame game = Playouts.game(9);
        RoulettePlayout playout = SECOND.on(game);
        playout.finish(after(game, "E5", "C7"), new Rng(1), Playouts.line(game, "C7"));
        assertThat(Playouts.first(playout, after(game, "E5"), new Line(0), 20)).containsOnlyKeys("C7");
    }

    @Test
    void aNewRootForgets() {
        GoGame game = Playouts.game(9);
        RoulettePlayout playout = FIRST.on(game);
        teach(playout, game, "E5", "G7");
        assertThat(next(playout, game, "J9")).isEqualTo("G7");
        assertThat(Playouts.first(playout, after(game, "J9"), new Line(0), 200)).hasSizeGreaterThan(30);
    }

    private static void teach(RoulettePlayout playout, GoGame game, String... moves) {
        playout.finish(after(game, moves), new Rng(1), Playouts.line(game, moves));
    }

    /** What a simulation that went through these moves plays next. */
    private static String next(RoulettePlayout playout, GoGame game, String... moves) {
        Line line = Playouts.line(game, moves);
        playout.finish(after(game, moves), new Rng(3), line);
        return game.notation().move(line.move(moves.length));
    }

    /** On an empty 5×5 board 3/20 of the moves are C3 by their line, and 1/25 of the others by chance. */
    @Test
    void theWheelHasTheGivenShares() {
        Map<String, Integer> counts = Playouts.first(DrakeUurtamo.STANDARD, after(Playouts.game(5)), 20_000);
        assertThat(counts.getOrDefault("C3", 0) / 20_000.0).isCloseTo(0.15 + 0.85 / 25, within(0.01));
    }

    @Test
    void probabilitiesAddUpToOne() {
        assertThatThrownBy(() -> RecordText.read(GoPlayout.class, "DrakeUurtamo[random=0.4]"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("add up to 1");
        assertThatThrownBy(() -> new DrakeUurtamo(1.5, -0.5, 0, 0, 0)).hasMessageContaining("between 0 and 1");
    }
}
