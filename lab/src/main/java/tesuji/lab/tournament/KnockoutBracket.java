package tesuji.lab.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tesuji.lab.statistics.Tally;

/**
 * Who met whom in a knock-out, round by round, as far as that is decided. Entrants are seeded by their numbers: 0 and 1
 * can meet in the final only, 0 to 3 not before the semi-finals, and so on; where a round is not full, the best have
 * byes.
 */
public final class KnockoutBracket {
    /** In place of an opponent: a bye. */
    public static final int NOBODY = -1;

    private final List<List<Tie>> rounds = new ArrayList<>();

    /**
     * A meeting that one of two survives.
     *
     * @param a the better seed
     * @param b the other, or {@link #NOBODY}
     * @param tally of A, tie-breaks included
     * @param extra how many tie-breaks were played
     * @param winner who goes on, or {@link #NOBODY} if that is open
     * @param bySeed whether the tie-breaks were level too, so that the better seed goes on
     */
    public record Tie(int round, int a, int b, Tally tally, int extra, int winner, boolean bySeed) {
        public boolean isBye() {
            return b == NOBODY;
        }

        /** Whether nobody goes on yet. */
        public boolean isOpen() {
            return winner == NOBODY;
        }
    }

    private KnockoutBracket() {}

    /**
     * The bracket after these encounters.
     *
     * @param tieBreaks how many pairs of games are added, one at a time, while a tie is level
     */
    static KnockoutBracket of(int players, int tieBreaks, List<Encounter> encounters) {
        KnockoutBracket bracket = new KnockoutBracket();
        int[] left = seeding(players);
        while (left.length > 1) {
            List<Tie> ties = new ArrayList<>();
            for (int i = 0; i < left.length; i += 2) {
                int better = left[i + 1] == NOBODY ? left[i] : Math.min(left[i], left[i + 1]);
                int other = left[i + 1] == NOBODY ? NOBODY : Math.max(left[i], left[i + 1]);
                ties.add(tie(bracket.rounds.size() + 1, better, other, tieBreaks, encounters));
            }
            bracket.rounds.add(List.copyOf(ties));
            if (ties.stream().anyMatch(Tie::isOpen)) break;
            left = ties.stream().mapToInt(Tie::winner).toArray();
        }
        return bracket;
    }

    /** The entrants in the order of the bracket, byes included: of neighbours the better one stands first. */
    static int[] seeding(int players) {
        int[] order = {0};
        while (order.length < players) {
            int[] wider = new int[2 * order.length];
            for (int i = 0; i < order.length; i++) {
                int other = wider.length - 1 - order[i];
                wider[2 * i] = order[i];
                wider[2 * i + 1] = other;
            }
            order = wider;
        }
        return Arrays.stream(order)
                .map(player -> player < players ? player : NOBODY)
                .toArray();
    }

    private static Tie tie(int round, int a, int b, int tieBreaks, List<Encounter> encounters) {
        if (b == NOBODY) return new Tie(round, a, NOBODY, Tally.NONE, 0, a, false);
        List<Encounter> theirs = encounters.stream()
                .filter(each -> each.pairing().round() == round
                        && each.pairing().has(a)
                        && each.pairing().has(b))
                .toList();
        Tally tally = Tally.NONE;
        for (Encounter each : theirs) {
            Tally one = each.tallyOf(a);
            tally = new Tally(tally.wins() + one.wins(), tally.losses() + one.losses(), tally.draws() + one.draws());
        }
        int points = tally.wins() - tally.losses();
        int extra = Math.max(0, theirs.size() - 1);
        boolean over = !theirs.isEmpty() && theirs.stream().allMatch(Encounter::isComplete);
        boolean level = points == 0 && extra == tieBreaks;
        int ahead = points > 0 || level ? a : points < 0 ? b : NOBODY;
        return new Tie(round, a, b, tally, extra, over ? ahead : NOBODY, over && level);
    }

    /** The rounds so far; in the last one ties may be open. */
    public List<List<Tie>> rounds() {
        return List.copyOf(rounds);
    }

    /** The ties of the present round that are open. */
    List<Tie> open() {
        return rounds.get(rounds.size() - 1).stream().filter(Tie::isOpen).toList();
    }

    /**
     * The place of an entrant, from 1: that of all who lost in the same round is the same, and those who are left share
     * the first.
     */
    int place(int player) {
        for (List<Tie> ties : rounds) {
            for (Tie tie : ties) {
                boolean lost = !tie.isOpen()
                        && !tie.isBye()
                        && tie.winner() != player
                        && (tie.a() == player || tie.b() == player);
                if (lost) return ties.size() + 1;
            }
        }
        return 1;
    }
}
