package tesuji.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.games.go.GoRules;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoSgf;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.match.Arena;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.Match;
import tesuji.lab.match.Sides;

final class MatchFolderTest {
    private static final Origin ORIGIN = new Origin("1.2", "abc", Origin.Machine.here());
    private static final Arena ARENA = new Arena(Games.library(), new Catalog(Games.library()));
    private static final PlayerSpec FLAT = new PlayerSpec("flat", Limits.steps(34), 1);
    private static final PlayerSpec RANDOM = new PlayerSpec("random", Limits.NONE, 1);

    @TempDir
    private Path folder = Path.of("");

    private static Match match(String game, PlayerSpec a, PlayerSpec b, long seed) {
        GameId id = Games.library().open(game).id();
        return new Match(new Conditions(id, 2, Conditions.ENDLESS), a, b, 4, seed);
    }

    private static Game open(Match match) {
        return Games.library().open(match.conditions().game());
    }

    private final Match go = match("go:size=4,komi=0.5", FLAT, RANDOM, 1);

    @Test
    void gamesCanBeReadWhileSomebodyPlays() throws IOException, InterruptedException {
        assertThat(MatchFolder.peek(folder)).isEmpty();
        assertThat(MatchFolder.size(folder)).isZero();
        try (MatchFolder files = MatchFolder.open(folder, go, open(go))) {
            Journal journal = new Journal(files.kept());
            for (int game : new int[] {2, 1}) keep(files, journal, ARENA.play(go.task(game)));
            Path file = folder.resolve("games.jsonl");
            assertThat(MatchFolder.size(folder)).isEqualTo(Files.size(file));
            Files.writeString(file, "{\"game\":3,\"ru", StandardOpenOption.APPEND);
            assertThat(MatchFolder.peek(folder)).extracting(Entry::game).containsExactly(1, 2);
        }
    }

    @Test
    void theFolderOfATournamentIsRefused() throws IOException {
        Files.writeString(folder.resolve("tournament.jsonl"), "");
        assertThatThrownBy(() -> MatchFolder.open(folder, go, open(go)))
                .isInstanceOf(InputException.class)
                .hasMessage(folder + " holds the games of a tournament; choose another folder.");
    }

    private static void keep(MatchFolder files, Journal journal, GameReport report) {
        FinishedGame game = new ReportedGame(report, ORIGIN);
        Entry entry = journal.entry(game);
        files.write(game, entry);
        journal.add(entry);
    }

    private List<Entry> play(Match match, int... games) throws InterruptedException {
        try (MatchFolder files = MatchFolder.open(folder, match, open(match))) {
            Journal journal = new Journal(files.kept());
            for (int game : games) keep(files, journal, ARENA.play(match.task(game)));
            return journal.entries();
        }
    }

    private List<String> lines(String name) throws IOException {
        return Files.readAllLines(folder.resolve(name));
    }

    private static List<Entry> reopened(Path folder, Match match) {
        try (MatchFolder files = MatchFolder.open(folder, match, open(match))) {
            return files.kept();
        }
    }

