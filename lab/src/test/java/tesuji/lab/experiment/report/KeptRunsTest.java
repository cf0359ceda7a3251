package tesuji.lab.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.lab.Experiments;
import tesuji.lab.experiment.Conclusion;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;
import tesuji.lab.journal.Csv;
import tesuji.lab.statistics.ChanceTest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The runs that are kept in the project: whole, and with the reports that this program makes of their rows. */
final class KeptRunsTest {
    private static final String LEDGER = ".jsonl";
    private static final String VERDICT = "-" + Conclusion.TABLE + ".csv";
    private static final Path RUNS = Path.of("..", "docs", "evidence", "runs");
    private static final Path DATA = Path.of(System.getProperty("tesuji.shared", "../shared"), "data");
    private static final Path GAMES = DATA.resolve(Path.of("sgf", "9x9"));
    private static final Path NETWORK = DATA.resolve(Path.of("nets", "g170-b6c96-s175395328-d26788732.bin.gz"));

    /** Experiments that have no kept run, and why. */
    private static final Map<String, String> WITHOUT = Map.of("taifho-human", "it needs people");

    @TempDir
    private Path folder = Path.of("");

    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    static List<String> names() throws IOException {
        return files(RUNS).stream()
                .filter(name -> name.endsWith(LEDGER))
                .map(name -> name.substring(0, name.length() - LEDGER.length()))
                .toList();
    }

    @Test
    void everyExperimentHasAKeptRun() throws IOException {
        List<String> all = Experiments.ALL.stream().map(Experiment::name).toList();
        assertThat(all).containsAll(names()).containsAll(WITHOUT.keySet());
        assertThat(all.stream().filter(name -> !WITHOUT.containsKey(name)))
                .as("experiments without a kept run for which there is no reason")
                .isSubsetOf(names());
    }

    private static JsonNode head(String name) throws IOException {
        return JsonMapper.shared()
                .readTree(Files.readAllLines(RUNS.resolve(name + LEDGER)).get(0));
    }

    private static Experiment experiment(String name) {
        boolean predicts = name.startsWith("fpu-");
        boolean asksNetwork = name.startsWith("katago-");
        assumeTrue(!predicts || Files.isDirectory(GAMES), "needs the games in " + GAMES);
        assumeTrue(!asksNetwork || Files.exists(NETWORK), "needs the network " + NETWORK);
        GivenFiles files = new GivenFiles(
                asksNetwork ? Optional.of(NETWORK) : Optional.empty(),
                predicts ? Optional.of(GAMES) : Optional.empty());
        return Experiments.named(name).with(files);
    }

    /** Nothing is missing: running it again makes no trial, and the report comes out to the letter. */
    @ParameterizedTest
    @MethodSource("names")
    void theReportIsMadeOfTheRows(String name) throws IOException, InterruptedException {
        Experiment experiment = experiment(name);
        JsonNode head = head(name);
        Files.copy(RUNS.resolve(name + LEDGER), folder.resolve(name + LEDGER));
        for (String verdict : files(RUNS)) { // some experiments read what others have found
            if (verdict.endsWith(VERDICT) && !verdict.startsWith(name + "-")) {
                Files.copy(RUNS.resolve(verdict), folder.resolve(verdict));
            }
        }
        Scale scale = Scale.read(head.get("scale").asString());
        long seed = head.get("seed").asLong();
        try (Workplace at = Workplace.open(folder, experiment, scale, seed, Workplaces.tools(), done -> {
            throw new AssertionError("a trial was missing, the " + done + "th");
        })) {
            assertThat(at.notice()).isEmpty();
            assertThat(at.done()).isEqualTo(experiment.trials(scale));
            experiment.run(at);
            RunReport.of(experiment, at).write(folder);
        }
        List<String> made = ofRun(folder, name);
        assertThat(made).contains(name + ".md", name + ".html").isEqualTo(ofRun(RUNS, name));
        for (String file : made) {
            assertThat(folder.resolve(file)).hasSameTextualContentAs(RUNS.resolve(file));
        }
    }

    /** The files of one experiment in a folder: ledger, pages, summary, tables and pictures. */
    private static List<String> ofRun(Path folder, String name) throws IOException {
        return files(folder).stream()
                .filter(file -> file.startsWith(name + ".") || file.startsWith(name + "-"))
                .toList();
    }

