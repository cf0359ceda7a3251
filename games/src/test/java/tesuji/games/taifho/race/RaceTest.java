package tesuji.games.taifho.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.games.taifho.Boards;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;

/** Races are run in the fewest moves, and what is called certain is. */
final class RaceTest {
    private final Race race = new Race();
    private final RaceVerdict verdict = new RaceVerdict();

    private March march(TaifhoPosition position, int side) {
        return race.march(position, side, StopCondition.NEVER).orElseThrow();
    }

    /** Where the source's players lost their way (Przybyłek and Chojecki 2022, Fig. 4.6), five moves were enough. */
    @Test
    void theFiguresTakeFiveMoves() {
        for (String rows : List.of(Boards.FIG_4_6_LEFT, Boards.FIG_4_6_RIGHT)) takesFiveMoves(rows);
    }

    private void takesFiveMoves(String rows) {
        TaifhoPosition position = Boards.green(rows);
        March march = march(position, 0);
        assertThat(march.length()).isEqualTo(5);
        assertThat(march.isShortest()).isTrue();
        Solo solo = new Solo();
        solo.take(position, 0, 9);
        for (int move : march.moves()) {
            assertThat(legal(solo)).contains(move);
            solo.move(TaifhoGame.from(move), TaifhoGame.to(move));
        }
        assertThat(solo.isHome()).isTrue();
    }

    private static List<Integer> legal(Solo solo) {
        int[] moves = new int[Solo.MOST_MOVES];
        int count = solo.moves(moves);
        List<Integer> legal = new ArrayList<>();
        for (int i = 0; i < count; i++) legal.add(moves[i]);
        return legal;
    }

    /** Agrees with a search that tries everything, breadth first; and what is needed at least never exceeds it. */
    @Test
    void noShorterMarchExists() {
        Rng rng = new Rng(3);
        int compared = 0;
        for (int i = 0; i < 2000 && compared < 22; i++) {
            TaifhoPosition position = Boards.green(Boards.passed(rng, 1, 1));
            March march = march(position, 0);
            if (march.length() > 3) continue;
            compared++;
            Solo solo = new Solo();
            solo.take(position, 0, Separation.front(position, 0) - 1);
            assertThat(LeastMoves.of(solo)).isLessThanOrEqualTo(march.length());
            assertThat(breadthFirst(solo)).isEqualTo(march.length());
        }
        assertThat(compared).isGreaterThan(20);
    }

    /**
     * What is needed at least is never too much: no march is shorter, by a search that knows nothing but who is not
     * home.
     */
    @Test
    void theBoundNeverExceedsTheTruth() {
        Rng rng = new Rng(29);
        Solo solo = new Solo();
        int compared = 0;
        for (int i = 0; i < 3000; i++) {
            solo.take(Boards.green(mostlyHome(rng)), 0, 8);
            int least = LeastMoves.of(solo);
            if (least < 2 || least > 3) continue;
            compared++;
            assertThat(canMarch(solo, least - 1)).isFalse();
        }
        assertThat(compared).isGreaterThan(1000);
    }

    /** Six pieces in the goal row, two in the rows before it. */
    private static String mostlyHome(Rng rng) {
        while (true) {
            String[] lines = Boards.passed(rng, 0, 0).split("\n");
            for (int out = 0; out < 2; out++) {
                int from = rng.nextInt(8);
                char piece = lines[0].charAt(from);
                int row = 1 + rng.nextInt(4);
                int to = rng.nextInt(8);
                boolean wrongColour = piece == 'D' && (row + to) % 2 != 1;
                if (piece == '.' || wrongColour || lines[row].charAt(to) != '.') break;
                lines[0] = lines[0].substring(0, from) + '.' + lines[0].substring(from + 1);
                lines[row] = lines[row].substring(0, to) + piece + lines[row].substring(to + 1);
                if (out == 1) return String.join("\n", lines) + "\n";
            }
        }
    }

    private static boolean canMarch(Solo solo, int left) {
        if (solo.isHome()) return true;
        int outside = 0;
        for (int piece = 0; piece < Solo.PIECES; piece++) {
            if (solo.togo(piece) > 0) outside++;
        }
        if (left == 0 || outside > left) return false;
        for (int move : legal(solo)) {
            solo.move(TaifhoGame.from(move), TaifhoGame.to(move));
            boolean can = canMarch(solo, left - 1);
            solo.move(TaifhoGame.to(move), TaifhoGame.from(move));
            if (can) return true;
        }
        return false;
    }

    /** A circle two rows away steps in twice, which also changes its column. */
    @Test
    void twoStepsOfACircleAreEnough() {
        TaifhoPosition position =
                Boards.green(Boards.rows("STTC.DSD", "", "...C", "", "", "", "", "c", "", ".csdsttd"));
        assertThat(march(position, 0).length()).isEqualTo(2);
    }

    /** Blue needs as few moves as Green, so nothing is certain. */
    @Test
    void aRaceThatTheEnemyWinsIsNotCalledCertain() {
        String rows = Boards.rows(".DSDSTC.", "C......T", "", "", "", "", "", ".......c", "", "cdtdss.t");
        assertThat(verdict.certain(Boards.green(rows), 0, StopCondition.NEVER)).isEmpty();
    }

