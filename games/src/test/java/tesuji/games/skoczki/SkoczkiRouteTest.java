package tesuji.games.skoczki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Scenery;
import tesuji.core.game.Snapshot;

/** The ways of men on drawn boards; slashes separate the rows, the highest first. */
final class SkoczkiRouteTest {
    private static Position place(Game game, String rows) {
        Position position = game.start();
        game.notation().place(rows.replace('/', '\n') + "\nmove X", position);
        return position;
    }

    private static String route(Position position, String move) {
        Game game = position.game();
        int[] route = game.notation().route(position, game.notation().move(move));
        return IntStream.of(route).mapToObj(game.notation()::point).collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            C        | O/./O/./X/X/.                 | a2-a4 | a2 a4
            D        | O/./O/./X/X/.                 | a2-a6 | a2 a4 a6
            D        | O/./O/./X/X/.                 | a3-a1 | a3 a1
            E        | O/./O/./X/X/.                 | a2-a1 | a2 a1
            F        | O/./O/./X/X/.                 | a2-a6 | a2 a4 a6
            F        | O/./O/./X/X/.                 | a3-a4 | a3 a4
            original | O/./O/./X/X/.                 | a2-a2 | a2 a4 a2
            B-2      | XXX/OOO/.../X../O.X/.X./O.O   | a4-c4 | a4 a2 c2 c4
            D        | XXX/OOO/.../X../O.X/.X./O.O   | a4-c2 | a4 a2 c2
            """)
    void everyLandingIsNamed(String variant, String rows, String move, String expected) {
        String[] lines = rows.split("/");
        Game game = States.open(lines[0].length() + "x" + lines.length, variant);
        assertThat(route(place(game, rows), move)).isEqualTo(expected);
    }

    /** From a1 one jump leads to c1, and three do by a3 and c3. */
    @Test
    void ofTwoWaysTheShorterIsTaken() {
        Position position = place(States.open("3x7", "D"), "OOO/XX./.../OO./.X./X.X/XO.");
        assertThat(route(position, "a1-c1")).isEqualTo("a1 c1");
        assertThat(route(position, "a1-a3")).isEqualTo("a1 a3");
        assertThat(route(position, "a1-c3")).hasSize("a1 c1 c3".length());
    }

    /** Each leg is a move of the game with single jumps, and no chain of fewer of them leads there. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void routesAreShortestChainsOfSingleJumps(long seed) {
        Game chains = States.open("4x7", "D");
        Game singles = States.open("4x7", "C");
        Position position = chains.start();
        Position board = singles.start();
        Rng rng = new Rng(seed);
        for (int ply = 0; ply < 120 && !position.isOver(); ply++) {
            List<Integer> legal = Snapshot.legalMoves(position);
            for (int move : legal) {
                int[] gesture = chains.notation().gesture(position, move);
                if (gesture.length == 0) continue;
                int[] route = chains.notation().route(position, move);
                for (int i = 1; i < route.length; i++) {
                    assertThat(landings(position, board, gesture[0], route[i - 1]))
                            .as(
                                    "%s of %s",
                                    chains.notation().point(route[i]),
                                    chains.notation().move(move))
                            .contains(route[i]);
                }
                assertThat(route.length - 1).isEqualTo(distance(position, board, gesture[0], gesture[1]));
            }
            position.play(legal.get(rng.nextInt(legal.size())));
        }
    }

    /** How many single jumps lead from square to square, by trying them all. */
    private static int distance(Position position, Position board, int from, int to) {
        Set<Integer> reached = new HashSet<>(Set.of(from));
        for (int jumps = 1; ; jumps++) {
            Set<Integer> further = new HashSet<>(reached);
            for (int square : reached) further.addAll(landings(position, board, from, square));
            if (further.contains(to)) return jumps;
            assertThat(further).hasSizeGreaterThan(reached.size());
            reached = further;
        }
    }

    /** Where the man that stood on {@code origin} lands when it jumps from {@code square}. */
    private static Set<Integer> landings(Position position, Position board, int origin, int square) {
        StringBuilder pieces =
                new StringBuilder(position.game().notation().picture(position).pieces());
        char man = pieces.charAt(origin);
        pieces.setCharAt(origin, Picture.EMPTY);
        pieces.setCharAt(square, man);
        ((SkoczkiBoard) board).set(pieces.toString(), position.toMove());
        return Snapshot.legalMoves(board).stream()
                .map(move -> board.game().notation().gesture(board, move))
                .filter(gesture -> gesture.length > 0 && gesture[0] == square)
                .map(gesture -> gesture[1])
                .collect(Collectors.toSet());
    }

    /** Two rows of start squares each, the goal of the other side. */
    @Test
    void startSquaresAreTheGoalOfTheOtherSide() {
        Scenery scenery = States.open("2x6", "A").notation().scenery();
        List<Integer> low = List.of(0, 1, 2, 3);
        List<Integer> high = List.of(8, 9, 10, 11);
        assertThat(scenery.zones())
                .containsExactlyInAnyOrder(
                        Scenery.Zone.of(Scenery.Meaning.HOME, 0, low),
                        Scenery.Zone.of(Scenery.Meaning.GOAL, 1, low),
                        Scenery.Zone.of(Scenery.Meaning.HOME, 1, high),
                        Scenery.Zone.of(Scenery.Meaning.GOAL, 0, high));
        assertThat(scenery.sides()).containsExactly(Scenery.WHITE, Scenery.BLACK);
    }
}
