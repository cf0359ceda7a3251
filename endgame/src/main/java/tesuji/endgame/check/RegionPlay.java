package tesuji.endgame.check;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.check.LocalBoard.Played;
import tesuji.endgame.check.LocalBoard.Stones;

/**
 * Play in the difference of a region and a game. One side, the holder, shows that the region is worth no less to it
 * than the game: the other side attacks, in the region or in the game, and the holder answers (Conway 1976).
 *
 * <p>The attacker may take any ko at once. The holder may not retake one before something else was played in the
 * region, which is stricter than the rule. By territory prisoners count, and so does the tax on every move if the
 * games are chilled; both are kept as a balance of points, which either side may use up as free moves. By area passes
 * are free.
 */
public final class RegionPlay {
    private final LocalBoard board;
    private final PlainGames games;
    private final boolean isBlack;
    private final boolean isArea;
    private final int tax;
    private final long[] eyes;
    /** The names of its points, by number. */
    private final String[] names;

    private final Map<String, Integer> indices = new HashMap<>();

    /**
     * A moment of it.
     *
     * @param holderBan where the holder may not play; a set of at most one point
     * @param attackerBan where the attacker may not play: the holder has just taken a ko there to go on
     * @param balance points for Black
     * @param tax what a move costs
     */
    public record State(Stones stones, long holderBan, long attackerBan, int balance, PlainGame game, int tax) {
        /**
         * The same without tax, if the game is a whole number; else itself. What is worth a whole number without tax
         * is worth it with tax, since chilling keeps order, and whole numbers as they are.
         */
        public State untaxed() {
            boolean isWhole = game.isNumber() && game.number() % PlainGames.ONE == 0;
            return tax == 0 || !isWhole ? this : new State(stones, holderBan, attackerBan, balance, game, 0);
        }
    }

    /**
     * @param isBlack whether the holder is Black
     * @param eyes the points next to each unconditionally alive chain of the holder that has an eye in the region
     */
    public RegionPlay(
            PlainBoard whole,
            LocalBoard board,
            PlainGames games,
            boolean isBlack,
            boolean isArea,
            int tax,
            long[] eyes) {
        this.board = board;
        this.games = games;
        this.isBlack = isBlack;
        this.isArea = isArea;
        this.tax = tax;
        this.eyes = eyes.clone();
        names = new String[board.points().size()];
        for (int i = 0; i < names.length; i++) {
            names[i] = whole.vertex(board.points().get(i));
            indices.put(names[i], i);
        }
    }

    /** Whether the holder is Black. */
    public boolean isBlack() {
        return isBlack;
    }

    public boolean isArea() {
        return isArea;
    }

    public LocalBoard board() {
        return board;
    }

    /** A position as a proof tells it. */
    State state(BoardProof.Bound bound) {
        State state =
                state(board.read(bound.at()), set(bound.ban()), bound.balance(), games.game(bound.game()), bound.tax());
        return taking(state, set(bound.taken()));
    }

    /** The same position with nothing said of its worth. */
    public State position(State at) {
        return new State(at.stones, at.holderBan, at.attackerBan, 0, games.number(0), at.tax);
    }

    /** The same position with another number that is said of it. */
    public State worth(State at, long number) {
        return new State(at.stones, at.holderBan, at.attackerBan, 0, games.number(number), at.tax);
    }

    /** Whether one number says more about the same position than another game. */
    public boolean isStronger(State one, State other) {
        return other.game.isNumber()
                && (isBlack ? one.game.number() > other.game.number() : one.game.number() < other.game.number());
    }

    State stronger(State one, State other) {
        return isStronger(one, other) ? one : other;
    }

    /** The points of which it is open whether the holder keeps them, and the attacker's stones among them. */
    public int open(State at) {
        return StaticBound.open(board, at.stones, at.holderBan, isBlack);
    }

    /** A number and a balance are one number. */
    public State state(Stones stones, long ban, int balance, PlainGame game, int tax) {
        if (balance == 0 || !game.isNumber()) return new State(stones, ban, 0, balance, game, tax);
        return new State(stones, ban, 0, 0, games.number(game.number() - balance * PlainGames.ONE), tax);
    }

    /** The region as it stands, or after a first move, with the attacker to move; null if that move is not possible. */
    public @Nullable State start(BoardProof.Problem problem, Stones stones, @Nullable String move, PlainGame game) {
        boolean isMover = problem.toMove().equals(isBlack ? BoardProof.BLACK : BoardProof.WHITE);
        if (move == null) return state(stones, isMover ? set(problem.ban()) : 0, 0, game, tax);
        int point = index(move);
        if (point < 0 || move.equals(problem.ban())) return null;
        boolean byBlack = isBlack == isMover;
        Played played = board.play(stones, point, byBlack);
        if (played == null || (isMover && !keepsEyes(stones, played.stones()))) return null;
        int captured = isArea ? 0 : played.captured();
        return state(played.stones(), isMover ? 0 : played.ko(), byBlack ? captured : -captured, game, tax);
    }

    /** The set of one point; empty for none, and for one that is not here. */
    long set(@Nullable String vertex) {
        int index = vertex == null ? -1 : index(vertex);
        return index < 0 ? 0 : 1L << index;
    }

    /** The number of a point, negative if it is not here. */
    private int index(String vertex) {
        return indices.getOrDefault(vertex, -1);
    }

    /** Whether the holder, who answers, is sure of the game without looking ahead. */
    public boolean isSure(State at) {
        PlainGame sure = sure(at);
        return isBlack ? games.isAtMost(at.game, sure) : games.isAtMost(sure, at.game);
    }

    /** The same if the holder is to move. */
    public boolean isSureMovingFirst(State at) {
        return isEnough(sure(at), at.game);
    }

