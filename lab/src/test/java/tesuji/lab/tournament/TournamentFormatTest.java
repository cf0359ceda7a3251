package tesuji.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Heaps;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.Sides;
import tesuji.lab.statistics.Tally;

/** Who meets whom, without any games: results are made up. */
final class TournamentFormatTest {
    private static Tournament tournament(Format format, int players, int games, Sides sides) {
        List<Entrant> entrants = IntStream.range(0, players)
                .mapToObj(i -> new Entrant("p" + i, new PlayerSpec("random", Limits.NONE, 1)))
                .toList();
        Conditions conditions = new Conditions(new Heaps(3, 3).id(), 0, Conditions.ENDLESS, sides);
        return new Tournament(conditions, format, entrants, games, List.of(), 1);
    }

    private static Tournament tournament(Format format, int players, int games) {
        return tournament(format, players, games, Sides.EXCHANGED);
    }

    /** Has all waves played, where this says how many of its games the first of a pairing wins. */
    private static List<Encounter> played(Tournament tournament, ToIntFunction<Pairing> wins) {
        List<Encounter> all = new ArrayList<>();
        for (List<Pairing> wave = tournament.format().next(tournament, all);
                !wave.isEmpty();
                wave = tournament.format().next(tournament, List.copyOf(all))) {
            for (Pairing each : wave) {
                int won = Math.min(each.games(), wins.applyAsInt(each));
                all.add(new Encounter(each, new Tally(won, each.games() - won, 0)));
            }
        }
        return all;
    }

    /** The better seed wins everything. */
    private static int seeded(Pairing pairing) {
        return pairing.a() < pairing.b() ? pairing.games() : 0;
    }

    @Test
    void inARoundRobinEverybodyMeetsEverybodyInTurns() {
        List<Encounter> all = played(tournament(new RoundRobin(), 4, 4), TournamentFormatTest::seeded);
        assertThat(all).hasSize(12).allMatch(each -> each.pairing().games() == 2);
        assertThat(all.subList(0, 6))
                .extracting(each -> each.pairing().opening())
                .containsOnly(0);
        assertThat(all.subList(6, 12))
                .extracting(each -> each.pairing().opening())
                .containsOnly(1);
        Set<List<Integer>> met = new HashSet<>();
        all.forEach(each -> met.add(List.of(each.pairing().a(), each.pairing().b())));
        assertThat(met).hasSize(6);
    }

    @Test
    void withFixedSidesAPairingMayHaveOneGame() {
        Tournament tournament = tournament(new RoundRobin(), 3, 1, Sides.FIXED);
        assertThat(played(tournament, pairing -> 1))
                .hasSize(3)
                .allMatch(each -> each.pairing().games() == 1);
    }

    @Test
    void inAGauntletTheFirstMeetAllOthers() {
        List<Encounter> all = played(tournament(new Gauntlet(2), 5, 2), TournamentFormatTest::seeded);
        assertThat(all)
                .hasSize(6)
                .allMatch(each -> each.pairing().a() < 2 && each.pairing().b() >= 2);
    }

