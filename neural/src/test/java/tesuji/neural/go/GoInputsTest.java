package tesuji.neural.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.neural.model.Network;

/** Planes and numbers of drawn positions. */
final class GoInputsTest {
    private final float[] globals = new float[Network.GLOBALS];
    private float[] planes = new float[0];
    private int size;

    /** Plays moves on an empty board. */
    private static GoPosition after(String id, String... moves) {
        Game game = Games.library().open(id);
        GoPosition position = (GoPosition) game.start();
        for (String move : moves) position.play(game.notation().move(move));
        return position;
    }

    private static GoPosition placed(String id, String diagram) {
        Game game = Games.library().open(id);
        GoPosition position = (GoPosition) game.start();
        game.notation().place(diagram, position);
        return position;
    }

    private void write(GoPosition position) {
        write(position, 0);
    }

    private void write(GoPosition position, int symmetry) {
        GoGame game = (GoGame) position.game();
        GoInputs inputs = new GoInputs(game, NetworkRules.of(game.rules()), false);
        size = game.size();
        planes = inputs.newPlanes();
        inputs.write(position, symmetry, planes, globals);
    }

    /** A plane as a picture: a star where it is 1. */
    private String plane(int plane) {
        StringBuilder picture = new StringBuilder();
        for (int place = 0; place < size * size; place++) {
            picture.append(planes[place * Network.PLANES + plane] == 1 ? '*' : '.');
            if ((place + 1) % size == 0) picture.append('\n');
        }
        return picture.toString();
    }

    private static final String NONE = ".....\n".repeat(5);

    @Test
    void stonesAndLibertiesAreThoseOfTheSideToMove() {
        write(placed("go:size=5", """
                X X . O .
                . . . O .
                . X . . .
                . O X . .
                . X . . .
                move white
                """));
        assertThat(plane(Plane.ON_BOARD)).isEqualTo("*****\n".repeat(5));
        assertThat(plane(Plane.OWN_STONES)).isEqualTo("""
                ...*.
                ...*.
                .....
                .*...
                .....
                """);
        assertThat(plane(Plane.OTHER_STONES)).isEqualTo("""
                **...
                .....
                .*...
                ..*..
                .*...
                """);
        assertThat(plane(Plane.ONE_LIBERTY)).as("one liberty").isEqualTo("""
                .....
                .....
                .....
                .*...
                .....
                """);
        assertThat(plane(Plane.ONE_LIBERTY + 1)).as("two liberties").isEqualTo("""
                .....
                .....
                .....
                .....
                .*...
                """);
        assertThat(plane(Plane.ONE_LIBERTY + 2)).as("three liberties").isEqualTo("""
                **...
                .....
                .*...
                ..*..
                .....
                """);
    }

    @Test
    void theLastMovesAlternate() {
        write(after("go:size=5", "C3", "A1", "B5", "pass", "E4", "D2", "A5"));
        assertThat(plane(Plane.LAST_MOVE)).startsWith("*....");
        assertThat(plane(Plane.LAST_MOVE + 1)).contains("...*.");
        assertThat(plane(Plane.LAST_MOVE + 2)).contains("....*");
        assertThat(plane(Plane.LAST_MOVE + 3)).as("a pass").isEqualTo(NONE);
        assertThat(plane(Plane.LAST_MOVE + 4)).startsWith(".*...");
        assertThat(globals).startsWith(0, 0, 0, 1, 0);
    }

    /** Two moves of one side in a row are no history: handicap stones that Black placed. */
    @Test
    void historyEndsWhereSidesDoNotAlternate() {
        write(after("go:size=5,handicap=3,placement=free", "C3", "A1", "B5", "D2"));
        assertThat(plane(Plane.LAST_MOVE)).contains("...*.");
        assertThat(plane(Plane.LAST_MOVE + 1)).startsWith(".*...");
        assertThat(plane(Plane.LAST_MOVE + 2)).isEqualTo(NONE);
    }

    private static final String[] KO = {"B3", "C3", "A2", "D2", "B1", "C1", "E5", "B2", "C2"};

    @Test
    void theKoIsMarked() {
        write(after("go:size=5", KO));
        assertThat(plane(Plane.KO)).isEqualTo("""
                .....
                .....
                .....
                .*...
                .....
                """);
        GoPosition passed = after("go:size=5", KO);
        passed.play(25);
        write(passed);
        assertThat(plane(Plane.KO)).as("a pass clears it").isEqualTo(NONE);
    }

