package tesuji.games.go.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tesuji.games.go.GoRules.Preset;
import tesuji.games.go.Stones;

/** Records that other programs and books have left. */
final class GoReferenceTest {
    private static Path data() {
        Path data = Path.of(System.getProperty("tesuji.shared", "../shared"), "data");
        assumeTrue(Files.isDirectory(data), "No reference data at " + data);
        return data;
    }

    @Test
    void readsTheStumpingProblem() {
        GoRecord game = GoSgf.load(data().resolve("stumping-problem.sgf")).game();
        assertThat(game.size()).isEqualTo(19);
        assertThat(game.komi()).hasValue(0);
        assertThat(game.toMove()).isEqualTo(Stones.WHITE);
        Stones stones = game.start();
        assertThat(IntStream.range(0, 361).filter(point -> stones.at(point) == Stones.BLACK))
                .hasSize(114);
        assertThat(IntStream.range(0, 361).filter(point -> stones.at(point) == Stones.WHITE))
                .hasSize(113);
    }

    @Test
    void readsEveryGameAndWritesItBack() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(data())) {
            files = all.filter(file -> file.toString().endsWith(".sgf")).toList();
        }
        assertThat(files).hasSizeGreaterThanOrEqualTo(27);
        for (Path file : files) {
            GoRecord game = GoSgf.load(file).game();
            assertThat(GoSgf.mainLine(GoSgf.tree(game, "1")).game())
                    .describedAs(file.toString())
                    .isEqualTo(game);
            if (file.toString().contains("katago-9x9")) assertThat(game.rules()).contains(Preset.CHINESE);
        }
    }

    @Test
    void playsAWholeGameThrough() {
        GoRecord game = GoSgf.load(data().resolve("sgf/9x9/katago-9x9-01.sgf")).game();
        assertThat(game.result()).isEqualTo("B+10.0");
        assertThat(game.komi()).hasValue(14);
        assertThat(game.moves())
                .hasSize(64)
                .endsWith(new GoStep.Move(Stones.BLACK, 81), new GoStep.Move(Stones.WHITE, 81));
        assertThat(game.before(3).steps())
                .containsExactly(new GoStep.Move(Stones.BLACK, 40), new GoStep.Move(Stones.WHITE, 38));
    }
}