    /** 1 meets 8, 4 meets 5: the best two on different halves. */
    @ParameterizedTest
    @CsvSource({"2, 0 1", "4, 0 3 1 2", "8, 0 7 3 4 1 6 2 5", "5, 0 -1 3 4 1 -1 2 -1"})
    void seedsAreSpreadOverTheBracket(int players, String order) {
        String found = IntStream.of(KnockoutBracket.seeding(players))
                .mapToObj(i -> "" + i)
                .reduce((a, b) -> a + " " + b)
                .orElse("");
        assertThat(found).isEqualTo(order);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 8, 13})
    void theBestSeedWinsAKnockoutIfItWinsItsGames(int players) {
        Tournament tournament = tournament(new Knockout(2), players, 2);
        List<Encounter> all = played(tournament, TournamentFormatTest::seeded);
        assertThat(all).as("everybody but one loses once").hasSize(players - 1);
        KnockoutBracket bracket = KnockoutBracket.of(players, 2, all);
        assertThat(bracket.open()).isEmpty();
        assertThat(bracket.place(0)).isEqualTo(1);
        assertThat(bracket.place(1)).isEqualTo(2);
        if (players == 8) {
            assertThat(IntStream.range(0, 8).map(bracket::place)).containsExactly(1, 2, 3, 3, 5, 5, 5, 5);
        }
    }

    /** Every pair is shared, so two tie-breaks are played and then the seed decides. */
    @Test
    void aTieThatStaysLevelGoesToTheBetterSeed() {
        Tournament tournament = tournament(new Knockout(2), 2, 4);
        List<Encounter> all = played(tournament, pairing -> pairing.games() / 2);
        assertThat(all).extracting(each -> each.pairing().games()).containsExactly(4, 2, 2);
        assertThat(all).extracting(each -> each.pairing().opening()).containsExactly(0, 2, 3);
        KnockoutBracket.Tie tie = KnockoutBracket.of(2, 2, all).rounds().get(0).get(0);
        assertThat(tie.winner()).isZero();
        assertThat(tie.bySeed()).isTrue();
        assertThat(tie.extra()).isEqualTo(2);
    }

    @Test
    void aTieBreakDecides() {
        Tournament tournament = tournament(new Knockout(2), 2, 4);
        List<Encounter> all = played(tournament, pairing -> pairing.games() == 4 ? 2 : 0);
        KnockoutBracket.Tie tie = KnockoutBracket.of(2, 2, all).rounds().get(0).get(0);
        assertThat(all).hasSize(2);
        assertThat(tie.winner()).isEqualTo(1);
        assertThat(tie.bySeed()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "3, 2", "4, 2", "5, 3", "8, 3", "9, 4"})
    void aSwissTournamentHasAsManyRoundsAsAKnockout(int players, int rounds) {
        assertThat(Swiss.standardRounds(players)).isEqualTo(rounds);
    }

    @ParameterizedTest
    @CsvSource({"8, 7", "9, 9", "12, 8", "7, 5"})
    void inASwissTournamentNobodyMeetsTheSameTwice(int players, int rounds) {
        Tournament tournament = tournament(new Swiss(rounds), players, 2);
        List<Encounter> all = played(tournament, pairing -> (7 * pairing.a() + 3 * pairing.b()) % 3);
        Set<Set<Integer>> met = new HashSet<>();
        for (Encounter each : all) {
            assertThat(met.add(Set.of(each.pairing().a(), each.pairing().b())))
                    .as("%s is new", each.pairing())
                    .isTrue();
        }
        assertThat(met).hasSize(rounds * (players / 2));
        SwissScores scores = SwissScores.of(tournament, all, rounds);
        for (int player = 0; player < players; player++) {
            assertThat(scores.byes(player)).isBetween(0, players % 2);
        }
    }

    /** Three rounds of two players: they must meet again. */
    @Test
    void repetitionsAreAllowedWhereThereIsNoOtherWay() {
        Tournament tournament = tournament(new Swiss(3), 2, 2);
        assertThat(played(tournament, TournamentFormatTest::seeded)).hasSize(3);
    }

    @Test
    void theFirstRoundIsTheUpperHalfAgainstTheLower() {
        Tournament tournament = tournament(new Swiss(1), 6, 2);
        assertThat(played(tournament, TournamentFormatTest::seeded))
                .extracting(each -> each.pairing().a() + "-" + each.pairing().b())
                .containsExactly("0-3", "1-4", "2-5");
    }

    /** p0 beats p1 by 2 to 0, p2 has a bye of 2 points. */
    @Test
    void byesCountAsWinsAndAddNothingToBuchholz() {
        Tournament tournament = tournament(new Swiss(1), 3, 2);
        SwissScores scores = SwissScores.of(tournament, played(tournament, TournamentFormatTest::seeded), 1);
        assertThat(scores.points(0)).isEqualTo(2);
        assertThat(scores.points(1)).isZero();
        assertThat(scores.points(2)).isEqualTo(2);
        assertThat(scores.buchholz(1)).isEqualTo(2);
        assertThat(scores.buchholz(2)).isZero();
        assertThat(scores.byes(2)).isEqualTo(1);
        assertThat(scores.order()).containsExactly(0, 2, 1);
    }
}
