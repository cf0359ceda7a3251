package tesuji.lab.experiment.katago;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.lab.Experiments;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;
import tesuji.lab.experiment.report.RunReport;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;

/** The three experiments, with a network that knows nothing, and a glance with one that does. */
final class KatagoExperimentsTest {
    /** A board of the source's thousand. */
    private static final Scale ONE_BOARD = new Scale(0.001);

    private static final Scale TWO_BOARDS = new Scale(0.002);

    /** Searches of at most 100 visits. */
    private static final Scale SHORT_SEARCHES = new Scale(0.0001);

    @TempDir
    private static Path networks = Path.of("");

    @TempDir
    private Path folder = Path.of("");

    private static GivenFiles ignorant = GivenFiles.NONE;

    @BeforeAll
    static void makeANetwork() throws IOException {
        Path file = networks.resolve("tiny.bin.gz");
        NetworkShape shape = NetworkShape.small(8, Activation.RELU, List.of(NetworkShape.Kind.ORDINARY));
        NetworkFiles.write(NetworkGenerator.generate(shape, 1), file);
        ignorant = new GivenFiles(Optional.of(file), Optional.empty());
    }

    private static GivenFiles trained() {
        Path file = Path.of(
                System.getProperty("tesuji.shared", "../shared"), "data/nets/g170-b6c96-s175395328-d26788732.bin.gz");
        assumeTrue(Files.isRegularFile(file), "the network is not here");
        return new GivenFiles(Optional.of(file), Optional.empty());
    }

    private static Findings run(Experiment experiment, Path folder, Scale scale, long seed)
            throws InterruptedException {
        try (Workplace at = Workplace.open(folder, experiment, scale, seed, Workplaces.tools(), done -> {})) {
            experiment.run(at);
            assertThat(at.done()).isEqualTo(experiment.trials(scale));
            RunReport.of(experiment, at).write(folder);
            return experiment.findings(at);
        }
    }

    private static Experiment named(String name, GivenFiles files) {
        return Experiments.named(name).with(files);
    }

