package tesuji.games.go.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tesuji.games.go.Stones.BLACK;
import static tesuji.games.go.Stones.EMPTY;
import static tesuji.games.go.Stones.WHITE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.game.RuleReader;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoRules.Preset;
import tesuji.games.go.Stones;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfCollection;
import tesuji.games.sgf.SgfLayout;
import tesuji.games.sgf.SgfNode;

final class GoRecordTest {
    private static String text(GoRecord game) {
        return Sgf.text(SgfCollection.of(GoSgf.tree(game, "1.0")), SgfLayout.COMPACT);
    }

    @Test
    void writesAGame() {
        Stones start = Stones.parse("""
                X . .
                . O .
                . . X
                """);
        GoRecord game = GoRecord.of(start, WHITE, 0, 8, 9)
                .withGame(game("go:size=3,komi=-0.5,handicap=2,placement=free"))
                .withPlayers("Ann]", "Bob")
                .withResult("W+0.5")
                .withComment(0, "the start")
                .withComment(2, "a \\ and a ]");
        assertThat(text(game))
                .isEqualTo("(;FF[4]GM[1]CA[UTF-8]AP[Tesuji:1.0]SZ[3]KM[-0.5]RU[Chinese]"
                        + "TSJI[go:size=3,komi=-0.5,rules=chinese,handicap=2,placement=free]HA[2]PB[Ann\\]]"
                        + "PW[Bob]RE[W+0.5]"
                        + "AB[cc][aa]AW[bb]PL[W]C[the start];W[ac];B[ca]C[a \\\\ and a \\]];W[])\n");
        assertThat(GoSgf.mainLine(GoSgf.tree(game, "1.0")).game()).isEqualTo(game);
        assertThat(game.start()).isEqualTo(start);
    }

    @Test
    void putsTheFirstMoveBehindTheRoot() {
        assertThat(text(GoRecord.of(new Stones(9, new byte[81]), BLACK, 40)))
                .isEqualTo("(;FF[4]GM[1]CA[UTF-8]AP[Tesuji:1.0]SZ[9];B[ee])\n");
    }

    @Test
    void stopsBeforeAMove() {
        GoStep.Move first = new GoStep.Move(BLACK, 0);
        GoStep.Setup edit = new GoStep.Setup(List.of(5), List.of(), List.of(0), EMPTY, "");
        GoStep.Move second = new GoStep.Move(BLACK, 1);
        GoStep.Move pass = new GoStep.Move(WHITE, 9);
        GoRecord game = GoRecord.empty(3).withSteps(List.of(first, edit, second, pass));
        assertThat(game.before(1)).isEqualTo(GoRecord.empty(3));
        assertThat(game.before(2).steps()).containsExactly(first, edit, GoStep.Setup.turn(BLACK));
        assertThat(game.before(2).toMove()).isEqualTo(BLACK);
        assertThat(game.before(3).steps()).containsExactly(first, edit, second);
        assertThat(game.before(3).toMove()).isEqualTo(WHITE);
        assertThat(game.before(4)).isEqualTo(game);
        assertThat(game.before(99)).isEqualTo(game);
        assertThat(game.toMove()).isEqualTo(BLACK);
        assertThatThrownBy(() -> game.before(0))
                .isInstanceOf(InputException.class)
                .hasMessage("0 is not a move number; the first move is 1.");
    }

    @Test
    void knowsWhoBegins() {
        GoStep.Setup white = GoStep.Setup.turn(WHITE);
        GoStep.Move move = new GoStep.Move(BLACK, 0);
        assertThat(GoRecord.empty(3).startToMove()).isEqualTo(BLACK);
        assertThat(GoRecord.empty(3).then(white).startToMove()).isEqualTo(WHITE);
        assertThat(GoRecord.empty(3).then(white).then(move).startToMove()).isEqualTo(BLACK);
        assertThat(GoRecord.empty(3).then(move).then(white).toMove()).isEqualTo(WHITE);
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    void remembersRuleSetsByName(Preset preset) {
        GoGame played = game("go:size=9,komi=5.5,rules=" + RuleReader.word(preset));
        GoRecord game = GoRecord.empty(9).withGame(played);
        assertThat(game.rules()).contains(preset);
        assertThat(game.komi()).hasValue(11);
        assertThat(GoSgf.mainLine(GoSgf.tree(game, "1")).game()).isEqualTo(game);
    }

    @Test
    void rulesWithoutANameAreInTheIdAlone() {
        GoGame played = game("go:size=9,rules=japanese,ko=positional,suicide=yes");
        GoRecord game = GoRecord.empty(9).withGame(played);
        assertThat(game.rules()).isEmpty();
        assertThat(GoSgf.mainLine(GoSgf.tree(game, "1")).game().game()).contains(played.id());
    }

    private static GoGame game(String id) {
        return (GoGame) Games.library().open(id);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void readsBackEveryRecord(int seed) {
        GoRecord game = random(new Rng(seed));
        SgfNode tree = GoSgf.tree(game, "1.0");
        assertThat(GoSgf.mainLine(tree).game()).isEqualTo(game);
        SgfCollection again = Sgf.parse("again", Sgf.bytes(SgfCollection.of(tree), SgfLayout.LINES));
        assertThat(GoSgf.mainLine(again.first()).game()).isEqualTo(game);
    }

    static IntStream seeds() {
        return IntStream.range(0, 60);
    }

    private static GoRecord random(Rng rng) {
        int size = 1 + rng.nextInt(52);
        Preset[] presets = Preset.values();
        int choice = rng.nextInt(presets.length + 1);
        Optional<Preset> rules = choice == presets.length ? Optional.empty() : Optional.of(presets[choice]);
        OptionalInt komi = rng.nextInt(4) == 0 ? OptionalInt.empty() : OptionalInt.of(rng.nextInt(2000) - 1000);
        List<GoStep> steps = new ArrayList<>();
        for (int i = rng.nextInt(40); i > 0; i--) steps.add(rng.nextInt(5) == 0 ? setup(size, rng) : move(size, rng));
        return new GoRecord(
                size, Optional.empty(), rules, komi, rng.nextInt(10), name(rng), name(rng), name(rng), steps);
    }

    private static GoStep move(int size, Rng rng) {
        return new GoStep.Move(rng.nextInt(2) == 0 ? BLACK : WHITE, rng.nextInt(size * size + 1), name(rng));
    }

    private static GoStep setup(int size, Rng rng) {
        List<List<Integer>> points = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (int point = 0; point < size * size; point++) {
            if (rng.nextInt(3) == 0) points.get(rng.nextInt(3)).add(point);
        }
        byte toMove = (byte) rng.nextInt(3);
        return new GoStep.Setup(points.get(0), points.get(1), points.get(2), toMove, "edited " + name(rng) + ".");
    }

    private static String name(Rng rng) {
        String[] names = {"", "a", "x]y", "\\", "a:b", "吴清源", "Łódź", "(;B[aa])"};
        return names[rng.nextInt(names.length)];
    }
}
