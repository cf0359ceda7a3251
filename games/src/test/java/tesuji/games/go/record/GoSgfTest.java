package tesuji.games.go.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tesuji.games.go.Stones.BLACK;
import static tesuji.games.go.Stones.EMPTY;
import static tesuji.games.go.Stones.WHITE;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.base.InputException;
import tesuji.games.go.GoRules.Preset;
import tesuji.games.go.Stones;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfNode;

final class GoSgfTest {
    private static SgfNode tree(String text) {
        return Sgf.parse("game.sgf", text).first();
    }

    private static GoRecord read(String text) {
        return GoSgf.mainLine(tree(text)).game();
    }

    private static GoStep.Move move(byte colour, int point) {
        return new GoStep.Move(colour, point);
    }

    @Test
    void readsAGame() {
        GoRecord game = read("(;FF[4]GM[1]SZ[9]KM[6.5]RU[Japanese]PB[ Ann\nLee ]PW[Bo\\]b]RE[B+R]"
                + ";B[aa];W[ia]C[two\nlines](;B[];W[tt])(;B[ee]))");
        assertThat(game.size()).isEqualTo(9);
        assertThat(game.komi()).hasValue(13);
        assertThat(game.rules()).contains(Preset.JAPANESE);
        assertThat(game.handicap()).isZero();
        assertThat(game.black()).isEqualTo("Ann Lee");
        assertThat(game.white()).isEqualTo("Bo]b");
        assertThat(game.result()).isEqualTo("B+R");
        assertThat(game.steps())
                .containsExactly(
                        move(BLACK, 72), move(WHITE, 80).withComment("two\nlines"), move(BLACK, 81), move(WHITE, 81));
    }

    @Test
    void assumesWhatTheStandardAssumes() {
        GoRecord game = read("(;B[aa])");
        assertThat(game).isEqualTo(GoRecord.empty(19).then(move(BLACK, 18 * 19)));
        assertThat(read("(;GM[]SZ[]KM[]HA[]RU[]PL[]AB[];C[])")).isEqualTo(GoRecord.empty(19));
    }

    @Test
    void readsTheLineToANode() {
        SgfNode root = tree("(;SZ[9];B[ii](;W[aa];B[bb])(;W[ai];B[bi];W[ci]))");
        SgfNode node = root.children().get(0).children().get(1).children().get(0);
        assertThat(GoSgf.lineTo(node).game().steps()).containsExactly(move(BLACK, 8), move(WHITE, 0), move(BLACK, 1));
        assertThat(GoSgf.lineTo(root).game().steps()).isEmpty();
    }

    @Test
    void readsHandicapStones() {
        GoRecord game = read("(;SZ[9]HA[2]AB[gc][cg];W[ee])");
        assertThat(game.handicap()).isEqualTo(2);
        assertThat(game.steps().get(0))
                .isEqualTo(new GoStep.Setup(List.of(6 * 9 + 6, 2 * 9 + 2), List.of(), List.of(), EMPTY, ""));
        assertThat(game.start()).isEqualTo(Stones.parse("""
                        . . . . . . . . .
                        . . . . . . . . .
                        . . . . . . X . .
                        . . . . . . . . .
                        . . . . . . . . .
                        . . . . . . . . .
                        . . X . . . . . .
                        . . . . . . . . .
                        . . . . . . . . .
                        """));
        assertThat(game.before(1).toMove()).isEqualTo(WHITE);
        assertThat(read("(;SZ[9]HA[2]AB[gc][cg])").toMove()).isEqualTo(WHITE);
        assertThat(read("(;SZ[9]HA[2])").toMove()).isEqualTo(BLACK);
    }

    @Test
    void readsSetupWhereverItStands() {
        GoRecord game = read("(;SZ[5]AB[aa:ba]AW[ea]AE[ba]AB[ea]PL[W];W[cc];AddWhite[aa]AE[cc]PLayer[b]C[edit];B[ee])");
        assertThat(game.steps())
                .containsExactly(
                        new GoStep.Setup(List.of(20, 24), List.of(), List.of(21), WHITE, ""),
                        move(WHITE, 12),
                        new GoStep.Setup(List.of(), List.of(20), List.of(12), BLACK, "edit"),
                        move(BLACK, 4));
        assertThat(game.start()).isEqualTo(Stones.parse("X...X\n.....\n.....\n.....\n....."));
    }

    @Test
    void toleratesMovesAndStonesTogetherAndInTheRoot() {
        GoRecord game = read("(;SZ[3]W[bb]AB[aa]B[cc]C[all at once];B[ac][ca];)");
        assertThat(game.steps())
                .containsExactly(
                        new GoStep.Setup(List.of(6), List.of(), List.of(), EMPTY, ""),
                        move(WHITE, 4),
                        move(BLACK, 2).withComment("all at once"),
                        move(BLACK, 0),
                        move(BLACK, 8));
        assertThat(game.moves()).hasSize(4);
    }

    @Test
    void keepsCommentsOfNodesWhereNothingHappens() {
        GoRecord game = read("(;SZ[3]C[welcome];;C[a]C[b])");
        assertThat(game.steps()).extracting(GoStep::comment).containsExactly("welcome", "a\nb");
        assertThat(game.start()).isEqualTo(new Stones(3, new byte[9]));
    }

    @ParameterizedTest
    @CsvSource({"19, tt, 361", "9, tt, 81", "19, '', 361", "19, ' ', 361", "20, tt, 19", "20, '', 400", "52, aZ, 0"})
    void tellsPassesFromPoints(int size, String value, int point) {
        assertThat(read("(;SZ[" + size + "];B[" + value + "])").steps()).containsExactly(move(BLACK, point));
    }