    private static ReportTable table(Findings findings, String name) {
        return findings.tables().stream()
                .filter(table -> table.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void eachSaysWhatItIsAndWhatIsMissing() {
        for (Experiment experiment : KatagoExperiments.ALL) {
            assertThat(Experiments.named(experiment.name())).isSameAs(experiment);
            assertThat(experiment.source()).startsWith("Frejlak 2020, §4.");
            assertThat(experiment.question()).endsWith("?");
            assertThat(experiment.missing())
                    .hasValue(experiment.name() + " asks a network of KataGo; give its file with --net FILE.");
            Experiment ready = experiment.with(ignorant);
            assertThat(ready.missing()).isEmpty();
            assertThat(ready.conditions(Scale.SMALL)).startsWith("network ").doesNotContain(networks.toString());
        }
    }

    /** A server names the file to all experiments when it starts, and must start whatever is in it. */
    @Test
    void aNetworkIsReadWhenItIsAskedForAndOnce() throws IOException {
        Path file = networks.resolve("later.bin.gz");
        GivenFiles files = new GivenFiles(Optional.of(file), Optional.empty());
        Experiment policy = named("katago-policy", files);
        Experiment ownership = named("katago-ownership", files);
        Files.copy(ignorant.network().orElseThrow(), file);
        assertThat(policy.missing()).isEmpty();
        Files.delete(file);
        assertThat(ownership.missing()).as("it has been read for the other").isEmpty();
        assertThat(ownership.conditions(Scale.SMALL)).doesNotContain("network none");
    }

    @Test
    void aNetworkThatCannotBeReadIsMissing() throws IOException {
        Path torn = Files.write(networks.resolve("torn.bin.gz"), new byte[] {1, 2, 3});
        for (Path file : List.of(networks.resolve("none"), torn)) {
            Experiment experiment = named("katago-policy", new GivenFiles(Optional.of(file), Optional.empty()));
            assertThat(experiment.missing().orElseThrow()).contains("network").endsWith(".");
        }
    }

    @Test
    void fullRunsAreTheSources() {
        assertThat(Experiments.named("katago-ownership").trials(Scale.FULL)).isEqualTo(24 + 1000);
        assertThat(Experiments.named("katago-policy").trials(Scale.FULL)).isEqualTo(2 * (20 + 1000));
        assertThat(Experiments.named("katago-stumping").conditions(Scale.FULL)).contains("1000000 visits 2 times");
        assertThat(Experiments.named("katago-stumping").conditions(Scale.SMALL))
                .contains("10000 visits 4 times, each")
                .doesNotContain("100000");
    }

    @Test
    void withoutRowsThereAreTheTablesOfTheSource() {
        for (Experiment experiment : KatagoExperiments.ALL) {
            try (Workplace at = Workplaces.small(folder, experiment)) {
                Findings findings = experiment.findings(at);
                assertThat(findings.answer()).endsWith(".");
                assertThat(findings.charts()).isEmpty();
                assertThat(findings.tables()).anyMatch(table -> !table.rows().isEmpty());
            }
        }
    }

    @Test
    void boardsFollowTheSeedAndAreGoneOnWith() throws InterruptedException, IOException {
        Experiment experiment = named("katago-ownership", ignorant);
        Path first = folder.resolve("first");
        Findings findings = run(experiment, first, TWO_BOARDS, 3);
        assertThat(findings.answer()).startsWith("On 2 boards the mean of ");
        assertThat(findings.tables().stream()
                        .filter(table -> table.columns().contains("mark"))
                        .mapToInt(table -> table.rows().size()))
                .as("columns of the source's 24 tables")
                .containsExactly(12, 12, 24, 16, 8, 12);
        Path ledger = first.resolve("katago-ownership.jsonl");
        List<String> whole = Files.readAllLines(ledger);
        Path second = Files.createDirectory(folder.resolve("second"));
        Files.write(second.resolve(ledger.getFileName()), whole.subList(0, whole.size() - 1));
        assertThat(run(experiment, second, TWO_BOARDS, 3)).isEqualTo(findings);
        assertThat(Files.readAllLines(second.resolve(ledger.getFileName()))).isEqualTo(whole);
        run(experiment, folder.resolve("other"), ONE_BOARD, 4);
        String other = Files.readString(folder.resolve("other").resolve(ledger.getFileName()));
        assertThat(other).doesNotContain(whole.get(whole.size() - 2));
    }

    @Test
    void everyTableOfThePolicyIsFilled() throws InterruptedException {
        Findings findings = run(named("katago-policy", ignorant), folder, ONE_BOARD, 1);
        assertThat(table(findings, "order").rows()).hasSize(40).allMatch(row -> row.size() == 12);
        long rows = Stream.of("value", "continuation", "same-result", "tedomari", "corridors")
                .mapToLong(name -> table(findings, name).rows().stream()
                        .filter(row -> !row.get(7).isEmpty())
                        .count())
                .sum();
        assertThat(rows).isEqualTo(41 + 51);
        assertThat(findings.charts()).hasSize(2);
        assertThat(findings.answer()).contains("With one corner, 1 boards", "With two corners, 1 boards");
        assertThat(table(findings, "theory").rows()).noneMatch(row -> row.get(3).contains("?"));
    }

    /** Every way to turn the board has its own search; names are those of the board as it is printed. */
    @Test
    void searchesOfTheProblemAreCounted() throws InterruptedException {
        Findings findings = run(named("katago-stumping", ignorant), folder, SHORT_SEARCHES, 1);
        assertThat(table(findings, "searches").rows()).hasSize(16);
        List<List<String>> shares = table(findings, "shares").rows();
        assertThat(shares).hasSize(6);
        assertThat(shares.get(1).subList(0, 5)).containsExactly("100", "G15", "5", "8", "100");
        assertThat(shares.get(5).subList(0, 4)).containsExactly("1000000", "G15", "4", "0");
        assertThat(table(findings, "moves").rows()).hasSize(48);
        assertThat(findings.answer()).contains("of 8 tries by the policy alone, in ", "with 100 visits");
    }

    /** A trained network is sure of plain territory, and of no more than the source's where it is hard to see. */
    @Test
    void aTrainedNetworkSeesTerritory() throws InterruptedException {
        Findings findings = run(named("katago-ownership", trained()), folder, ONE_BOARD, 1);
        List<List<String>> territory = table(findings, "territory").rows();
        assertThat(Double.parseDouble(territory.get(0).get(7))).isGreaterThan(0.8);
        assertThat(Double.parseDouble(territory.get(9).get(7))).isBetween(-0.5, 0.95);
        List<List<String>> sente = table(findings, "sente").rows();
        assertThat(Double.parseDouble(sente.get(1).get(7)))
                .as("A18, which is Black's")
                .isGreaterThan(0.5);
    }

    /** Of the problem's 227 stones and 23 moves, every turned board has as many, under the same names. */
    @Test
    void turnedBoardsNameMovesAsPrinted() {
        GoGame game = (GoGame) Games.library().open("go:size=19,komi=0");
        TurnedProblem printed = new TurnedProblem(game, 0);
        assertThat(printed.name(game.notation().move("S14"))).isEqualTo("S14");
        TurnedProblem turned = new TurnedProblem(game, 7);
        // top and bottom, left and right, then rows and columns: S14 is in the second column, sixth row, then turned
        assertThat(turned.name(game.notation().move("F2"))).isEqualTo("S14");
        assertThat(turned.name(game.pass())).isEqualTo("pass");
        for (int way = 0; way < TurnedProblem.WAYS; way++) {
            String setup = new TurnedProblem(game, way).setup();
            assertThat(setup.chars().filter(point -> point == 'X')).hasSize(114);
            assertThat(setup.chars().filter(point -> point == 'O')).hasSize(113);
        }
    }
}
