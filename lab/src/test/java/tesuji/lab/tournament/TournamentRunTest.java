package tesuji.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Termination;
import tesuji.games.Games;
import tesuji.gtp.client.EnginePlayer;
import tesuji.gtp.client.EngineTimeouts;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.journal.Csv;
import tesuji.lab.journal.Origin;
import tesuji.lab.match.Arena;
import tesuji.lab.place.GamePlace;
import tesuji.lab.place.LocalGames;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.rating.RatingForm;
import tools.jackson.databind.json.JsonMapper;

@Timeout(120)
final class TournamentRunTest {
    private static final EngineTimeouts IMPATIENT = new EngineTimeouts(Duration.ofSeconds(3), Duration.ofHours(1));

    private static final Origin ORIGIN = new Origin("1.2", "abc", Origin.Machine.here());

    @TempDir
    private Path folder = Path.of("");

    private final List<TournamentGame> news = new ArrayList<>();

    private TournamentFile file(String fields) {
        String json = "{'game': 'tictactoe', 'simulations': 20, " + fields + "}";
        return TournamentFile.read(JsonMapper.shared().readTree(json.replace('\'', '"')), Games.library(), folder);
    }

    /** Plays until so many games are there; by then nobody is at work but one thread. */
    private TournamentState play(TournamentFile file, Path out, int most) {
        return play(TournamentArena.of(Games.library(), file.parallel()), file, out, most);
    }

    private TournamentState play(Arena arena, TournamentFile file, Path out, int most) {
        TournamentRun[] run = new TournamentRun[1];
        GamePlace place = new LocalGames(arena, file.parallel(), ORIGIN, System::nanoTime);
        try (TournamentFolder files = TournamentFolder.open(out, file.tournament(), file.game())) {
            run[0] = new TournamentRun(
                    file.tournament(),
                    new TournamentRun.Surroundings(place, file.game(), System::nanoTime, game -> {
                        news.add(game);
                        if (news.size() == most) run[0].stop();
                    }),
                    Optional.of(files));
            run[0].play();
            files.writeTables(run[0].state(), file.ratings());
            return run[0].state();
        }
    }

    private TournamentState play(TournamentFile file, Path out) {
        return play(file, out, Integer.MAX_VALUE);
    }

