package tesuji.endgame.check;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The proof of an endgame's result as plain data, for {@link ProofChecker} or anybody else's program. The page of
 * this package explains what each part means and how it is checked.
 *
 * <p>Points are vertices such as {@code C4}; several may stand in one text, with blanks between them. A game is a
 * number such as {@code -3/4}, or the id of a tree. Numbers are Black's.
 *
 * @param score Black's result with best play, which is claimed
 * @param tax what a move costs in the games: 1 if they are chilled, 0 if they are not
 * @param grounds why chains live that are not unconditionally alive
 * @param assumed groups that are taken for alive, the stones of each
 * @param regions all of them, in the order of their first points, which count from A1 along the rows
 */
public record BoardProof(
        String format,
        Problem problem,
        String score,
        int tax,
        List<Ground> grounds,
        List<String> assumed,
        List<Tree> games,
        List<Region> regions,
        List<Claim> claims) {
    public static final String FORMAT = "tesuji endgame proof 2";

    public static final String BLACK = "black";
    public static final String WHITE = "white";
    public static final String AREA = "area";
    public static final String TERRITORY = "territory";

    /** Instead of a move: a point that is one's own anyway is used up, which costs it. */
    public static final String FREE = "free";

    /** Instead of an attack: nothing is played any more. */
    public static final String PASS = "pass";

    /** Instead of a taxed attack: nothing is played, and the holder moves without tax. */
    public static final String WAIT = "wait";

    public BoardProof {
        Objects.requireNonNull(format);
        Objects.requireNonNull(problem);
        Objects.requireNonNull(score);
        grounds = List.copyOf(grounds);
        assumed = List.copyOf(assumed);
        games = List.copyOf(games);
        regions = List.copyOf(regions);
        claims = List.copyOf(claims);
    }

    /**
     * What is asked.
     *
     * @param board rows from the top, X for Black, O for White, a point for nothing
     * @param counting {@link #AREA} or {@link #TERRITORY}
     * @param prisoners Black's less White's
     * @param ban where the side to move may not retake a ko at once; null if it may play anywhere
     * @param notSeen rules in force that no proof looks at, such as superko
     */
    public record Problem(
            List<String> board,
            String toMove,
            String counting,
            String komi,
            int prisoners,
            @Nullable String ban,
            List<String> notSeen) {
        public Problem {
            for (String text : new String[] {toMove, counting, komi}) Objects.requireNonNull(text);
            board = List.copyOf(board);
            notSeen = List.copyOf(notSeen);
        }
    }

    /**
     * Sealed-off points in which one side answers every attack on the chains around it.
     *
     * @param points what is sealed off
     * @param chains one stone of each chain that lives by it
     * @param positions what the owner does, for every position in which something is left to do
     */
    public record Ground(String side, String points, String chains, List<Defence> positions) {
        public Ground {
            Objects.requireNonNull(side);
            Objects.requireNonNull(points);
            Objects.requireNonNull(chains);
            positions = List.copyOf(positions);
        }
    }

    /**
     * The owner's answers in a ground.
     *
     * @param at what stands on its points, in their order
     * @param answers by the attacker's move, the owner's
     * @param begin a move by which the owner can take off the attacker's stones; null if there are none
     */
    public record Defence(
            String at,
            Map<String, String> answers,
            @Nullable String begin) {
        public Defence {
            Objects.requireNonNull(at);
            answers = Collections.unmodifiableMap(new TreeMap<>(answers));
        }
    }

    /** A game that is no number: the games that Black and White can move to. */
    public record Tree(String id, List<String> black, List<String> white) {
        public Tree {
            Objects.requireNonNull(id);
            black = List.copyOf(black);
            white = List.copyOf(white);
        }
    }

    /**
     * A region and what is known of it.
     *
     * @param theorem what it is worth by the theorem on chains with corridors; null if that is not used
     * @param black what Black is sure of: positions with White to move
     * @param white what White is sure of: positions with Black to move
     * @param believed values that are not written out
     */
    public record Region(
            String points, @Nullable String theorem, List<Bound> black, List<Bound> white, List<Belief> believed) {
        public Region {
            Objects.requireNonNull(points);
            black = List.copyOf(black);
            white = List.copyOf(white);
            believed = List.copyOf(believed);
        }
    }

    /**
     * A position of a region that is worth at least a game to Black, or at most to White, with the answers that show
     * it.
     *
     * @param at what stands on the points of the region, in their order
     * @param ban where the side that answers may not retake a ko; null if it may play anywhere
     * @param taken where the attacker may not retake a ko, because it was taken to use up a point; null if he may
     *     play anywhere
     * @param balance prisoners, and taxes paid, since the region was as on the board
     * @param tax what a move costs here; 0 is enough where the game is a whole number
     * @param answers by the attack, the answer: each a vertex, a game, {@link #FREE} or {@link #PASS}
     */
    public record Bound(
            String at,
            @Nullable String ban,
            @Nullable String taken,
            int balance,
            String game,
            int tax,
            Map<String, String> answers) {
        public Bound {
            Objects.requireNonNull(at);
            Objects.requireNonNull(game);
            answers = Collections.unmodifiableMap(new TreeMap<>(answers));
        }
    }

    /**
     * A value that is taken for granted.
     *
     * @param side whose bound it is, for the board as it stands
     */
    public record Belief(String side, String game) {
        public Belief {
            Objects.requireNonNull(side);
            Objects.requireNonNull(game);
        }
    }

    /**
     * What a side gets at least.
     *
     * @param move the first move after which it does; null for the board as it stands
     * @param result Black's result is at least this if the side is Black, at most if it is White
     * @param parts for each region the game that stands for it
     * @param plan the side's moves in the sum of these games
     */
    public record Claim(@Nullable String move, String side, String result, List<String> parts, List<Step> plan) {
        public Claim {
            Objects.requireNonNull(side);
            Objects.requireNonNull(result);
            parts = List.copyOf(parts);
            plan = List.copyOf(plan);
        }
    }

    /**
     * A move in a sum.
     *
     * @param at the parts that are no numbers
     * @param numbers what the others come to
     */
    public record Step(List<String> at, String numbers, String from, String to) {
        public Step {
            for (String text : new String[] {numbers, from, to}) Objects.requireNonNull(text);
            at = List.copyOf(at);
        }
    }
}