    /** One chain may come near over own pieces, and go on into the zone over the other's. */
    @Test
    void aChainIntoTheZoneIsForeseen() {
        String rows = Boards.rows(
                "CD.C.DST", "...TS...", "", ".c..ss..", ".....td.", ".d......", "", "", "...t....", "..c.....");
        TaifhoPosition position = Boards.place(Games.library().open("taifho:fairplay=none"), rows, "Green");
        assertThat(verdict.certain(position, 0, StopCondition.NEVER)).isEmpty();
    }

    /** A march of two moves is promised only if the game lasts so long. */
    @Test
    void nothingIsPromisedThatTheCapForbids() {
        String rows = Boards.rows("CDSDT.CS", "", ".....T..", "", "", "", "", "", ".....cc.", "ddsstt..");
        assertThat(march(Boards.green(rows), 0).length()).isEqualTo(2);
        for (int cap = 2; cap < 6; cap++) {
            TaifhoPosition position = Boards.place(Games.library().open("taifho:cap=" + cap), rows, "Green");
            boolean enough = cap > 2;
            assertThat(verdict.certain(position, 0, StopCondition.NEVER).isPresent())
                    .as("cap " + cap)
                    .isEqualTo(enough);
            assertThat(race.closing(position, Limits.NONE).isPresent()).isEqualTo(enough);
        }
    }

    private static int breadthFirst(Solo solo) {
        List<List<Integer>> layer = List.of(List.of());
        Set<Long> seen = new HashSet<>();
        for (int length = 0; ; length++) {
            List<List<Integer>> next = new ArrayList<>();
            for (List<Integer> path : layer) {
                path.forEach(move -> solo.move(TaifhoGame.from(move), TaifhoGame.to(move)));
                boolean home = solo.isHome();
                if (!home && seen.add(solo.key())) {
                    for (int move : legal(solo)) {
                        List<Integer> longer = new ArrayList<>(path);
                        longer.add(move);
                        next.add(longer);
                    }
                }
                for (int i = path.size() - 1; i >= 0; i--) {
                    solo.move(TaifhoGame.to(path.get(i)), TaifhoGame.from(path.get(i)));
                }
                if (home) return length;
            }
            layer = next;
        }
    }

    /**
     * To have passed is not enough: an enemy may turn back and stand in the way, and then nothing is called certain.
     */
    @Test
    void anEnemyWhoTurnsBackCanSpoilAMarch() {
        Rng rng = new Rng(6);
        int spoilt = 0;
        for (int i = 0; i < 100; i++) {
            TaifhoPosition position = Boards.blue(Boards.passed(rng, 2, 6));
            if (position.isOver()) continue;
            int first = march(position, 0).moves().get(0);
            if (!canForbid(position, first)) continue;
            spoilt++;
            assertThat(verdict.certain(position, 0, StopCondition.NEVER)).isEmpty();
        }
        assertThat(spoilt).isPositive();
    }

    /** Whether a move of the side to move makes this one of the other illegal. */
    private static boolean canForbid(TaifhoPosition position, int move) {
        int[] moves = new int[Boards.GAME.maxLegalMoves()];
        int count = position.legalMoves(moves);
        boolean forbidden = false;
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            forbidden |= !position.isOver() && !position.isLegal(move);
            position.undo();
        }
        return forbidden;
    }

    /**
     * Games from positions in which the sides have passed each other, against an enemy who marches as fast as he can:
     * whoever needs no more moves than the other and is to move wins, in as many moves as were announced.
     */
    @Test
    void aRaceThatCanBeWonIsWonInTheFewestMoves() {
        Rng rng = new Rng(1987);
        int won = 0;
        for (int i = 0; i < 40; i++) {
            TaifhoPosition position = Boards.green(Boards.passed(rng, 1 + i % 2, 1 + i / 2 % 2));
            if (position.isOver()) continue;
            int own = march(position, 0).length();
            int enemy = march(position, 1).length();
            int moves = race(position);
            assertThat(position.score()).isEqualTo(own <= enemy ? 2 : -2);
            if (own <= enemy) {
                assertThat(moves).isEqualTo(own);
                won++;
            }
        }
        assertThat(won).isBetween(10, 38);
    }

    /** Both sides march; the number of moves that Green makes. */
    private int race(TaifhoPosition position) {
        int moves = 0;
        while (!position.isOver()) {
            if (position.toMove() == 0) moves++;
            Decision decision = race.closing(position, Limits.NONE).orElseThrow();
            position.play(((Decision.Play) decision).move());
        }
        return moves;
    }

    @Test
    void nothingIsSaidBeforeTheSidesHavePassed() {
        assertThat(race.closing(Boards.GAME.start(), Limits.NONE)).isEmpty();
        assertThat(race.closing(Boards.green(Boards.FIG_2_1), Limits.NONE)).isEmpty();
        assertThat(verdict.certain(Boards.green(Boards.FIG_2_1), 0, StopCondition.NEVER))
                .isEmpty();
    }

    @Test
    void impatienceIsNoAnswer() {
        TaifhoPosition position = Boards.green(Boards.passed(new Rng(4), 4, 4));
        assertThat(race.march(position, 0, nodes -> false)).isEmpty();
    }
}