    /** A stone that nobody could tell from ko by the board alone: the position of the reference has one, at A7. */
    @Test
    void superkoIsMarked() {
        KataReference reference = KataReference.named("7x7-positional-superko-ban");
        write(reference.position());
        assertThat(plane(Plane.KO)).startsWith("*......\n").endsWith(".......\n");
        assertThat(plane(Plane.KO).chars().filter(sign -> sign == '*').count()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "go:size=9 komi=7, -0.35, 0",
        "go:size=9 komi=7.5, -0.375, -0.5",
        "go:size=19 komi=6.5, -0.325, 0.5",
        "go:size=9 komi=6, -0.3, 0",
        "go:size=10 komi=7, -0.35, 0",
        "go:size=10 komi=7.5, -0.375, 0.5",
        "go:size=10 komi=6.5, -0.325, -0.5",
        "go:size=9 komi=600, -5.05, 0",
        "go:size=9 komi=7.5 handicap=4 rules=chinese, -0.575, -0.5",
        "go:size=9 komi=7.5 handicap=4 rules=aga, -0.525, 0.5",
        "go:size=9 komi=7.5 handicap=4 rules=tromp-taylor, -0.375, -0.5",
    })
    void komiIsThatOfTheSideToMove(String id, float komi, float wave) {
        GoPosition position = after(id.replace(' ', ','));
        boolean white = position.toMove() == 1; // after fixed handicap stones
        write(position);
        assertThat(globals[GlobalInput.KOMI]).isCloseTo(white ? -komi : komi, within(1e-6f));
        assertThat(globals[GlobalInput.KOMI_WAVE]).isCloseTo(white ? -wave : wave, within(1e-6f));
        position.play(((GoGame) position.game()).pass());
        write(position);
        assertThat(globals[GlobalInput.KOMI]).isCloseTo(white ? komi : -komi, within(1e-6f));
        assertThat(globals[GlobalInput.KOMI_WAVE]).isCloseTo(white ? wave : -wave, within(1e-6f));
    }

    /** Networks count area: under territory rules a stone costs its owner a point, wherever it is now. */
    @Test
    void stonesCountAgainstTheirOwnerUnderTerritoryRules() {
        String id = "go:size=5,rules=japanese,komi=0.5";
        write(after(id, "C3"));
        assertThat(globals[GlobalInput.KOMI] * 20).isEqualTo(1.5f, within(1e-5f));
        write(after(id, "C3", "pass", "C4", "pass", "C5"));
        assertThat(globals[GlobalInput.KOMI] * 20).isEqualTo(3.5f, within(1e-5f));
        write(after(id, "A2", "A1", "B1")); // White's stone is captured and still counts
        assertThat(globals[GlobalInput.KOMI] * 20).isEqualTo(1.5f, within(1e-5f));
        assertThat(globals[GlobalInput.KOMI_WAVE]).isZero();
        write(placed(id, """
                . . . . .
                . X X X .
                . . . . .
                . O . . .
                . . . . .
                move white
                prisoners 1 4
                """));
        assertThat(globals[GlobalInput.KOMI] * 20).as("stones of a setup").isEqualTo(-0.5f, within(1e-5f));
        assertThat(plane(Plane.OWN_AREA) + plane(Plane.OTHER_AREA)).doesNotContain("*");
    }

    @ParameterizedTest
    @CsvSource({
        "rules=chinese, 0, 0, 0, 0, 0",
        "rules=tromp-taylor, 1, 0.5, 1, 0, 0",
        "rules=aga, 1, -0.5, 0, 0, 0",
        "rules=new-zealand, 1, -0.5, 1, 0, 0",
        "rules=japanese, 0, 0, 0, 1, 1",
        "ko=no-result, 0, 0, 0, 0, 0",
    })
    void rulesAreNumbers(String rules, float superko, float kind, float suicide, float territory, float tax) {
        write(after("go:size=9," + rules));
        assertThat(globals[GlobalInput.SUPERKO]).isEqualTo(superko);
        assertThat(globals[GlobalInput.KIND_OF_SUPERKO]).isEqualTo(kind);
        assertThat(globals[GlobalInput.SUICIDE]).isEqualTo(suicide);
        assertThat(globals[GlobalInput.TERRITORY]).isEqualTo(territory);
        assertThat(globals[GlobalInput.TAX]).isEqualTo(tax);
        assertThat(globals[GlobalInput.TAX_ALL]).isZero();
        assertThat(globals[GlobalInput.BUTTON]).isZero();
    }

    @Test
    void aPassEndsTheGameWhereTheBoardIsCountedAsItStands() {
        write(after("go:size=5,rules=tromp-taylor", "C3", "pass"));
        assertThat(globals[GlobalInput.PASS_ENDS]).isEqualTo(1);
        assertThat(globals[GlobalInput.LAST_PASS]).isEqualTo(1);
        assertThat(plane(Plane.LAST_MOVE + 1)).as("history is seen").contains("*");
    }