    /**
     * Whether the holder, to move, keeps a game if he has another one in its place. By area he need not move at all.
     */
    private boolean isEnough(PlainGame has, PlainGame wants) {
        if (isArea && has.isNumber() && wants.isNumber()) {
            return isBlack ? has.number() >= wants.number() : has.number() <= wants.number();
        }
        return isBlack ? !games.isAtMost(has, wants) : !games.isAtMost(wants, has);
    }

    private PlainGame sure(State at) {
        int points = StaticBound.points(board, at.stones, at.holderBan, isBlack, isArea);
        return games.number((at.balance + (isBlack ? points : -points)) * PlainGames.ONE);
    }

    /** Everything that the attacker can do, by its name, with the holder to move. */
    public Map<String, State> attacks(State at) {
        Map<String, State> attacks = new LinkedHashMap<>();
        for (long rest = board.empty(at.stones) & ~at.attackerBan; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            Played played = board.play(at.stones, point, !isBlack);
            if (played == null) continue;
            State after = state(played.stones(), played.ko(), balance(at, played, !isBlack), at.game, at.tax);
            attacks.put(names[point], after);
        }
        // a position that is worth a number is not chilled any more; then it must be worth more than the game
        if (at.tax == 1 && at.game.isNumber()) {
            attacks.put(BoardProof.WAIT, new State(at.stones, at.holderBan, 0, at.balance, at.game, 0));
        }
        boolean canPass = isArea && at.game.isNumber();
        if (canPass && !isStanding(at)) attacks.put(BoardProof.PASS, at);
        if (!canPass) {
            for (PlainGame option : at.game.options(isBlack)) {
                attacks.put(option.name(), state(at.stones, at.holderBan, at.balance, option, at.tax));
            }
        }
        if (isBlack ? at.balance < 0 : at.balance > 0) attacks.put(BoardProof.FREE, freed(at, !isBlack));
        return attacks;
    }

    /** The name of the point of a set that has at most one; null if it has none. */
    public @Nullable String vertex(long set) {
        return set == 0 ? null : names[Long.numberOfTrailingZeros(set)];
    }

    /** What a holder's answer leads to, with the attacker to move; null if it is not possible. */
    public @Nullable State answer(State at, String attack, String answer) {
        if (answer.equals(BoardProof.FREE)) {
            boolean isThere = isBlack ? at.balance > 0 : at.balance < 0;
            return isThere ? freed(at, isBlack) : null;
        }
        if (!isVertex(answer)) {
            PlainGame game = games.game(answer);
            return isEnough(game, at.game) ? state(at.stones, at.holderBan, at.balance, game, at.tax) : null;
        }
        return move(at, index(answer), attack);
    }

    /** What a move of the holder leads to; null if it is not possible, or takes an eye from his own wall. */
    private @Nullable State move(State at, int point, String attack) {
        if (point < 0 || (at.holderBan >> point & 1) != 0) return null;
        Played played = board.play(at.stones, point, isBlack);
        if (played == null || !keepsEyes(at.stones, played.stones())) return null;
        State after = state(played.stones(), 0, balance(at, played, isBlack), at.game, at.tax);
        return isGoingOn(at, attack) ? taking(after, played.ko()) : after;
    }

    /**
     * Whether the attacker has done nothing but wait, so that the holder has to show that he can go on. If he takes a
     * ko for that, it cannot be retaken at once; and if there are threats, they come to an end before the holder's
     * patience does.
     */
    private boolean isGoingOn(State at, String attack) {
        boolean isWaiting = !isVertex(attack) && !attack.equals(BoardProof.FREE) && !attack.equals(BoardProof.WAIT);
        return at.tax == 0 && at.game.isNumber() && isWaiting;
    }

    private static State taking(State at, long ko) {
        return new State(at.stones, at.holderBan, ko, at.balance, at.game, at.tax);
    }

    private static boolean isVertex(String text) {
        return !text.isEmpty() && Character.isUpperCase(text.charAt(0));
    }

    private static State freed(State at, boolean byBlack) {
        return new State(at.stones, at.holderBan, 0, at.balance + (byBlack ? -1 : 1), at.game, at.tax);
    }

    private int balance(State at, Played played, boolean byBlack) {
        int gain = (isArea ? 0 : played.captured()) - at.tax;
        return at.balance + (byBlack ? gain : -gain);
    }

    /** Whether the region counts as much as the game if nobody plays there any more. */
    private boolean isStanding(State at) {
        long standing = (at.balance + StaticBound.standing(board, at.stones)) * PlainGames.ONE;
        return isBlack ? standing >= at.game.number() : standing <= at.game.number();
    }

    /** Whether every eye of the holder's walls is still there. */
    boolean keepsEyes(Stones before, Stones after) {
        for (long contacts : eyes) if (hasEye(before, contacts) && !hasEye(after, contacts)) return false;
        return true;
    }

    /** Whether the chain next to these points has an eye here: an area all of whose empty points are its liberties. */
    private boolean hasEye(Stones at, long contacts) {
        return hasEye(board, at, isBlack, contacts);
    }

    static boolean hasEye(LocalBoard board, Stones at, boolean isBlack, long contacts) {
        long own = at.of(isBlack);
        long safe = board.safe(at, isBlack);
        long liberties = contacts | board.around(board.flood(own & contacts, own));
        for (long rest = board.all() & ~own; rest != 0; ) {
            long area = board.flood(rest & -rest, board.all() & ~own);
            rest &= ~area;
            long empty = area & board.empty(at);
            boolean isSealed = (board.around(area) & own & ~safe) == 0;
            if (empty != 0 && (empty & ~liberties) == 0 && isSealed) return true;
        }
        return false;
    }
}
