package tesuji.lab.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.lab.Experiments;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.TrialPlace;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.FinishedGame;
import tesuji.lab.journal.Journal;
import tesuji.lab.journal.MatchFolder;
import tesuji.lab.journal.Origin;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.Match;
import tesuji.lab.match.PlannedGame;
import tesuji.lab.match.StoppableRun;
import tesuji.lab.place.GamePlace;
import tesuji.lab.prediction.FolderPrediction;
import tesuji.lab.prediction.GoCorpus;
import tesuji.lab.tournament.TournamentFile;
import tesuji.lab.tournament.TournamentFolder;
import tesuji.lab.tournament.TournamentRun;
import tesuji.lab.tuning.GamePairs;
import tesuji.lab.tuning.PlayedPair;
import tesuji.lab.tuning.TuningFile;
import tesuji.lab.tuning.TuningRun;
import tools.jackson.databind.json.JsonMapper;

/** What other machines make of the texts they are sent is what this one makes, up to order, times and memory. */
@Timeout(600)
final class RemoteSiteTest {
    private static final Origin ORIGIN = new Origin("1.2", "abc", new Origin.Machine("abacus", 1, 1, "", ""));
    private static final TrialSite HERE = new LocalSite(Games.library(), System::nanoTime);

    private final TwiceDone workforce = new TwiceDone();
    private final TrialSite elsewhere = new RemoteSite(Games.library(), workforce, false);

    @TempDir
    private Path folder = Path.of("");

    private static PlayerSpec spec(String player, int threads) {
        return new PlayerSpec(player, new Limits(30, Duration.ofSeconds(100)), threads);
    }

    private static Match match(String game, int games) {
        Conditions conditions = new Conditions(Games.library().open(game).id(), 2, 60);
        return new Match(conditions, spec("uct[capacity=5000]", 1), spec("flat", 1), games, 7);
    }

    private List<Entry> play(TrialSite site, Match match, String name) {
        Game game = Games.library().open(match.conditions().game());
        try (MatchFolder files = MatchFolder.open(folder.resolve(name), match, game)) {
            Journal journal = new Journal(files.kept());
            List<PlannedGame> games =
                    match.tasks().stream().map(PlannedGame::new).toList();
            StoppableRun run = site.match(ORIGIN, 1).prepare(games, played -> {
                Entry entry = journal.entry(played);
                files.write(played, entry);
                journal.add(entry);
            });
            assertThat(run.run()).isTrue();
            return journal.entries();
        }
    }

    /** What depends on the task alone; the order of arrival decides which of two equal games is the repeated one. */
    private static List<String> core(List<Entry> entries) {
        return entries.stream()
                .sorted(Comparator.comparingInt(Entry::game))
                .map(entry -> Stream.of(
                                entry.game(),
                                entry.rules(),
                                entry.first(),
                                part(entry.a()),
                                part(entry.b()),
                                entry.seed(),
                                entry.opening(),
                                entry.longest(),
                                entry.moves(),
                                entry.movesHash(),
                                entry.result(),
                                entry.winner(),
                                entry.margin(),
                                entry.termination(),
                                entry.note(),
                                entry.origin().version(),
                                entry.origin().revision(),
                                entry.own())
                        .map(String::valueOf)
                        .toList()
                        .toString())
                .toList();
    }

