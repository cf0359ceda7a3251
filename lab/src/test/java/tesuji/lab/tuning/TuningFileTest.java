package tesuji.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.games.Games;
import tesuji.lab.catalog.PlayerSpec;
import tools.jackson.databind.json.JsonMapper;

final class TuningFileTest {
    private static final String GOOD = "{'game': 'hex:size=3', 'player': 'uct[c={x}]', 'opponents': ['uct', "
            + "{'player': 'flat', 'simulations': 7}], 'parameters': [{'name': 'x', 'low': 0.1, 'high': 10, "
            + "'scale': 'log', 'default': 0.7}], 'simulations': 50, 'games': 40, 'verify': 20, 'seed': 9}";

    @TempDir
    private Path folder = Path.of("");

    private static TuningFile read(String json) {
        return TuningFile.read(
                JsonMapper.shared().readTree(json.replace('\'', '"')), Games.library(), Path.of("somewhere"));
    }

    @Test
    void aFileIsRead() {
        TuningPlan plan = read(GOOD).plan();
        assertThat(plan.isSweep()).isFalse();
        assertThat(plan.pairs()).isEqualTo(20);
        assertThat(plan.verification()).isEqualTo(10);
        assertThat(plan.pool()).extracting(spec -> spec.limits().steps()).containsExactly(50L, 7L);
        assertThat(plan.standard()).contains(List.of(0.7));
        assertThat(plan.recipe(List.of(0.25))).isEqualTo("uct[c=0.25]");
        assertThat(read(GOOD.replace("'seed': 9", "'out': 'here'")).out()).contains(Path.of("somewhere/here"));
    }