    @Test
    void wherePlayersAgreeOnDeadStonesAPassHidesTheHistory() {
        write(after("go:size=5,rules=chinese", "C3", "pass"));
        assertThat(globals[GlobalInput.PASS_ENDS]).isZero();
        assertThat(globals[GlobalInput.LAST_PASS]).isZero();
        assertThat(plane(Plane.LAST_MOVE + 1)).isEqualTo(NONE);
    }

    @Test
    void underTerritoryRulesAPassEndsThePhaseAndHidesNothing() {
        write(after("go:size=5,rules=japanese", "C3", "pass"));
        assertThat(globals[GlobalInput.PASS_ENDS]).isEqualTo(1);
        assertThat(globals[GlobalInput.LAST_PASS]).isEqualTo(1);
    }

    /** Without superko, passing in a position in which one has passed before ends the game. */
    @Test
    void aPassThatComesBackEnds() {
        GoPosition position = placed("go:size=7", """
                . X O . . . .
                X . X O . . .
                . X O . . . .
                . . . . . . .
                . X O . . . .
                X O . O . . .
                . X O . . . .
                move white
                """);
        long board = position.board().key();
        for (String move : new String[] {"pass", "C2", "B6", "pass", "B2"}) {
            position.play(position.game().notation().move(move));
            write(position);
        }
        assertThat(globals[GlobalInput.PASS_ENDS])
                .as("Black passed on another board")
                .isZero();
        position.play(position.game().notation().move("C6"));
        assertThat(position.board().key()).as("two kos went round").isEqualTo(board);
        write(position);
        assertThat(globals[GlobalInput.PASS_ENDS]).isEqualTo(1);
    }

    @Test
    void aFinishedGameShowsOneMove() {
        write(after("go:size=5,rules=tromp-taylor", "C3", "B2", "pass", "pass"));
        assertThat(globals).startsWith(1, 0, 0, 0, 0);
        assertThat(plane(Plane.LAST_MOVE + 2)).isEqualTo(NONE);
    }

    /** What stands at a place of the tensor belongs to the point that a symmetry brings there. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void symmetriesTurnTheBoard(int symmetry) {
        write(after("go:size=5", "B5"), symmetry);
        String[] expected = {
            ".*...\n.....\n.....\n.....\n.....\n", // as it is
            ".....\n.....\n.....\n.....\n.*...\n", // rows flipped
            "...*.\n.....\n.....\n.....\n.....\n", // columns flipped
            ".....\n.....\n.....\n.....\n...*.\n",
            ".....\n*....\n.....\n.....\n.....\n", // rows and columns exchanged
            ".....\n....*\n.....\n.....\n.....\n",
            ".....\n.....\n.....\n*....\n.....\n",
            ".....\n.....\n.....\n....*\n.....\n",
        };
        assertThat(plane(Plane.OTHER_STONES)).isEqualTo(expected[symmetry]);
        assertThat(plane(Plane.LAST_MOVE)).isEqualTo(expected[symmetry]);
    }

    /** Writing leaves the position as it was, and a second position is not disturbed by the first. */
    @Test
    void positionsAreOnlyRead() {
        GoPosition position = after("go:size=9", "E5", "C5", "D7", "G5", "G4", "H4", "F4");
        long key = position.key();
        write(position);
        String before = Stream.iterate(0, plane -> plane + 1)
                .limit(Network.PLANES)
                .map(this::plane)
                .toList()
                .toString();
        assertThat(position.key()).isEqualTo(key);
        assertThat(position.length()).isEqualTo(7);
        write(after("go:size=9", "A1"));
        write(position);
        String after = Stream.iterate(0, plane -> plane + 1)
                .limit(Network.PLANES)
                .map(this::plane)
                .toList()
                .toString();
        assertThat(after).isEqualTo(before);
    }

    @Test
    void writingAllocatesNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        GoPosition position = after("go:size=9", "E5", "C5", "D7", "G5", "G4", "H4", "F4");
        GoGame game = (GoGame) position.game();
        GoInputs inputs = new GoInputs(game, NetworkRules.of(game.rules()), false);
        float[] room = inputs.newPlanes();
        long bytes = 0;
        for (int round = 0; round < 3; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 100; i++) inputs.write(position, i % 8, room, globals);
            bytes = threads.getCurrentThreadAllocatedBytes() - before;
        }
        assertThat(bytes).isLessThan(100);
    }
}
