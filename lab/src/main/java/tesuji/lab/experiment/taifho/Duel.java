package tesuji.lab.experiment.taifho;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.match.Match;
import tesuji.lab.match.Task;
import tesuji.lab.statistics.Pentanomial;
import tesuji.lab.statistics.SignTest;
import tesuji.lab.statistics.Tally;

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
        return Played.all(at, sheet).stream().filter(this::played).toList();
    }

    /** Whether a game is one of these two. */
    boolean played(Played game) {
        return game.isBetween(first, second);
    }

    /** All games of these two: more of them tell more. */
    List<Played> games(Workplace at) {
        List<Played> all = new ArrayList<>(games(at, LISTED));
        all.addAll(games(at, PAIRED));
        return all;
    }

    /** The results of the first-named player. */
    Tally tally(Workplace at, Sheet sheet) {
        return Played.tally(games(at, sheet), first);
    }

    /** The results of the first-named player in all games. */
    Tally tally(Workplace at) {
        return Played.tally(games(at), first);
    }

    /** The same by pairs: the two games of one have their seed in common. */
    Pentanomial pairs(Workplace at) {
        Pentanomial pairs = Pentanomial.NONE;
        Map<String, Integer> single = new HashMap<>();
        for (Played game : games(at, PAIRED)) {
            Integer partner = single.remove(game.seed());
            if (partner == null) single.put(game.seed(), game.resultOf(first));
            else pairs = pairs.withPair(partner, game.resultOf(first));
        }
        return new Pentanomial(pairs.counts(), single.size());
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
}