    /** The page of all runs is made of their summaries; a file that belongs to no run is none of theirs. */
    @Test
    void thePageOfAllRunsIsMadeOfTheirSummaries() throws IOException {
        List<String> runs = names();
        for (String file : files(RUNS)) {
            if (file.endsWith(Gallery.SUMMARY)) Files.copy(RUNS.resolve(file), folder.resolve(file));
            if (!file.equals(Gallery.PAGE)) {
                assertThat(runs).as(file).anyMatch(name -> file.startsWith(name + ".") || file.startsWith(name + "-"));
            }
        }
        Gallery.write(folder);
        assertThat(folder.resolve(Gallery.PAGE)).hasSameTextualContentAs(RUNS.resolve(Gallery.PAGE));
    }

    private static List<List<String>> table(String file) throws IOException {
        return Csv.rows(Files.readString(RUNS.resolve(file)));
    }

    /** Tables 4.1 and 4.2 of Wieczorek 2009: all but the look-ahead guess as well as in the source. */
    @ParameterizedTest
    @ValueSource(strings = {"fpu-compare", "fpu-expert-first"})
    void qualitiesAreThoseOfTheSourceButForTheLookAhead(String name) throws IOException {
        List<List<String>> rows = table(name + "-source.csv");
        for (List<String> row : rows.subList(1, rows.size())) {
            double distance = Math.abs(Double.parseDouble(row.get(3)));
            if (row.get(0).startsWith("look-ahead")) assertThat(distance).isGreaterThan(0.045);
            else assertThat(distance).as(row.get(0)).isLessThan(0.022);
        }
        assertThat(rows).hasSize(5);
    }

    /** With an error for the source's numbers, too, the look-ahead alone is further off than chance reaches. */
    @ParameterizedTest
    @ValueSource(strings = {"fpu-compare", "fpu-expert-first"})
    void onlyTheLookAheadDiffersByMoreThanChance(String name) throws IOException {
        List<List<String>> rows = table(name + "-source.csv");
        int larger = rows.get(0).indexOf("larger than chance");
        for (List<String> row : rows.subList(1, rows.size())) {
            assertThat(row.get(larger)).as(row.toString()).isEqualTo(row.get(0).startsWith("look") ? "yes" : "no");
        }
    }

    /** Figure 4.1 of Wieczorek 2009, numbers lost: both measures rise, quality by ever less for each simulation. */
    @Test
    void moreSimulationsGuessBetter() throws IOException {
        List<List<String>> rows = table("fpu-simulations-scores.csv");
        List<List<String>> settings = rows.subList(1, rows.size());
        assertThat(settings.stream().map(row -> row.get(0))).containsExactly("25", "50", "100", "200", "350", "700");
        assertThat(settings.stream().map(row -> estimate(row.get(2)))).isSorted();
        assertThat(settings.stream().map(row -> estimate(row.get(3)))).isSorted();
        double last = Double.POSITIVE_INFINITY;
        for (int i = 1; i < settings.size(); i++) {
            double more = estimate(settings.get(i).get(2))
                    - estimate(settings.get(i - 1).get(2));
            double gain = more
                    / (Integer.parseInt(settings.get(i).get(0))
                            - Integer.parseInt(settings.get(i - 1).get(0)));
            assertThat(gain).as("gain of step %d", i).isBetween(0.0, last);
            last = gain;
        }
    }

    /** Table 6.3 of Śliwa 2013: UCT is clearly ahead of Monte Carlo. */
    @Test
    void uctWinsMoreOftenThanMonteCarlo() throws IOException {
        List<List<String>> rows = table("gogame-uct-vs-mc-results.csv");
        int won = rows.get(0).indexOf("won");
        int games = rows.get(0).indexOf("games");
        int uct = Integer.parseInt(rows.get(1).get(won));
        int flat = Integer.parseInt(rows.get(2).get(won));
        int of = Integer.parseInt(rows.get(1).get(games));
        assertThat(rows.get(2).get(games)).isEqualTo("" + of);
        ChanceTest test = ChanceTest.ofProportions(uct, of, flat, of);
        assertThat(test.ours()).isGreaterThan(test.theirs());
        assertThat(test.pValue()).isLessThan(0.001);
    }

    /** The number before its interval. */
    private static double estimate(String cell) {
        return Double.parseDouble(cell.substring(0, cell.indexOf(' ')));
    }
}