    /** Whichever values are tried, and for every opponent. */
    @Test
    void externalProgramsAreWaitedForAsLongAsTheFileSays() {
        TuningPlan plan = read(GOOD.replace("'seed': 9", "'engineTimeout': 2.5").replace("['uct', ", "['gtp:none', "))
                .plan();
        assertThat(plan.pool()).extracting(PlayerSpec::patience).containsOnly(Duration.ofMillis(2500));
        assertThat(plan.spec(List.of(0.25)))
                .isEqualTo(new PlayerSpec("uct[c=0.25]", plan.spec().limits(), 1, Duration.ofMillis(2500)));
        assertThat(read(GOOD).plan().spec(List.of(0.25)).patience()).isEqualTo(PlayerSpec.PATIENCE);
        assertThatThrownBy(() -> read(GOOD.replace("'seed': 9", "'engineTimeout': 0")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("engineTimeout");
    }

    @Test
    void valuesMakeASweep() {
        TuningPlan plan = read(GOOD.replace("'low': 0.1, 'high': 10, 'scale': 'log'", "'values': [0.5, 1, 0.5]"))
                .plan();
        assertThat(plan.isSweep()).isTrue();
        assertThat(plan.grid()).containsExactly(List.of(0.5), List.of(1.0));
        assertThat(read(GOOD.replace("'scale': 'log'", "'scale': 'log', 'steps': 3"))
                        .plan()
                        .grid())
                .containsExactly(List.of(0.1), List.of(1.0), List.of(10.0));
    }

    private static final String PARTS = "{'game': 'hex:size=3', 'player': 'mcts[finalMove={m}, selection=Ucb1["
            + "exploration={c}]]', 'opponents': ['uct'], 'parameters': [{'name': 'm', 'values': [VALUES], 'default':"
            + " 'Secure'}, {'name': 'c', 'values': [0.5, 1], 'default': 0.7}]}";

    @Test
    void partsOfARecipeMakeASweep() {
        TuningPlan plan = read(PARTS.replace("VALUES", "'BestMean', 'Secure[bound=UPPER]', 'BestMean'"))
                .plan();
        assertThat(plan.grid()).hasSize(4);
        assertThat(plan.grid().stream().map(plan::recipe))
                .contains("mcts[finalMove=Secure[bound=UPPER], selection=Ucb1[exploration=0.5]]");
        assertThat(plan.recipe(plan.standard().orElseThrow()))
                .isEqualTo("mcts[finalMove=Secure, selection=Ucb1[exploration=0.7]]");
        assertThatThrownBy(() -> read(PARTS.replace("VALUES", "'BestMean', 'Worst'")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("Worst");
    }

    @Test
    void numbersAmongWordsAndTruthAreWordsToo() {
        assertThat(read(GOOD.replace("'scale': 'log'", "'values': [1, '0.5']"))
                        .plan()
                        .parameters()
                        .get(0)
                        .words())
                .containsExactly("1", "0.5", "0.7");
        assertThat(TunedParameter.ofWords("t", List.of("true", "false"), Optional.of("true"))
                        .standard())
                .hasValue(0);
    }

    /** Folders of tunings of numbers go on, whatever else can be tuned by now. */
    @Test
    void theFirstLineOfAJournalOfNumbersStaysTheSame() {
        assertThat(read(GOOD).plan().parameters())
                .hasToString("[TunedParameter[name=x, low=0.1, high=10.0, logarithmic=true, whole=false,"
                        + " standard=OptionalDouble[0.7], values=[]]]");
        assertThat(read(PARTS.replace("VALUES", "'BestMean'"))
                        .plan()
                        .parameters()
                        .get(0))
                .hasToString("TunedParameter[name=m, low=0.0, high=1.0, logarithmic=false, whole=true,"
                        + " standard=OptionalDouble[1.0], values=[0.0], words=[BestMean, Secure]]");
    }

    @Test
    void severalParametersMakeAGrid() {
        TuningPlan plan = read("{'game': 'hex:size=3', 'player': 'mcts[selection=Ucb1[exploration={c}],"
                        + " growth=AfterVisits[visits={n}]]', 'opponents': ['uct'], 'parameters': ["
                        + "{'name': 'c', 'values': [0.5, 1]}, {'name': 'n', 'low': 1, 'high': 3, 'whole': true,"
                        + " 'steps': 3}]}")
                .plan();
        assertThat(plan.grid()).hasSize(6).contains(List.of(0.5, 2.0));
        assertThat(plan.recipe(List.of(0.5, 2.0)))
                .isEqualTo("mcts[selection=Ucb1[exploration=0.5], growth=AfterVisits[visits=2]]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'seed': 9 | 'luck': 9 | There is no field \"luck\"",
                "'game': 'hex:size=3', | | The field game is missing",
                "uct[c={x}] | uct[c={y}] | does not have the parameter {x}.",
                "uct[c={x}] | uct[d={x}] | uct has no parameter",
                "['uct', | [5, | opponents must be a list of players",
                "'flat' | 'nobody' | There is no player \"nobody\"",
                "'games': 40 | 'games': 41 | games must be an even number, because games come in pairs, not 41.",
                "'low': 0.1 | 'low': 20 | parameters[1].low must be less than parameters[1].high.",
                "'low': 0.1 | 'low': -1 | parameters[1].low must be above 0 on a logarithmic scale.",
                "'low': 0.1, | | The field parameters[1].low is missing",
                "'low': 0.1 | 'low': 'x' | parameters[1].low must be a number, not \"x\".",
                "'scale': 'log' | 'scale': 'odd' | parameters[1].scale must be linear or log",
                "'scale': 'log' | 'whole': 1 | parameters[1].whole must be true or false, not 1.",
                "'scale': 'log' | 'values': ['a'] | uct: c must be a number from 0 to 1000000, not \"a\".",
                "'scale': 'log' | 'values': [[1]] | parameters[1].values must be a list of numbers or texts, at most",
                "'scale': 'log' | 'values': [' '] | parameters[1].values must be a list of numbers or texts, at most",
                "'scale': 'log' | 'values': [1e999] | parameters[1].values must be a list of numbers or texts, at most",
                "'scale': 'log' | 'values': 3 | parameters[1].values must be a list of numbers or texts, at most 1000",
                "'default': 0.7 | 'default': 'x' | parameters[1].default must be a number, not \"x\".",
                "'name': 'x', | | The field parameters[1].name is missing: a word.",
            })
    void mistakesAreNamed(String good, String bad, String sentence) {
        assertThat(GOOD).contains(good);
        assertThatThrownBy(() -> read(GOOD.replace(good, bad == null ? "" : bad)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void aSweepOfSomeParametersOnlyIsRefused() {
        assertThatThrownBy(() -> read("{'game': 'hex:size=3', 'player': 'mcts[selection=Ucb1[exploration={c}],"
                        + " growth=AfterVisits[visits={n}]]', 'opponents': ['uct'], 'parameters': ["
                        + "{'name': 'c', 'values': [0.5, 1]}, {'name': 'n', 'low': 1, 'high': 3}]}"))
                .isInstanceOf(InputException.class)
                .hasMessage("Give values of all parameters, for a sweep, or of none, for a search.");
    }

    @Test
    void aFolderWithoutPairsIsFreeForAnotherTuning() throws IOException {
        TuningPlan plan = read(GOOD).plan();
        TuningPlan other = read(GOOD.replace("'seed': 9", "'seed': 10")).plan();
        for (TuningPlan each : List.of(plan, other, other)) {
            try (TuningFolder files = TuningFolder.open(folder, each)) {
                assertThat(files.kept()).isEmpty();
                assertThat(files.notice()).isEmpty();
            }
        }
        assertThat(Files.readAllLines(folder.resolve("pairs.jsonl")))
                .singleElement()
                .asString()
                .contains("seed=10");
        Files.writeString(folder.resolve("pairs.jsonl"), "somebody else's\n");
        assertThatThrownBy(() -> TuningFolder.open(folder, other)).hasMessageContaining("holds another tuning");
    }

    /** Neither in folders of programs that did not say it, nor in those of programs that did. */
    @Test
    void howLongProgramsAreWaitedForMayChange() throws IOException {
        TuningPlan patient = read(GOOD).plan();
        TuningPlan hasty = read(GOOD.replace("'seed': 9", "'seed': 9, 'engineTimeout': 0.5"))
                .plan();
        PlayedPair pair = new PlayedPair(TuningPhase.SEARCH, 0, List.of(0.5), "uct", 1, -1);
        try (TuningFolder files = TuningFolder.open(folder, patient)) {
            files.keep(pair);
        }
        Path journal = folder.resolve("pairs.jsonl");
        String kept = Files.readString(journal);
        assertThat(kept).contains("threads=1]").doesNotContain("patience");
        for (String text : List.of(kept, kept.replace("threads=1]", "threads=1, patience=PT10M]"))) {
            Files.writeString(journal, text);
            try (TuningFolder files = TuningFolder.open(folder, hasty)) {
                assertThat(files.kept()).containsExactly(pair);
            }
        }
    }

    @Test
    void pairsAreKept() throws IOException {
        TuningPlan plan = read(GOOD).plan();
        PlayedPair pair = new PlayedPair(TuningPhase.SEARCH, 0, List.of(0.5), "uct", 1, -1);
        try (TuningFolder files = TuningFolder.open(folder, plan)) {
            files.keep(pair);
            assertThatThrownBy(() -> TuningFolder.open(folder, plan)).hasMessageContaining("Another tuning is writing");
        }
        Files.writeString(folder.resolve("pairs.jsonl"), "{\"phase\":\"sea", StandardOpenOption.APPEND);
        try (TuningFolder files = TuningFolder.open(folder, plan)) {
            assertThat(files.kept()).containsExactly(pair);
            assertThat(files.notice().orElseThrow()).endsWith("; 1 pair was kept.");
            TuningRun run = new TuningRun(plan, (pairs, keeper) -> true, files.kept(), kept -> {}, (all, one) -> {});
            assertThat(files.writeReport(run, run.result()))
                    .isEqualTo(folder.resolve("tune.html"))
                    .content()
                    .contains("<svg", "Only 1 of ");
            assertThat(folder.resolve("scores.svg")).content().contains("<svg");
            assertThat(folder.resolve("index.html")).content().contains("href=\"tune.html\"");
        }
        TuningPlan other = read(GOOD.replace("'seed': 9", "'seed': 10")).plan();
        assertThatThrownBy(() -> TuningFolder.open(folder, other))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("holds another tuning");
    }
}
