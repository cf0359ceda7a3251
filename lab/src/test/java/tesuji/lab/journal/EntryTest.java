package tesuji.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Termination;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.TreeView;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.match.Arena;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.GameEnd;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.Match;
import tesuji.lab.match.PlayedGame;
import tesuji.lab.match.Turn;
import tesuji.lab.statistics.Tally;

final class EntryTest {
    private static final PlayerSpec A = new PlayerSpec("flat", Limits.time(Duration.ofMillis(1500)), 1);
    private static final PlayerSpec B = new PlayerSpec("random", Limits.steps(7), 1);
    private static final Origin ORIGIN = new Origin("1", "", new Origin.Machine("", 1, 1, "", ""));

    private static final List<Optional<String>> WARNINGS = List.of(Optional.empty(), Optional.of("Two was late."));

    private final Game game = Games.library().open("go:size=3,komi=0.5");

    private GameReport report(int number, GameEnd ending, List<Turn> turns, String... moves) {
        GameRecord record = GameRecord.of(game);
        for (String move : moves) record = record.then(game.notation().move(move));
        Match match = new Match(new Conditions(game.id(), 0, Conditions.ENDLESS), A, B, 9, 1);
        Instant now = Instant.EPOCH;
        return new GameReport(
                match.task(number),
                game,
                List.of("one", "two"),
                WARNINGS,
                0,
                new PlayedGame(record, turns, ending),
                now,
                now);
    }

    private FinishedGame played(int number, GameEnd ending, List<Turn> turns, String... moves) {
        return new ReportedGame(report(number, ending, turns, moves), ORIGIN);
    }

    private Entry entry(int number, GameEnd ending, String... moves) {
        return new Journal(List.of()).entry(played(number, ending, List.of(), moves));
    }

    private static GameEnd lost(Termination termination, int side) {
        return new GameEnd(termination, OptionalInt.of(1 - side), OptionalInt.empty(), "");
    }

    @ParameterizedTest
    @CsvSource({
        "RESIGNATION, 0, W+R, B[r]",
        "RESIGNATION, 1, B+R, W[r]",
        "ILLEGAL, 0, W+F, B[i]",
        "CRASH, 1, B+F, W[c]",
        "TIME, 0, W+T, B[t]"
    })
    void whoeverLosesIsNamed(Termination termination, int loser, String result, String reason) {
        Entry entry = entry(1, lost(termination, loser), "B2");
        assertThat(entry.result()).isEqualTo(result);
        assertThat(entry.facts()).containsEntry("endReason", reason);
        assertThat(entry.winner()).contains(loser == 0 ? "b" : "a");
        assertThat(entry.resultOfA()).isEqualTo(loser == 0 ? -1 : 1);
    }

    @Test
    void theOrderOfThePassesIsTold() {
        GameEnd blackWon = new GameEnd(Termination.PASSES, OptionalInt.of(0), OptionalInt.of(17), "");
        Entry whiteFirst = entry(2, blackWon, "B2", "pass", "pass");
        assertThat(whiteFirst.facts()).containsEntry("endReason", "W[]B[]");
        assertThat(whiteFirst.result()).isEqualTo("B+8.5");
        assertThat(whiteFirst.margin()).hasValue(8.5);
        assertThat(whiteFirst.winner()).as("sides are exchanged in game 2").contains("b");
        Entry blackFirst = entry(1, blackWon, "B2", "A1", "pass", "pass");
        assertThat(blackFirst.facts()).containsEntry("endReason", "B[]W[]");
        assertThat(blackFirst.winner()).contains("a");
    }

    @Test
    void theBoardAtTheEndIsCounted() {
        GameEnd ending = new GameEnd(Termination.LIMIT, OptionalInt.empty(), OptionalInt.empty(), "");
        assertThat(entry(1, ending, "A2", "A1", "B1", "C3", "B2").own())
                .isEqualTo(Map.of(
                        "go",
                        Map.of(
                                "size", 3,
                                "komi", "0.5",
                                "capturedBlack", 0,
                                "capturedWhite", 1,
                                "blackOnBoard", 3,
                                "whiteOnBoard", 1,
                                "endReason", "[m]")));
        assertThat(entry(1, ending).result()).isEqualTo("Void");
    }

