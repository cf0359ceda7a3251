package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

/** Moves that only prolong a game. */
final class GoEndingMovesTest {
    /** Columns A to D are Black's, E to G White's; B3 and F6 are dead. */
    private static final String SETTLED = """
            ...XO.O
            .X.XOXO
            .XXXO.O
            ...XOOO
            .O.XO..
            XXXXO.O
            .X.XO.O
            """;

    /** D6 joins two chains; all that C2 touches is one chain already. */
    private static final String JOINS = """
            .......
            .XX.XX.
            .......
            OOOOOOO
            XXXXXXX
            .X.X.X.
            X.XXXX.
            """;

    private static GoPosition position(String rules, String diagram) {
        GoGame game = (GoGame) Games.library().open("go:size=7,rules=" + rules);
        GoPosition position = (GoPosition) game.start();
        game.notation().place(diagram, position);
        return position;
    }

    /** How pointless a move of Black is where the first columns are his and the others White's, so far. */
    private static float pointless(GoPosition position, String move, int columns, float owned) {
        GoGame game = (GoGame) position.game();
        float[] ownership = new float[49];
        for (int point = 0; point < 49; point++) ownership[point] = point % 7 < columns ? owned : -owned;
        float[] into = new float[1];
        game.endingMoves()
                .orElseThrow()
                .measurePointless(
                        position, ownership, new int[] {game.notation().move(move)}, into);
        return into[0];
    }

    @ParameterizedTest
    @CsvSource({
        "A7, 1, in the own area",
        "A4, 1, also there",
        "A3, 0, next to the opponent",
        "G3, 1, in the area of the opponent",
        "pass, 0, nothing"
    })
    void movesInSettledAreasArePointless(String move, float expected, String place) {
        assertThat(pointless(position("chinese", SETTLED), move, 4, 1))
                .as(place)
                .isCloseTo(expected, within(1e-5f));
    }

    /** Nothing up to 0.95, half at 0.975. */
    @ParameterizedTest
    @CsvSource({"0.9, 0", "0.95, 0", "0.975, 0.5", "0.99, 0.8"})
    void theSurerTheMorePointless(float owned, float expected) {
        GoPosition position = position("chinese", SETTLED);
        assertThat(pointless(position, "A7", 4, owned)).isCloseTo(expected, within(1e-4f));
        assertThat(pointless(position, "G3", 4, owned)).isCloseTo(expected, within(1e-4f));
    }

    /** G3 is in atari, and the board is said to be White's. */
    @Test
    void takingIsNotPointlessByArea() {
        String taking = """
                .......
                .......
                .......
                ......X
                .....XO
                ....X..
                ....XXX
                """;
        assertThat(pointless(position("chinese", taking), "G2", 0, 1)).isZero();
        assertThat(pointless(position("japanese", taking), "G2", 0, 1)).isEqualTo(1);
    }

    @Test
    void joiningWhatIsNotAliveIsNotPointless() {
        GoPosition position = position("chinese", JOINS);
        assertThat(pointless(position, "D6", 7, 1)).as("joins").isZero();
        assertThat(pointless(position, "A7", 7, 1)).as("joins nothing").isEqualTo(1);
        assertThat(pointless(position, "C2", 7, 1)).as("joins what is joined").isEqualTo(1);
    }

    @Test
    void neutralPointsComeBeforeAPassWhereTerritoryCounts() {
        assertThat(pointless(position("japanese", SETTLED), "pass", 4, 1)).isCloseTo(2f / 3, within(1e-6f));
    }

    @Test
    void inAKoEveryMoveMayBeAThreat() {
        assertThat(pointless(position("chinese", SETTLED + "ko G3\n"), "A7", 4, 1))
                .isZero();
    }

    /** The lower edge is Black's without doubt, the rest is open. */
    private static final String ALIVE = """
            .......
            .......
            .......
            .......
            XXXXXXX
            .X.X.X.
            XXXXXX.
            """;

    private static List<String> useless(int passes) {
        GoPosition position = position("chinese", ALIVE);
        GoGame game = (GoGame) position.game();
        for (int turn = 0; turn < passes; turn++) {
            position.play(game.notation().move("ABCD".charAt(turn) + "7"));
            position.play(game.pass());
        }
        int[] legal = new int[game.maxLegalMoves()];
        int count = position.legalMoves(legal);
        int[] moves = Arrays.copyOf(legal, count);
        boolean[] into = new boolean[moves.length];
        game.endingMoves().orElseThrow().markUseless(position, moves, into);
        List<String> marked = new ArrayList<>();
        for (int i = 0; i < moves.length; i++)
            if (into[i]) marked.add(game.notation().move(moves[i]));
        return marked;
    }

    @Test
    void afterFourPassesNobodyFillsWhatIsDecided() {
        assertThat(useless(4)).containsExactlyInAnyOrder("A2", "C2", "E2", "G2", "G1");
        assertThat(useless(3)).isEmpty();
    }
}