    @ParameterizedTest
    @CsvSource({
        "6.5, 13",
        "7, 14",
        "0, 0",
        "-0.5, -1",
        "'5,5', 11",
        "0.50, 1",
        "375, 15",
        "3.75, 15",
        "2.75, 11",
        "325, 13",
        "350, 14",
        "650, 13",
        "750, 15",
        "700, 14",
        "275, 11",
        "' 7.5 ', 15",
        "100, 200"
    })
    void readsKomiHoweverItIsWritten(String text, int halfPoints) {
        assertThat(read("(;KM[" + text + "])").komi()).hasValue(halfPoints);
    }

    @Test
    void knowsTheProgramsThatWriteKomiInTheirOwnWay() {
        assertThat(read("(;KM[50]HA[2]AP[GNU Go:3.8]AP[foxwq])").komi()).hasValue(1);
        assertThat(read("(;KM[0]AP[foxwq])").komi()).hasValue(0);
        assertThat(read("(;KM[350]AP[Tesuji:1.0])").komi()).hasValue(700);
    }

    @ParameterizedTest
    @CsvSource({
        "Chinese, CHINESE",
        "chinese (area), CHINESE",
        "Japanese, JAPANESE",
        "AGA, AGA",
        "nz, NEW_ZEALAND",
        "New Zealand, NEW_ZEALAND",
        "new_zealand, NEW_ZEALAND",
        "Tromp-Taylor, TROMP_TAYLOR",
        "tromptaylor, TROMP_TAYLOR",
        "Ing, ",
        "koSITUATIONALscoreAREA, ",
        "'', "
    })
    void guessesTheRules(String text, Preset rules) {
        assertThat(read("(;RU[" + text + "])").rules().orElse(null)).isEqualTo(rules);
    }

    @ParameterizedTest
    @MethodSource
    void refusesWithPlaceAndReason(String text, String sentence) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(InputException.class)
                .hasMessage("game.sgf, line " + sentence);
    }

    static Stream<Arguments> refusesWithPlaceAndReason() {
        return Stream.of(
                Arguments.of("(;GM[2])", "1, column 3: GM[2] is another game; Go is GM[1]."),
                Arguments.of(
                        "(;SZ[9:13])", "1, column 3: SZ[9:13] is not square; only square boards can be played on."),
                Arguments.of("(;SZ[53])", "1, column 3: SZ[53] is not a board size from 1 to 52."),
                Arguments.of("(;SZ[big])", "1, column 3: SZ[big] is not a board size from 1 to 52."),
                Arguments.of("(;SZ[9]\n;B[aa]\n;W[ja])", "3, column 2: W[ja] is off the board of 9×9 points."),
                Arguments.of("(;SZ[9];AB[aa:ai][aj])", "1, column 9: AB[aj] is off the board of 9×9 points."),
                Arguments.of("(;SZ[9]AW[aa:as])", "1, column 8: AW[aj] is off the board of 9×9 points."),
                Arguments.of("(;AE[1])", "1, column 3: AE[1] is not a point, two letters such as dd."),
                Arguments.of(
                        "(;B[D4])",
                        "1, column 3: B[D4] is not a move; a point is two letters such as dd, a pass is empty."),
                Arguments.of("(;PL[x])", "1, column 3: PL[x] is not a colour, B or W."),
                Arguments.of("(;KM[six])", "1, column 3: KM[six] is not a number."),
                Arguments.of("(;KM[6.3])", "1, column 3: KM[6.3] is not a komi in whole or half points."),
                Arguments.of(
                        "(;KM[1" + "0".repeat(30) + "])",
                        "1, column 3: KM[1" + "0".repeat(30) + "] is not a komi in whole or half points."),
                Arguments.of("(;HA[-1])", "1, column 3: HA[-1] is not a number of handicap stones."),
                Arguments.of("(;HA[two])", "1, column 3: HA[two] is not a whole number."));
    }

    @Test
    void knowsWhereEachStepCameFrom() {
        SgfNode root = tree("(;SZ[9]AB[aa]B[bb]\n;\n;W[cc])");
        GoLine line = GoSgf.mainLine(root);
        assertThat(line.game().steps()).hasSize(3);
        assertThat(line.node(1)).isSameAs(root);
        assertThat(line.node(2)).isSameAs(root.mainLineEnd());
        assertThat(line.refuse(0, "no.")).hasMessage("game.sgf, line 1, column 8: no.");
        assertThat(line.refuse(1, "no.")).hasMessage("game.sgf, line 1, column 14: no.");
        assertThat(line.refuse(2, "move 2 is illegal.")).hasMessage("game.sgf, line 3, column 2: move 2 is illegal.");
    }

    @Test
    void readsAVeryLongGame() {
        GoRecord game = read("(;" + ";B[dd];W[]C[x]".repeat(50_000) + ")");
        assertThat(game.moves()).hasSize(100_000);
        assertThat(game.before(70_000).moves()).hasSize(69_999);
        assertThat(GoSgf.mainLine(GoSgf.tree(game, "1")).game()).isEqualTo(game);
    }

    @Test
    void loadsAFile(@TempDir Path directory) throws Exception {
        Path file = Files.writeString(directory.resolve("game.sgf"), "(;SZ[5];B[cc];W[bb])(;SZ[9])");
        assertThat(GoSgf.load(file).game().before(2).steps()).containsExactly(move(BLACK, 12));
    }
}