    private static List<Object> part(Entry.Part part) {
        return List.of(
                part.player(),
                part.name(),
                part.strategy(),
                part.seed(),
                part.threads(),
                part.simulations(),
                part.seconds(),
                part.steps(),
                part.decisions());
    }

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "go:size=3,komi=0.5", "kalah:pits=3,seeds=2"})
    void aMatchHasTheSameGames(String game) throws Exception {
        Match match = match(game, 6);
        List<Entry> there = play(elsewhere, match, "there");
        assertThat(core(there)).isEqualTo(core(play(HERE, match, "here")));
        assertThat(there).extracting(Entry::game).doesNotHaveDuplicates().isNotEqualTo(List.of(1, 2, 3, 4, 5, 6));
        assertThat(there).allMatch(entry -> entry.origin().machine().equals(Origin.Machine.here()));
        assertThat(files("there")).isEqualTo(files("here"));
        try (Stream<Path> all = Files.list(folder.resolve("there"))) {
            for (Path file :
                    all.filter(each -> each.toString().endsWith(".log")).toList()) {
                String own = Files.readString(folder.resolve("here").resolve(file.getFileName()));
                assertThat(timeless(Files.readString(file))).isEqualTo(timeless(own));
            }
        }
        assertThat(workforce.threads()).containsExactly(1);
    }

    private static String timeless(String log) {
        return log.replaceAll("time [0-9.]+ s, available memory [0-9]+ MB", "");
    }

    private List<String> files(String name) throws Exception {
        try (Stream<Path> all = Files.list(folder.resolve(name))) {
            return all.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void threadsOfPlayersAreAskedFor() {
        Conditions conditions = new Conditions(Games.library().open("tictactoe").id(), 0, Conditions.ENDLESS);
        play(elsewhere, new Match(conditions, spec("random", 1), spec("uct[capacity=5000]", 3), 2, 1), "threads");
        assertThat(workforce.threads()).containsExactly(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"gtp:gnugo --mode gtp", "perfect:solved.tsj", "net:kata.bin.gz", "solver:retrograde,cache=known"
            })
    void playersThatNeedFilesAreRefusedUnlessAllMachinesHaveThem(String player) {
        Conditions conditions = new Conditions(Games.library().open("tictactoe").id(), 0, Conditions.ENDLESS);
        Match match = new Match(conditions, spec("random", 1), spec(player, 1), 2, 1);
        List<PlannedGame> games = match.tasks().stream().map(PlannedGame::new).toList();
        GamePlace place = elsewhere.match(ORIGIN, 1);
        assertThatThrownBy(() -> place.prepare(games, played -> {}))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(player)
                .hasMessageContaining("--shared-files");
        new RemoteSite(Games.library(), workforce, true).match(ORIGIN, 1).prepare(games, played -> {});
        assertThat(workforce.threads()).hasSize(1);
    }

    @Test
    void whatIsWrongElsewhereIsToldInItsWords() {
        Conditions conditions = new Conditions(Games.library().open("tictactoe").id(), 0, Conditions.ENDLESS);
        Match match = new Match(conditions, spec("random", 1), spec("perfect:missing.tsj", 1), 1, 1);
        List<FinishedGame> played = new ArrayList<>();
        StoppableRun run = new RemoteSite(Games.library(), workforce, true)
                .match(ORIGIN, 1)
                .prepare(match.tasks().stream().map(PlannedGame::new).toList(), played::add);
        assertThatThrownBy(run::run)
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("On elsewhere: ")
                .hasMessageContaining("missing.tsj");
        assertThat(played).isEmpty();
    }

    private List<Entry> tournament(TrialSite site, String format, String name) {
        String json = "{'game': 'tictactoe', 'simulations': 20, 'players': ['flat', 'uct[capacity=5000]', 'random'],"
                + " 'openings': ['b2 a1', 'a1 c3 b2'], 'format': '" + format + "'}";
        TournamentFile file =
                TournamentFile.read(JsonMapper.shared().readTree(json.replace('\'', '"')), Games.library(), folder);
        try (TournamentFolder files = TournamentFolder.open(folder.resolve(name), file.tournament(), file.game())) {
            TournamentRun run = new TournamentRun(
                    file.tournament(),
                    new TournamentRun.Surroundings(
                            site.tournament(ORIGIN, 1), file.game(), System::nanoTime, game -> {}),
                    Optional.of(files));
            assertThat(run.play()).isTrue();
            assertThat(run.times().playerSeconds()).isPositive();
            return run.state().games().stream().map(game -> game.entry()).toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"round-robin", "knock-out", "swiss"})
    void aTournamentHasTheSameGames(String format) {
        List<Entry> there = tournament(elsewhere, format, "there");
        assertThat(core(there)).isEqualTo(core(tournament(HERE, format, "here")));
        assertThat(there.get(0).own()).containsKey("tournament");
    }

    private List<PlayedPair> tune(TrialSite site, String parameters) {
        String json = "{'game': 'tictactoe', 'player': 'uct[c={x}, capacity=5000]', 'opponents': ['random', 'flat'],"
                + " 'games': 12, 'verify': 4, 'simulations': 20, 'parallel': 4, 'parameters': [" + parameters + "]}";
        TuningFile file =
                TuningFile.read(JsonMapper.shared().readTree(json.replace('\'', '"')), Games.library(), folder);
        List<PlayedPair> pairs = new ArrayList<>();
        GamePairs player = new GamePairs(file.plan(), site.match(ORIGIN, 1));
        TuningRun run = new TuningRun(file.plan(), player, List.of(), pairs::add, (whole, pair) -> {});
        assertThat(run.play()).isTrue();
        return pairs;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{'name': 'x', 'values': [0.1, 0.7, 2]}", "{'name': 'x', 'low': 0.1, 'high': 2, 'default': 0.7}"
            })
    void tuningPlaysTheSamePairs(String parameters) {
        List<PlayedPair> here = tune(HERE, parameters);
        assertThat(tune(elsewhere, parameters)).isNotEmpty().containsExactlyInAnyOrderElementsOf(here);
    }

    private List<String> run(Experiment experiment, TrialPlace trials, String name) throws Exception {
        Workplace.Tools plain = Workplaces.tools();
        Workplace.Tools tools =
                new Workplace.Tools(plain.library(), plain.arena(), plain.nanos(), plain.reader(), trials);
        Path into = folder.resolve(name);
        try (Workplace at = Workplace.open(into, experiment, Scale.SMALL, 1, tools, done -> {})) {
            experiment.run(at);
            assertThat(at.done()).isEqualTo(experiment.trials(Scale.SMALL));
        }
        return Files.readAllLines(into.resolve(experiment.name() + ".jsonl"));
    }

    @Test
    void anExperimentHasTheSameRows() throws Exception {
        Experiment walks = Experiments.named("taifho-random-walk");
        List<String> here = run(walks, HERE.experiment(walks, GivenFiles.NONE, 1), "here");
        List<String> there = run(walks, elsewhere.experiment(walks, GivenFiles.NONE, 1), "there");
        assertThat(there.get(0)).isEqualTo(here.get(0));
        assertThat(there.stream().map(RemoteSiteTest::untimed))
                .containsExactlyInAnyOrderElementsOf(
                        here.stream().map(RemoteSiteTest::untimed).toList());
    }

    /** A walk ends with its time and how fast it was. */
    private static String untimed(String row) {
        return row.replaceAll("(,\"[0-9.]+\"){2}\\]", "]");
    }

    @Test
    void guessesAreTheSameThoughNoFileTravels() throws Exception {
        Path games = Files.createDirectories(folder.resolve("games"));
        Files.writeString(games.resolve("one.sgf"), "(;SZ[5]KM[7];B[cc];W[cd];B[dc];W[dd];B[];W[bc])");
        Files.writeString(games.resolve("two.sgf"), "(;SZ[5]KM[7]AB[cc][dd];W[cd];B[bd])");
        FolderPrediction prediction = new FolderPrediction(
                GoCorpus.read(games, 5, Games.library()), "wieczorek-constant", 10, Integer.MAX_VALUE);
        List<String> here = run(prediction, HERE.prediction(prediction, 1), "here");
        Files.delete(games.resolve("one.sgf"));
        List<String> there = run(prediction, elsewhere.prediction(prediction, 1), "there");
        assertThat(there).hasSize(8).containsExactlyInAnyOrderElementsOf(here);
    }

    @Test
    void experimentsThatMeasureTimesOrNeedFilesAreRefused() {
        for (Experiment experiment : Experiments.ALL) {
            switch (experiment.reach()) {
                case ANYWHERE -> elsewhere.experiment(experiment, GivenFiles.NONE, 1);
                case SAME_FILES ->
                    assertThatThrownBy(() -> elsewhere.experiment(experiment, GivenFiles.NONE, 1))
                            .isInstanceOf(InputException.class)
                            .hasMessageContaining(experiment.name())
                            .hasMessageContaining("--shared-files");
                case ONE_MACHINE ->
                    assertThatThrownBy(() -> elsewhere.experiment(experiment, GivenFiles.NONE, 1))
                            .isInstanceOf(InputException.class)
                            .hasMessageContaining("tesuji lab run " + experiment.name());
            }
        }
        assertThat(Experiments.ALL.stream().map(Experiment::reach).distinct()).hasSize(3);
    }
}