    private static List<List<String>> moves(TournamentState state) {
        return state.games().stream().map(game -> game.entry().moves()).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"round-robin", "gauntlet", "knock-out", "swiss"})
    void whereverItIsStoppedTheGamesAreTheSame(String format) {
        TournamentFile file =
                file("'players': ['flat', 'uct[capacity=5000]', 'random'], 'opening': 1, 'format': '" + format + "'");
        TournamentState whole = play(file, folder.resolve("whole"));
        assertThat(whole.complete()).isTrue();
        for (int cut = 1; cut < whole.games().size(); cut++) {
            news.clear();
            Path out = folder.resolve("cut" + cut);
            TournamentState begun = play(file, out, cut);
            assertThat(begun.games()).hasSize(cut);
            assertThat(begun.complete()).isFalse();
            TournamentState resumed = play(file, out);
            assertThat(moves(resumed)).isEqualTo(moves(whole));
            assertThat(resumed.complete()).isTrue();
            assertThat(Standings.of(resumed)).isEqualTo(Standings.of(whole));
        }
    }

    @Test
    void gamesBeginWithTheOpeningsOfTheListInTurn() {
        TournamentFile file = file("'players': ['flat', 'random'], 'games': 6, 'openings': ['b2 a1', 'a1 c3 b2']");
        assertThat(moves(play(file, folder.resolve("o"))))
                .extracting(moves -> String.join(" ", moves.subList(0, 2)))
                .containsExactly("b2 a1", "b2 a1", "a1 c3", "a1 c3", "b2 a1", "b2 a1");
        assertThat(news).extracting(game -> game.entry().opening()).containsExactly(2, 2, 3, 3, 2, 2);
    }

    @Test
    void aTornLineIsSetAsideAndItsGamePlayedAgain() throws IOException {
        TournamentFile file = file("'players': ['flat', 'random'], 'games': 4");
        Path out = folder.resolve("torn");
        TournamentState whole = play(file, out);
        Path journal = out.resolve("tournament.jsonl");
        List<String> lines = Files.readAllLines(journal);
        assertThat(lines).hasSize(5);
        Files.write(journal, lines.subList(0, 4));
        Files.writeString(journal, lines.get(4).substring(0, 40), StandardOpenOption.APPEND);
        assertThat(moves(play(file, out))).isEqualTo(moves(whole));
        assertThat(out.resolve("tournament.jsonl.aside")).exists();
        try (TournamentFolder files = TournamentFolder.open(out, file.tournament(), file.game())) {
            assertThat(files.notice()).isEmpty();
            assertThat(files.kept()).hasSize(4);
            assertThatThrownBy(() -> TournamentFolder.open(out, file.tournament(), file.game()))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("is writing to");
        }
    }

    /** One player under two names: only the names, the round and who moved first tell games apart. */
    @ParameterizedTest
    @CsvSource({
        "'\"a\":\"one\",\"b\":\"two\"', '\"a\":\"two\",\"b\":\"one\"'",
        "'\"round\":1', '\"round\":2'",
        "'\"first\":\"a\"', '\"first\":\"b\"'"
    })
    void aGameThatDoesNotFitIsRefused(String written, String changed) throws IOException {
        TournamentFile file =
                file("'players': [{'player': 'random', 'name': 'one'}, {'player': 'random', 'name': 'two'}]");
        Path out = folder.resolve("o");
        play(file, out);
        Path journal = out.resolve("tournament.jsonl");
        String text = Files.readString(journal);
        assertThat(text).contains(written);
        play(file, out); // as it is, it fits
        Files.writeString(journal, text.replace(written, changed));
        assertThatThrownBy(() -> play(file, out))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("that does not fit the results before it: game 1 is one of round 1 between one")
                .hasMessageContaining("and two, in which one moves first; choose another folder.");
    }

    @Test
    void anotherTournamentIsRefused() throws IOException {
        Path out = folder.resolve("first");
        play(file("'players': ['flat', 'random']"), out);
        TournamentFile other = file("'players': ['flat', 'random'], 'seed': 2");
        assertThatThrownBy(() -> TournamentFolder.open(out, other.tournament(), other.game()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("holds games of another tournament (round-robin, tictactoe, flat, random");
        Path match = Files.createDirectory(folder.resolve("match"));
        Files.writeString(match.resolve("games.jsonl"), "");
        assertThatThrownBy(() -> TournamentFolder.open(match, other.tournament(), other.game()))
                .hasMessageContaining("holds the games of a match");
        Path page = Files.createDirectory(folder.resolve("page"));
        Files.writeString(page.resolve("tournament.jsonl"), "Dear diary\n");
        assertThatThrownBy(() -> TournamentFolder.open(page, other.tournament(), other.game()))
                .hasMessageContaining("is not the journal of a tournament");
    }

    /** Resigns, ends, hangs or cheats when it is asked for a move, and counts games in its own way. */
    private String engine(String name, String genmove) throws IOException {
        return "gtp:sh "
                + Files.writeString(folder.resolve(name), """
                        while read -r id command rest; do
                          case $command in
                            list_commands) printf '=%s set_game\\nfinal_score\\n\\n' "$id" ;;
                            genmove) GENMOVE ;;
                            final_score) SCORE ;;
                            *) printf '=%s\\n\\n' "$id" ;;
                          esac
                        done
                        """.replace("GENMOVE", genmove)
                        .replace("SCORE", "printf '=%s W+64\\n\\n' \"$id\""));
    }

    @Test
    void whoeverEndsOrCheatsLosesThatGameAndTheTournamentGoesOn() throws IOException {
        String dying = engine("dying.sh", "exit 3");
        String cheating = engine("cheating.sh", "printf '=%s z9\\n\\n' \"$id\"");
        TournamentFile file = file("'players': ['random', {'player': '" + dying + "', 'name': 'dying'}, {'player': '"
                + cheating + "', 'name': 'cheating'}]");
        TournamentState state = play(file, folder.resolve("o"));
        assertThat(state.complete()).isTrue();
        assertThat(state.tally(0).wins()).isEqualTo(4);
        assertThat(state.games())
                .extracting(game -> game.entry().termination())
                .contains(Termination.CRASH, Termination.ILLEGAL);
        assertThat(new TournamentReport(state, RatingForm.ORDO).failures())
                .hasSize(3)
                .anyMatch(said ->
                        said.matches("dying lost game 1 by a crash: The engine \"sh\" ended with exit code 3 .*"))
                .anyMatch(said -> said.startsWith("cheating lost 3 games (3, 4, 6) by an illegal move: "));
        assertThat(folder.resolve("o/tournament.md"))
                .content()
                .contains("## Failures", "* dying lost game 1 by a crash");
    }

    /** Without a limit of time it is waited for as long as the tournament says. */
    @Test
    void whoeverHangsWithoutALimitOfTimeIsNotWaitedForForever() throws IOException {
        String hanging = engine("hanging.sh", "while read -r more; do :; done");
        TournamentFile file = file("'engineTimeout': 0.5, 'games': 2, 'players': ['random', {'player': '" + hanging
                + "', 'name': 'hanging'}]");
        TournamentState state = play(file, folder.resolve("o"));
        assertThat(state.games())
                .extracting(game -> game.entry().termination())
                .containsExactly(Termination.TIME, Termination.TIME);
        TournamentReport report = new TournamentReport(state, RatingForm.ORDO);
        assertThat(report.failures())
                .allMatch(said -> said.startsWith("hanging lost game"))
                .anyMatch(said -> said.contains("within 0.5 s"));
        assertThat(report.warnings())
                .containsExactly("hanging lost every game that it played (2) by a fault: the result says nothing about"
                        + " how strong it plays.");
    }

    /** Whoever is silent is not waited for longer than its time and the time-out of its client. */
    @Test
    void whoeverHangsLosesThatGameOnTimeAndTheTournamentGoesOn() throws IOException {
        String hanging = engine("hanging.sh", "while read -r more; do :; done");
        Catalog catalog = new Catalog(Games.library());
        Arena impatient = new Arena(
                Games.library(),
                (player, game, setting) -> player.startsWith("gtp:")
                        ? EnginePlayer.start(player.substring(4), IMPATIENT, Games.library(), game)
                        : catalog.open(player, game, setting));
        TournamentFile file = file("'seconds': 0.1, 'sides': 'fixed', 'games': 1, 'players': [{'player': '" + hanging
                + "', 'name': 'hanging'}, 'flat', 'random']");
        TournamentState state = play(impatient, file, folder.resolve("o"), Integer.MAX_VALUE);
        assertThat(state.complete()).isTrue();
        assertThat(state.tally(0)).isEqualTo(new Tally(0, 2, 0));
        assertThat(state.games())
                .filteredOn(game -> game.pairing().has(0))
                .extracting(game -> game.entry().termination())
                .containsExactly(Termination.TIME, Termination.TIME);
        assertThat(new TournamentReport(state, RatingForm.ORDO).failures())
                .hasSize(1)
                .allMatch(
                        said -> said.matches("hanging lost 2 games \\(1, 2\\) by time: The engine \"sh\" .*genmove.*"));
    }

    /** It plays a1, b1, c1 and so on as they are free; what it says of the score is wrong if it won. */
    @Test
    void whoCountsInAnotherWayIsListed() throws IOException {
        String engine = engine("counting.sh", "n=$((n+1)); printf '=%s %s1\\n\\n' \"$id\" $(echo abc | cut -c$n)");
        TournamentFile file = file("'players': [{'player': '" + engine + "', 'name': 'engine'}, 'random'],"
                + " 'openings': ['a3 a2'], 'sides': 'fixed', 'games': 12");
        TournamentState state = play(file, folder.resolve("o"));
        List<TournamentGame> counted = state.games().stream()
                .filter(game -> game.entry().termination() == Termination.RULES)
                .toList();
        assertThat(counted).isNotEmpty().allMatch(game -> game.counts().size() == 1);
        assertThat(new TournamentReport(state, RatingForm.ORDO).disagreements())
                .hasSameSizeAs(counted.stream()
                        .filter(game -> !game.entry().result().equals("W+"))
                        .toList())
                .allMatch(
                        count -> count.player().equals("engine") && count.said().equals("W+64"));
    }

    @Test
    void aMissingEngineIsToldBeforeAnythingIsPlayed() {
        TournamentFile file = file("'players': ['flat', 'random', 'gtp:/no/such/engine']");
        assertThatThrownBy(() -> play(file, folder.resolve("o")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot be started");
        assertThat(news).isEmpty();
    }

    /** The folder holds no game, so it is free for whatever is played next, with another seed or other players. */
    @Test
    void afterAStartThatFailedTheFolderMayBeUsedForAnyTournament() throws IOException {
        Path out = folder.resolve("o");
        assertThatThrownBy(() -> play(file("'players': ['flat', 'random', 'gtp:/no/such/engine']"), out))
                .isInstanceOf(InputException.class);
        TournamentFile right = file("'players': ['flat', 'random']");
        assertThat(play(right, out).complete()).isTrue();
        assertThat(Files.readAllLines(out.resolve("tournament.jsonl"))).hasSize(3);
        assertThat(play(right, out).games()).as("it goes on in this folder").hasSize(2);
        TournamentFile other = file("'players': ['flat', 'random'], 'seed': 5");
        assertThatThrownBy(() -> play(other, out)).hasMessageContaining("holds games of another tournament");
    }

    /** A game that cannot be read is a game all the same. */
    @Test
    void aTornGameOfAnotherTournamentIsNotThrownAway() throws IOException {
        Path out = folder.resolve("o");
        play(file("'players': ['flat', 'random']"), out);
        Path journal = out.resolve("tournament.jsonl");
        String text = Files.readString(journal);
        Files.writeString(journal, text.substring(0, text.indexOf('\n') + 50));
        TournamentFile other = file("'players': ['flat', 'random'], 'seed': 5");
        assertThatThrownBy(() -> play(other, out)).hasMessageContaining("holds games of another tournament");
    }

    @Test
    void gamesAreCountedNotLines() throws IOException {
        TournamentFile file = file("'players': ['flat', 'random'], 'games': 6");
        Path out = folder.resolve("o");
        play(file, out);
        Path journal = out.resolve("tournament.jsonl");
        String text = Files.readString(journal);
        Files.writeString(journal, text.substring(0, text.length() - 20));
        try (TournamentFolder files = TournamentFolder.open(out, file.tournament(), file.game())) {
            assertThat(files.kept()).hasSize(5);
            assertThat(files.notice())
                    .contains("A line of " + journal + " could not be used and was moved to " + journal
                            + ".aside; 5 games were kept.");
        }
    }

    @ParameterizedTest
    @CsvSource({"B+3.5, 7", "w+0.5, -1", "B+12, 24", "0, 0", "Draw, 0", "W+2.50, -5", "B+3.25,", "B+R,", "nonsense,"})
    void scoresAreReadInHalfPoints(String said, Integer halfPoints) {
        if (halfPoints == null) assertThat(EngineCount.halfPoints(said)).isEmpty();
        else assertThat(EngineCount.halfPoints(said)).hasValue(halfPoints);
    }

    @Test
    void ratingsHaveTheColumnsThatAreAskedFor() throws IOException {
        String players = "'players': ['flat', 'random', {'player': 'random', 'name': 'other'}], ";
        play(file(players + "'games': 4, 'ratings': 'bayeselo'"), folder.resolve("o"));
        assertThat(folder.resolve("o/tournament.md"))
                .content()
                .contains("Rank Name     Elo     +     - games score oppo. draws  FROM    TO\n")
                .doesNotContain("# PLAYER");
    }

    @Test
    void tablesAreWritten() throws IOException {
        play(file("'players': ['flat', 'random', {'player': 'random', 'name': 'a|b_c'}]"), folder.resolve("o"));
        assertThat(Files.readAllLines(folder.resolve("o/standings.csv")))
                .hasSize(4)
                .first()
                .asString()
                .startsWith(
                        "rank,name,player,points,played,won,lost,drawn,score,scoreLow,scoreHigh,elo,eloLow,eloHigh,");
        assertThat(Files.readAllLines(folder.resolve("o/standings.csv")).get(0))
                .endsWith(",byes,eloPairsLow,eloPairsHigh,pairs,pairs0,pairs0.5,pairs1,pairs1.5,pairs2,unpaired");
        assertThat(Csv.rows(Files.readString(folder.resolve("o/standings.csv"))))
                .extracting(List::size)
                .containsOnly(31);
        assertThat(Files.readAllLines(folder.resolve("o/crosstable.csv"))).hasSize(4);
        assertThat(Files.readAllLines(folder.resolve("o/pairs.csv")))
                .hasSize(4)
                .first()
                .isEqualTo("player,against,pairs,0,½,1,1½,2,no partner,score,95 %");
        assertThat(folder.resolve("o/tournament.md"))
                .content()
                .contains(
                        "## Cross table",
                        "## Pairs by the points of the first player\n",
                        "a\\|b\\_c",
                        "## Ratings",
                        "# PLAYER",
                        "    FROM      TO\n",
                        "* Anchor: ",
                        "* First move: ",
                        "* Bootstrap: FROM and TO");
        assertThat(folder.resolve("o/game-0001.txt")).content().contains("game tictactoe");
    }
}