    @Test
    void whatIsWrittenIsReadAgain() throws Exception {
        List<Entry> written = play(go, 1, 2);
        assertThat(reopened(folder, go)).isEqualTo(written);
        assertThat(lines("games.jsonl")).hasSize(2);
        List<String> head = TwoGtpTable.head(go).toList();
        assertThat(head).startsWith("# Black: flat").endsWith("#", TwoGtpTable.HEAD);
        assertThat(lines("games.dat")).hasSize(head.size() + 2).startsWith(head.toArray(String[]::new));
        assertThat(lines("games.csv"))
                .hasSize(3)
                .startsWith(Csv.line(new GamesTable(open(go), ZoneId.systemDefault()).titles()));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "game-0001.sgf",
                            "game-0001.log",
                            "game-0002.sgf",
                            "game-0002.log",
                            "games.jsonl",
                            "games.dat",
                            "games.csv",
                            ".lock");
        }
    }

    @Test
    void aMatchGoesOnInTheOrderOfItsGames() throws Exception {
        play(go, 2);
        List<Entry> all = play(go, 1, 3);
        assertThat(all).extracting(Entry::game).containsExactly(2, 1, 3);
        assertThat(reopened(folder, go)).extracting(Entry::game).containsExactly(1, 2, 3);
        assertThat(lines("games.dat").stream().filter(line -> !line.startsWith("#")))
                .first()
                .asString()
                .startsWith("0\t");
    }

    @Test
    void tablesAreMendedFromTheJournal() throws Exception {
        play(go, 1, 2);
        List<String> dat = lines("games.dat");
        List<String> csv = lines("games.csv");
        Files.delete(folder.resolve("games.csv"));
        Files.writeString(folder.resolve("games.dat"), "half a li", StandardOpenOption.APPEND);
        reopened(folder, go);
        assertThat(lines("games.dat")).isEqualTo(dat);
        assertThat(lines("games.csv")).isEqualTo(csv);
    }

    @Test
    void aLineThatWasCutOffIsPlayedAgain() throws Exception {
        List<Entry> written = play(go, 1, 2);
        Path journal = folder.resolve("games.jsonl");
        String text = Files.readString(journal);
        Files.writeString(journal, text.substring(0, text.length() - 20));
        assertThat(reopened(folder, go)).isEqualTo(written.subList(0, 1));
        play(go, 2);
        assertThat(reopened(folder, go)).extracting(Entry::movesHash).isEqualTo(hashes(written));
    }

    /**
     * Torn by two programs that wrote at once, or by a disk that was full: what is whole counts, nothing is thrown
     * away.
     */
    @Test
    void whatCannotBeReadIsSetAsideAndTheRestIsKept() throws Exception {
        List<Entry> written = play(go, 1, 2, 3);
        Path journal = folder.resolve("games.jsonl");
        List<String> lines = lines("games.jsonl");
        String torn = lines.get(1).substring(0, 200) + lines.get(2);
        String foreign = "{\"name\":\"somebody else's\"}";
        String tail = lines.get(1) + lines.get(2).substring(90);
        Files.write(journal, List.of(lines.get(0), torn, foreign, tail, lines.get(2), "null", lines.get(0), "łódź"));
        try (MatchFolder files = MatchFolder.open(folder, go, open(go))) {
            assertThat(files.kept()).containsExactly(written.get(0), written.get(2));
            assertThat(files.notice())
                    .contains("6 lines of " + journal + " could not be used and were moved to " + journal
                            + ".aside; 2 games were kept.");
        }
        assertThat(lines("games.jsonl")).containsExactly(lines.get(0), lines.get(2));
        assertThat(lines("games.jsonl.aside")).containsExactly(torn, foreign, tail, "null", lines.get(0), "łódź");
        assertThat(lines("games.csv")).hasSize(3);
        play(go, 2);
        assertThat(reopened(folder, go)).extracting(Entry::movesHash).isEqualTo(hashes(written));
    }

    /** A torn line does not open the folder to another match, nor is anything moved. */
    @Test
    void aTornJournalOfAnotherMatchIsRefusedAsItStands() throws Exception {
        play(go, 1, 2);
        Path journal = folder.resolve("games.jsonl");
        Files.writeString(journal, "{\"game\":3,\"ru\n" + Files.readString(journal));
        String before = Files.readString(journal);
        assertThatThrownBy(() -> reopened(folder, match("go:size=4,komi=0.5", FLAT, RANDOM, 2)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("holds games of another match");
        assertThat(journal).hasContent(before);
        assertThat(folder.resolve("games.jsonl.aside")).doesNotExist();
        assertThat(reopened(folder, go)).hasSize(2);
    }

    /** All that a program that was killed in its first game may leave. */
    @Test
    void aJournalOfOneTornLineIsBegunAnew() throws Exception {
        Files.writeString(folder.resolve("games.jsonl"), "{\"game\":1,\"rules\":\"go:si");
        try (MatchFolder files = MatchFolder.open(folder, go, open(go))) {
            assertThat(files.kept()).isEmpty();
            assertThat(files.notice()).isPresent();
        }
        assertThat(play(go, 1)).hasSize(1);
        assertThat(reopened(folder, go)).hasSize(1);
    }

    private static List<String> hashes(List<Entry> entries) {
        return entries.stream().map(Entry::movesHash).toList();
    }

    @Test
    void gamesOfAnotherMatchAreRefused() throws Exception {
        play(go, 1);
        List<Match> others = List.of(
                match("go:size=4,komi=1.5", FLAT, RANDOM, 1),
                match("go:size=4,komi=0.5", RANDOM, FLAT, 1),
                match("go:size=4,komi=0.5", new PlayerSpec("flat", Limits.steps(35), 1), RANDOM, 1),
                match("go:size=4,komi=0.5", new PlayerSpec("flat", Limits.steps(34), 2), RANDOM, 1),
                match("go:size=4,komi=0.5", FLAT, RANDOM, 2),
                new Match(new Conditions(go.conditions().game(), 1, Conditions.ENDLESS), FLAT, RANDOM, 4, 1),
                new Match(new Conditions(go.conditions().game(), 2, 50), FLAT, RANDOM, 4, 1),
                new Match(fixed(go.conditions()), FLAT, RANDOM, 4, 1));
        for (Match other : others) {
            assertThatThrownBy(() -> reopened(folder, other))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("holds games of another match (flat against random, go:size=4");
        }
        assertThat(reopened(folder, go)).hasSize(1);
    }

    private static Conditions fixed(Conditions conditions) {
        return new Conditions(conditions.game(), conditions.opening(), conditions.longest(), Sides.FIXED);
    }

    @Test
    void aMatchWithFixedSidesGoesOn() throws Exception {
        Match fixed = new Match(fixed(go.conditions()), FLAT, RANDOM, 4, 1);
        assertThat(play(fixed, 1, 2)).extracting(Entry::first).containsExactly("a", "a");
        assertThat(lines("games.jsonl").get(0)).contains("\"sides\":\"fixed\"");
        assertThat(reopened(folder, fixed)).hasSize(2);
        assertThatThrownBy(() -> reopened(folder, go)).isInstanceOf(InputException.class);
    }

    /** Journals once said nothing of sides, decisions and warnings; the sides were exchanged then. */
    @Test
    void anOldJournalIsReadAndGoesOn() throws Exception {
        List<Entry> written = play(go, 1, 2);
        Path journal = folder.resolve("games.jsonl");
        String old = Files.readString(journal)
                .replaceAll("\"sides\":\"exchanged\",", "")
                .replaceAll(",\"decisions\":[0-9]+,\"warning\":null", "");
        assertThat(old).doesNotContain("sides", "decisions", "warning");
        Files.writeString(journal, old);
        List<Entry> kept = reopened(folder, go);
        assertThat(kept).extracting(Entry::movesHash).isEqualTo(hashes(written));
        for (Entry entry : kept) {
            assertThat(entry.sides()).isEqualTo(Sides.EXCHANGED);
            assertThat(entry.warnings()).isEmpty();
            assertThat(entry.decisions(entry.a())).isEqualTo((entry.moves().size() - 2) / 2.0);
        }
        Match fixed = new Match(fixed(go.conditions()), FLAT, RANDOM, 4, 1);
        assertThatThrownBy(() -> reopened(folder, fixed)).isInstanceOf(InputException.class);
    }

    @Test
    void somethingElseIsNotOverwritten() throws IOException {
        Files.writeString(folder.resolve("games.jsonl"), "my notes\n");
        assertThatThrownBy(() -> reopened(folder, go))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is not the journal of a match");
        assertThat(lines("games.jsonl")).containsExactly("my notes");
        assertThatThrownBy(() -> MatchFolder.open(folder.resolve("games.jsonl"), go, open(go)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot be written");
    }

    @Test
    void onlyOneWorksInAFolder() {
        try (MatchFolder first = MatchFolder.open(folder, go, open(go))) {
            assertThat(first.kept()).isEmpty();
            assertThatThrownBy(() -> reopened(folder, go))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("Another match is writing");
        }
        assertThat(reopened(folder, go)).isEmpty();
    }

    @Test
    void theSgfHoldsTheWholeGame() throws Exception {
        Entry entry = play(go, 2).get(0);
        Path file = folder.resolve("game-0002.sgf");
        GameRecord record =
                GoReplay.record(GoSgf.load(file), Integer.MAX_VALUE, Games.library(), GoRules.Preset.CHINESE);
        assertThat(record.game()).isEqualTo(go.conditions().game());
        assertThat(record.moves().stream()
                        .map(Games.library().open(record.game()).notation()::move)
                        .toList())
                .isEqualTo(entry.moves());
        assertThat(Files.readString(file))
                .contains("PB[random]", "PW[flat]", "RE[" + entry.result() + "]", "KM[0.5]", "RU[Chinese]", "RO[2]")
                .containsPattern("DT\\[[0-9]{4}-[0-9]{2}-[0-9]{2}\\]")
                .containsPattern("C\\[win rate [0-9.]+ %, 34 simulations, [0-9.]+ s\\]");
    }

    @Test
    void theLogTellsOfEveryDecision() throws Exception {
        Entry entry = play(go, 1).get(0);
        String log = Files.readString(folder.resolve("game-0001.log"));
        assertThat(log)
                .startsWith(
                        "game 1 of go:size=4,komi=0.5,rules=chinese\nfirst: flat\nsecond: random\nopening: 2 moves\n")
                .contains("move 3, first side: " + entry.moves().get(2), "available memory")
                .containsPattern("simulations 34, value of the best [01]\\.[0-9]{4}\n"
                        + "  candidates ([A-D][1-4]|pass) [01]\\.[0-9]{4} \\([0-9]+\\), ")
                .endsWith("result: " + entry.result() + "\n" + entry.note() + "\n");
        assertThat(log.lines().filter(line -> line.startsWith("move ")))
                .hasSize(entry.moves().size() - 2);
    }

    @Test
    void theLogTellsOfTrees() throws Exception {
        PlayerSpec uct = new PlayerSpec("uct", Limits.steps(50), 1);
        Entry entry = play(match("go:size=4,komi=0.5", uct, RANDOM, 1), 1).get(0);
        String log = Files.readString(folder.resolve("game-0001.log"));
        assertThat(log).containsPattern("""
                        move 3, first side: .*
                          time [0-9.]+ s, available memory [0-9]+ MB
                          tree memory [0-9]+\\.[0-9] MB, tree size [0-9]+ of [0-9]+ nodes
                          simulations [0-9]+, value of the best \
                        """);
        Entry.Tree largest = entry.a().tree().orElseThrow();
        assertThat(log)
                .contains(String.format(
                        Locale.ROOT,
                        "tree memory %.1f MB, tree size %d of %d nodes\n",
                        largest.bytes() / (double) (1 << 20),
                        largest.nodes(),
                        largest.capacity()));
        assertThat(log.lines().filter(line -> line.contains("tree memory")))
                .as("random has no tree")
                .hasSizeBetween(1, entry.moves().size() / 2);
    }

    @Test
    void otherGamesAreWords() throws Exception {
        Entry entry = play(match("tictactoe", FLAT, RANDOM, 1), 1).get(0);
        assertThat(entry.facts()).isEmpty();
        assertThat(entry.margin()).isEmpty();
        assertThat(lines("games.csv")).hasSize(2).startsWith("seed,first,second,winner,moves,time");
        assertThat(lines("games.csv").get(1))
                .startsWith(entry.seed() + ",flat,random,")
                .contains("," + entry.moves().size() + ",");
        assertThat(lines("game-0001.txt"))
                .startsWith("game tictactoe", "moves " + String.join(" ", entry.moves()), "# first: flat")
                .contains("# result: " + entry.result() + " (rules)");
    }

    @Test
    void gamesOfTaifhoHaveARowEach() throws Exception {
        Match taifho = match("taifho:cap=20", RANDOM, RANDOM, 2);
        List<Entry> entries = play(taifho, 1, 2);
        List<String> written = lines("games.csv");
        assertThat(written).hasSize(3).startsWith("seed,Green,Blue,winner,moves,time");
        for (Entry entry : entries) {
            String length = open(taifho).notation().length(entry.moves().size());
            assertThat(written.get(entry.game()))
                    .matches(entry.seed() + ",random,random,(Green|Blue)," + length + ",[0-9]+\\.[0-9]{2}");
        }
        Files.delete(folder.resolve("games.csv"));
        reopened(folder, taifho);
        assertThat(lines("games.csv")).isEqualTo(written);
    }

    /** They named the facts of Go in the lines of all games, before the origin. */
    @Test
    void journalsOfOlderProgramsAreRead() throws Exception {
        Path journal = folder.resolve("games.jsonl");
        List<Entry> written = play(go, 1);
        String line = Files.readString(journal);
        int begin = line.indexOf(",\"go\":{");
        String facts = line.substring(begin, line.indexOf('}', begin) + 1);
        Files.writeString(journal, line.replace(facts, "").replace(",\"origin\"", facts + ",\"origin\""));
        assertThat(reopened(folder, go)).isEqualTo(written);
    }

    @Test
    void oldLinesOfOtherGamesHaveNoFacts() throws Exception {
        Match match = match("tictactoe", FLAT, RANDOM, 1);
        List<Entry> written = play(match, 1);
        Path journal = folder.resolve("games.jsonl");
        Files.writeString(journal, Files.readString(journal).replace(",\"origin\"", ",\"go\":null,\"origin\""));
        assertThat(reopened(folder, match)).isEqualTo(written);
    }
}