    @Test
    void aPartTellsLimitsTimesAndTree() {
        TreeView.Size small = new TreeView.Size(10, 100, 1000);
        TreeView.Size large = new TreeView.Size(20, 100, 1000);
        Decision thought = new Decision.Play(0, new Analysis(300, 0.5, List.of()));
        List<Turn> turns = List.of(
                new Turn(0, thought, Duration.ofMillis(400), 1L << 20, Optional.of(large)),
                new Turn(1, new Decision.Play(1, Analysis.NONE), Duration.ofMillis(50), 2L << 20, Optional.empty()),
                new Turn(0, thought, Duration.ofMillis(200), 3L << 20, Optional.of(small)));
        Entry entry =
                new Journal(List.of()).entry(played(1, lost(Termination.RESIGNATION, 1), turns, "A1", "B1", "C1"));
        assertThat(entry.a().seconds()).hasValue(1.5);
        assertThat(entry.a().simulations()).isEmpty();
        assertThat(entry.a().steps()).isEqualTo(600);
        assertThat(entry.a().rate()).hasValue(1000);
        assertThat(entry.a().tree()).contains(new Entry.Tree(20, 100, 1000));
        assertThat(entry.a().name()).isEqualTo("one");
        assertThat(entry.b().simulations()).hasValue(7);
        assertThat(entry.b().seconds()).isEmpty();
        assertThat(entry.b().spent()).isEqualTo(0.05);
        assertThat(entry.b().rate()).isEmpty();
        assertThat(entry.freeMB()).isEqualTo(3);
        assertThat(entry.decisions(entry.a())).isEqualTo(2);
        assertThat(entry.decisions(entry.b())).isEqualTo(1);
        assertThat(entry.a().warning()).isEmpty();
        assertThat(entry.b().warning()).contains("Two was late.");
        assertThat(entry.warnings()).containsExactly("Two was late.");
    }

    @Test
    void theNoteTellsWhatWasUnfair() {
        GameEnd counted = new GameEnd(Termination.PASSES, OptionalInt.of(0), OptionalInt.of(17), "All stones live.");
        assertThat(entry(1, counted, "B2", "pass", "pass").note()).isEqualTo("All stones live. Two was late.");
        assertThat(entry(1, lost(Termination.RESIGNATION, 0), "B2").note()).isEqualTo("Two was late.");
    }

    @Test
    void theJournalFindsRepeatedGamesAndCounts() {
        Journal journal = new Journal(List.of());
        Entry first = journal.entry(played(1, lost(Termination.RESIGNATION, 0), List.of(), "A1", "B2"));
        journal.add(first);
        journal.add(journal.entry(played(2, lost(Termination.RESIGNATION, 0), List.of(), "A2")));
        Entry turned = journal.entry(played(3, lost(Termination.RESIGNATION, 1), List.of(), "C1", "B2"));
        journal.add(turned);
        assertThat(first.duplicateOf()).isEmpty();
        assertThat(turned.duplicateOf()).hasValue(1);
        assertThat(journal.tally()).isEqualTo(new Tally(2, 1, 0));
        Journal resumed = new Journal(journal.entries());
        assertThat(resumed.entry(played(5, lost(Termination.RESIGNATION, 1), List.of(), "B1"))
                        .duplicateOf())
                .hasValue(2);
    }

    /** Points are counted in other games than Go too. */
    @Test
    void marginsAreToldWhereTheyMatter() throws InterruptedException {
        PlayerSpec random = new PlayerSpec("random", Limits.NONE, 1);
        Arena arena = new Arena(Games.library(), new Catalog(Games.library()));
        for (String id : List.of("kalah:pits=3,seeds=2", "hex:size=3")) {
            Game rules = Games.library().open(id);
            Match match = new Match(new Conditions(rules.id(), 0, Conditions.ENDLESS), random, random, 1, 1);
            GameReport report = arena.play(match.task(1));
            Entry entry = new Journal(List.of()).entry(new ReportedGame(report, ORIGIN));
            int score = report.played().ending().score().orElseThrow();
            if (rules.hasMargin()) {
                assertThat(entry.margin()).hasValue(Math.abs(score) / 2.0);
                assertThat(entry.result()).matches("0|[BW]\\+[0-9]+");
            } else {
                assertThat(entry.margin()).isEmpty();
                assertThat(entry.result()).matches("[BW]\\+");
            }
        }
    }
}
