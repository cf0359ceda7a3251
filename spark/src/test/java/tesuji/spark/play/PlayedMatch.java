package tesuji.spark.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tesuji.core.game.Game;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.Journal;
import tesuji.lab.journal.MatchFolder;
import tesuji.lab.journal.Origin;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.Match;
import tesuji.lab.match.PlannedGame;
import tesuji.lab.match.StoppableRun;
import tesuji.lab.site.LocalSite;
import tesuji.lab.site.TrialSite;

/** A match of quick games of Connect Four in a folder. */
record PlayedMatch(Match match, Path folder) {
    private static final Origin ORIGIN = new Origin("1.2", "abc", Origin.Machine.here());
    static final TrialSite HERE = new LocalSite(Games.library(), System::nanoTime);

    static PlayedMatch of(int games, Path folder) {
        Conditions conditions = new Conditions(
                Games.library().open("connectfour:width=5,height=4").id(), 2, Conditions.ENDLESS);
        PlayerSpec a = new PlayerSpec("uct[capacity=5000]", Limits.steps(30), 1);
        PlayerSpec b = new PlayerSpec("flat", Limits.steps(30), 1);
        return new PlayedMatch(new Match(conditions, a, b, games, 3), folder);
    }

    /** Plays what is missing; false if it was stopped. */
    boolean play(TrialSite site, Consumer<StoppableRun> afterEach) {
        Game game = Games.library().open(match.conditions().game());
        try (MatchFolder files = MatchFolder.open(folder, match, game)) {
            Journal journal = new Journal(files.kept());
            Set<Integer> done = files.kept().stream().map(Entry::game).collect(Collectors.toSet());
            List<PlannedGame> open = match.tasks().stream()
                    .filter(task -> !done.contains(task.number()))
                    .map(PlannedGame::new)
                    .toList();
            StoppableRun[] self = new StoppableRun[1];
            self[0] = site.match(ORIGIN, 2).prepare(open, played -> {
                Entry entry = journal.entry(played);
                files.write(played, entry);
                journal.add(entry);
                afterEach.accept(self[0]);
            });
            return self[0].run();
        }
    }

    /** The journal, which holds every game once. */
    List<String> journal() throws IOException {
        List<String> lines = Journals.of(folder.resolve("games.jsonl"));
        assertThat(lines.stream().map(line -> line.replaceFirst(".*?(\"game\":[0-9]+).*", "$1")))
                .doesNotHaveDuplicates();
        return lines;
    }
}
