package tesuji.app.tournament;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.app.match.PairsAnswer;
import tesuji.lab.statistics.Bootstrap;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;
import tesuji.lab.statistics.rating.PlayerRatings.RatedPlayer;
import tesuji.lab.tournament.EngineCount;
import tesuji.lab.tournament.Entrant;
import tesuji.lab.tournament.Knockout;
import tesuji.lab.tournament.KnockoutBracket;
import tesuji.lab.tournament.Pairing;
import tesuji.lab.tournament.Standings;
import tesuji.lab.tournament.Standings.Standing;
import tesuji.lab.tournament.Swiss;
import tesuji.lab.tournament.SwissScores;
import tesuji.lab.tournament.Tournament;
import tesuji.lab.tournament.TournamentPairs;
import tesuji.lab.tournament.TournamentRatings;
import tesuji.lab.tournament.TournamentReport;
import tesuji.lab.tournament.TournamentRun;
import tesuji.lab.tournament.TournamentState;

/**
 * The answer for other programs.
 *
 * @param pairings everybody's games against everybody else, in the order in which players were named
 * @param rounds the standings after each round of a Swiss tournament
 * @param bracket the ties of a knock-out
 * @param report the page; null if none was written
 */
record TournamentAnswer(
        String game,
        String format,
        int games,
        boolean complete,
        long seed,
        String sides,
        List<Row> table,
        List<Meeting> pairings,
        List<Round> rounds,
        List<TieRow> bracket,
        List<String> ratingAssumptions,
        int failedGames,
        List<String> failures,
        List<EngineCount> disagreements,
        List<String> warnings,
        int duplicates,
        double playerSeconds,
        double harnessSeconds,
        double writingSeconds,
        double overhead,
        @Nullable String report) {
    /**
     * One player; {@code score} and {@code elo} are null without games, {@code buchholz} where there is none, and
     * {@code eloPairsLow} and {@code eloPairsHigh} without a bootstrap.
     */
    record Row(
            int rank,
            String name,
            String player,
            double points,
            int played,
            int won,
            int lost,
            int drawn,
            @Nullable Double score,
            double scoreLow,
            double scoreHigh,
            @Nullable Double elo,
            @Nullable Double eloLow,
            @Nullable Double eloHigh,
            Results first,
            Results second,
            @Nullable Double buchholz,
            int byes,
            @Nullable Double eloPairsLow,
            @Nullable Double eloPairsHigh) {}

    /** Wins, losses and draws. */
    record Results(int won, int lost, int drawn) {
        static Results of(Tally tally) {
            return new Results(tally.wins(), tally.losses(), tally.draws());
        }
    }

    /** The games of two players as the first of them sees them; {@code pentanomial} is null with fixed sides. */
    record Meeting(
            String a,
            String b,
            int won,
            int lost,
            int drawn,
            @Nullable PairsAnswer pentanomial) {}

    /** The standings after a round. */
    record Round(int round, List<Place> standings) {}

    /** One player after a round. */
    record Place(String name, double points, double buchholz) {}

    /** A tie of a knock-out; {@code b} is null for a bye, {@code winner} while it is open. */
    record TieRow(
            int round,
            String a,
            @Nullable String b,
            int won,
            int lost,
            int drawn,
            int tieBreaks,
            @Nullable String winner,
            boolean bySeed) {}

    static TournamentAnswer of(
            TournamentReport report, TournamentState state, TournamentRun.Times times, Optional<Path> page) {
        Tournament tournament = state.tournament();
        return new TournamentAnswer(
                tournament.conditions().game().toString(),
                tournament.format().word(),
                state.games().size(),
                state.complete(),
                tournament.seed(),
                tournament.conditions().sides().name().toLowerCase(Locale.ROOT),
                Standings.of(state).stream()
                        .map(each -> row(state, each, report.ratings()))
                        .toList(),
                pairings(state, report.pairs()),
                rounds(state),
                bracket(state),
                report.ratings().assumptions(),
                report.failedGames(),
                report.failures(),
                report.disagreements(),
                report.warnings(),
                report.duplicates(),
                times.playerSeconds(),
                times.harnessSeconds(),
                times.writingSeconds(),
                times.overhead(),
                page.map(Path::toString).orElse(null));
    }

    private static Row row(TournamentState state, Standing each, TournamentRatings ratings) {
        Entrant entrant = state.tournament().entrants().get(each.player());
        Tally tally = each.tally();
        Wilson interval = Wilson.of(tally);
        Optional<RatedPlayer> rated = ratings.of(each.player());
        boolean swiss = state.tournament().format() instanceof Swiss;
        return new Row(
                each.rank(),
                entrant.name(),
                entrant.spec().player(),
                each.points(),
                tally.games(),
                tally.wins(),
                tally.losses(),
                tally.draws(),
                tally.games() == 0 ? null : tally.score(),
                interval.low(),
                interval.high(),
                rated.map(RatedPlayer::rating).orElse(null),
                rated.map(RatedPlayer::low).orElse(null),
                rated.map(RatedPlayer::high).orElse(null),
                Results.of(each.first()),
                Results.of(each.second()),
                swiss ? each.buchholz() : null,
                each.byes(),
                ratings.overPairs(each.player()).map(Bootstrap.Range::low).orElse(null),
                ratings.overPairs(each.player()).map(Bootstrap.Range::high).orElse(null));
    }

    private static List<Meeting> pairings(TournamentState state, TournamentPairs pairs) {
        List<Meeting> meetings = new ArrayList<>();
        for (int a = 0; a < state.players(); a++) {
            for (int b = a + 1; b < state.players(); b++) {
                Tally tally = state.against(a, b);
                if (tally.games() == 0) continue;
                meetings.add(new Meeting(
                        state.name(a),
                        state.name(b),
                        tally.wins(),
                        tally.losses(),
                        tally.draws(),
                        pairs.exist() ? PairsAnswer.of(pairs.of(a, b)) : null));
            }
        }
        return meetings;
    }

    private static List<Round> rounds(TournamentState state) {
        List<Round> rounds = new ArrayList<>();
        if (!(state.tournament().format() instanceof Swiss)) return rounds;
        int last = state.pairings().stream().mapToInt(Pairing::round).max().orElse(0);
        for (int round = 1; round <= last; round++) {
            SwissScores scores = Swiss.scores(state, round);
            List<Place> places = scores.order().stream()
                    .map(player -> new Place(state.name(player), scores.points(player), scores.buchholz(player)))
                    .toList();
            rounds.add(new Round(round, places));
        }
        return rounds;
    }

    private static List<TieRow> bracket(TournamentState state) {
        if (!(state.tournament().format() instanceof Knockout knockout)) return List.of();
        return knockout.bracket(state).rounds().stream()
                .flatMap(List::stream)
                .map(tie -> row(state, tie))
                .toList();
    }

    private static TieRow row(TournamentState state, KnockoutBracket.Tie tie) {
        return new TieRow(
                tie.round(),
                state.name(tie.a()),
                tie.isBye() ? null : state.name(tie.b()),
                tie.tally().wins(),
                tie.tally().losses(),
                tie.tally().draws(),
                tie.extra(),
                tie.isOpen() ? null : state.name(tie.winner()),
                tie.bySeed());
    }
}
