package tesuji.lab.experiment.taifho;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.match.Match;
import tesuji.lab.match.Task;
import tesuji.lab.statistics.Sample;
import tesuji.lab.statistics.SignTest;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/**
 * A match of two players: the ten games with the seeds and colours of the source, and as a rule some more in pairs with
 * colours exchanged, for ten games seldom decide anything.
 *
 * @param first the first-named player, whose colours the {@link SeedList} tells
 */
record Duel(String first, String second) {
    /** Results so different are taken for more than luck. */
    static final double LEVEL = 0.05;

    static final Sheet LISTED = Board.sheet(
            "match", "Games with the seeds and colours of the source; time in seconds, moves of both sides.");
    static final Sheet PAIRED =
            Board.sheet("more", "More games of the same players in pairs, colours exchanged; columns as above.");

    private static final List<String> COLUMNS = List.of(
            "match",
            "games",
            "first-named",
            "won",
            "second-named",
            "won by it",
            "unfinished",
            "first Green",
            "p two-sided",
            "share of first",
            "95 % low",
            "95 % high",
            "mean moves",
            "min",
            "max");

    /** The games of these matches: those of the list, then those in pairs. */
    static List<Stage> stages(Workplace at, List<Duel> duels, DuelSize size) {
        List<KeyedTrial> listed = new ArrayList<>();
        List<KeyedTrial> paired = new ArrayList<>();
        for (Duel duel : duels) {
            Match match = duel.match(at, size);
            for (int number = 1; number <= size.listed(at.scale()); number++) {
                listed.add(duel.game(at, listed(match, number)));
            }
            for (Task task : match.tasks()) paired.add(duel.game(at, task));
        }
        return List.of(new Stage(LISTED, listed), new Stage(PAIRED, paired));
    }

    /** The games in pairs. */
    private Match match(Workplace at, DuelSize size) {
        Limits limits = DuelSize.THINKING.limits(at.scale());
        PlayerSpec a = Board.player(first, limits);
        PlayerSpec b = Board.player(second, limits);
        return new Match(Board.conditions(at.scale()), a, b, size.paired(at.scale()), at.seed());
    }

    /** The game of the list with this number, between the players of a match. */
    private static Task listed(Match match, int number) {
        SeedList.Draw draw = SeedList.SOURCE.get(number - 1);
        return new Task(number, match.conditions(), match.a(), match.b(), !draw.firstIsGreen(), draw.seed());
    }

    private KeyedTrial game(Workplace at, Task task) {
        return Board.game(at, key(task.number()), task);
    }

    private String key(int number) {
        return first + " - " + second + " " + number;
    }

    /** The games of a sheet that these two played. */
    List<Played> games(Workplace at, Sheet sheet) {
        return Played.all(at, sheet).stream()
                .filter(game -> game.isBetween(first, second))
                .toList();
    }

    /** The results of the first-named player. */
    Tally tally(Workplace at, Sheet sheet) {
        return Played.tally(games(at, sheet), first);
    }

    /** All games there are: more of them tell more. */
    Tally tally(Workplace at) {
        List<Played> all = new ArrayList<>(games(at, LISTED));
        all.addAll(games(at, PAIRED));
        return Played.tally(all, first);
    }

    /** Positive if the first-named player is the better one as far as can be told, negative if the other is, else 0. */
    int decision(Workplace at) {
        Tally tally = tally(at);
        return SignTest.pValue(tally) < LEVEL ? Integer.signum(tally.wins() - tally.losses()) : 0;
    }

    /** The result as part of a sentence. */
    String told(Workplace at) {
        Tally tally = tally(at);
        return first + " - " + second + " " + tally.wins() + ":" + tally.losses() + " ("
                + Played.chance(SignTest.pValue(tally)) + ")";
    }

    /** The matches of a run in numbers: by the list, and the further games. */
    static ReportTable table(Workplace at, List<Duel> duels) {
        List<List<String>> rows = new ArrayList<>();
        for (Duel duel : duels) {
            duel.row(at, LISTED, "seed list", rows);
            duel.row(at, PAIRED, "pairs", rows);
        }
        return new ReportTable(
                "matches",
                "Matches. The p-value is that of the sign test; 95 % intervals of the share are Wilson's.",
                COLUMNS,
                rows);
    }

    private void row(Workplace at, Sheet sheet, String kind, List<List<String>> rows) {
        List<Played> games = games(at, sheet);
        if (games.isEmpty()) return;
        Tally tally = Played.tally(games, first);
        Wilson share = Wilson.of(tally);
        Sample lengths = Sample.of(Played.lengths(games));
        long green = games.stream().filter(game -> game.green().equals(first)).count();
        rows.add(List.of(
                kind,
                "" + games.size(),
                first,
                "" + tally.wins(),
                second,
                "" + tally.losses(),
                "" + tally.draws(),
                "" + green,
                Played.number(SignTest.pValue(tally), 4),
                Played.number(tally.score(), 3),
                Played.number(share.low(), 3),
                Played.number(share.high(), 3),
                Played.number(lengths.mean(), 2),
                Played.number(lengths.least(), 1),
                Played.number(lengths.most(), 1)));
    }

    /** The shares of the first-named players. */
    static Chart chart(Workplace at, List<Duel> duels) {
        List<Chart.Share> shares = new ArrayList<>();
        for (Duel duel : duels) {
            duel.share(at, LISTED, "seed list", shares);
            duel.share(at, PAIRED, "pairs", shares);
        }
        return new Chart.Shares("matches", "Share of the first-named player, 95 % interval", "games won", 0.5, shares);
    }

    private void share(Workplace at, Sheet sheet, String kind, List<Chart.Share> shares) {
        Tally tally = tally(at, sheet);
        if (tally.games() == 0) return;
        Wilson interval = Wilson.of(tally);
        String label = first + " - " + second + ", " + kind;
        shares.add(new Chart.Share(label, tally.score(), interval.low(), interval.high()));
    }
}
