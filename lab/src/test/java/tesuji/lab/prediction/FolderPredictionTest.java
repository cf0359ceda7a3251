package tesuji.lab.prediction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.games.Games;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;
import tesuji.lab.experiment.report.RunReport;

final class FolderPredictionTest {
    @TempDir
    private Path folder = Path.of("");

    private FolderPrediction prediction(int limit) throws IOException {
        Path games = Files.createDirectories(folder.resolve("games"));
        Files.writeString(games.resolve("x.sgf"), "(;SZ[5]KM[0];B[cc];W[bb];B[bc];W[cb];B[db])");
        Files.writeString(games.resolve("y.sgf"), "(;SZ[5]KM[0];B[cc];W[dd];B[cd])");
        GoCorpus corpus = GoCorpus.read(games, 5, Games.library());
        return new FolderPrediction(corpus, "wieczorek-constant", 20, limit);
    }

    @Test
    void everyPositionIsARow() throws IOException, InterruptedException {
        FolderPrediction prediction = prediction(100);
        assertThat(prediction.trials(Scale.SMALL)).isEqualTo(8);
        try (Workplace at = Workplaces.small(folder.resolve("out"), prediction)) {
            prediction.run(at);
            List<List<String>> rows = at.rows(FolderPrediction.MOVES);
            assertThat(rows).hasSize(8);
            assertThat(rows.get(0).subList(0, 6)).containsExactly("x", "1", "black", "25", "25", "C3");
            assertThat(rows.get(7).subList(0, 6)).containsExactly("y", "3", "black", "23", "23", "C2");
            PredictionScore score = FolderPrediction.score(at);
            assertThat(score.positions()).isEqualTo(8);
            assertThat(score.games()).isEqualTo(2);
            double sum = rows.stream()
                    .mapToDouble(row -> Double.parseDouble(row.get(9)))
                    .sum();
            assertThat(score.quality().value()).isCloseTo(sum / 8, within(1e-4));
            assertThat(prediction.findings(at).answer())
                    .contains("over 8 positions. Wieczorek (2009) used 20 games with 1,151 moves, which are lost");
            assertThat(RunReport.withoutScale(prediction, at).circumstances())
                    .startsWith("Seed 1: wieczorek-constant with 20 simulations for each free point; 8 of 8 positions")
                    .doesNotContain("Scale");
        }
        assertThat(Files.readAllLines(folder.resolve("out/predict.jsonl"))).hasSize(9);
    }

    /** Rows of other options are not mixed with these. */
    @Test
    void otherConditionsAreRefused() throws IOException {
        Workplaces.small(folder.resolve("out"), prediction(100)).close();
        FolderPrediction fewer = prediction(4);
        assertThat(fewer.trials(Scale.SMALL)).isEqualTo(4);
        assertThatThrownBy(() -> Workplaces.small(folder.resolve("out"), fewer))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("choose another folder");
    }

    /** Komi, setup stones and the side to move are conditions, too. */
    @ParameterizedTest
    @ValueSource(
            strings = {"(;SZ[5]KM[7];B[cc];W[bb])", "(;SZ[5]KM[0]AB[ea];B[cc];W[bb])", "(;SZ[5]KM[0];W[cc];B[bb])"})
    void otherRulesGiveAnotherChecksum(String other) throws IOException {
        assertThat(checksum(other)).isNotEqualTo(checksum("(;SZ[5]KM[0];B[cc];W[bb])"));
    }

    private String checksum(String sgf) throws IOException {
        Path games = Files.createDirectories(folder.resolve("one"));
        Files.writeString(games.resolve("x.sgf"), sgf);
        return FolderPrediction.checksum(
                GoCorpus.read(games, 5, Games.library()).examples());
    }

    @Test
    void fullTreesAreToldInTheAnswer() throws IOException, InterruptedException {
        FolderPrediction prediction =
                new FolderPrediction(prediction(8).corpus(), "wieczorek-constant[capacity=60]", 20, 8);
        try (Workplace at = Workplaces.small(folder.resolve("out"), prediction)) {
            prediction.run(at);
            assertThat(at.rows(FolderPrediction.MOVES))
                    .allSatisfy(row -> assertThat(row.get(10)).isEqualTo("full"));
            assertThat(prediction.findings(at).answer()).contains("full and grew no more in 8 positions");
        }
    }

    @Test
    void fewerPositionsAreSpreadOverAllGames() throws IOException {
        List<Example> all = prediction(100).corpus().examples();
        assertThat(FolderPrediction.spread(all, 4)).containsExactly(all.get(0), all.get(2), all.get(4), all.get(6));
        assertThat(FolderPrediction.checksum(all)).isNotEqualTo(FolderPrediction.checksum(all.subList(1, 8)));
    }
}
