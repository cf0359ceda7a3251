package tesuji.endgame.board;

import java.util.Set;
import tesuji.endgame.local.Counting;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.safety.AssumedWalls;
import tesuji.endgame.search.Ending;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * A board near its end.
 *
 * @param prisoners Black's less White's; they do not count under area rules
 * @param komi what White gets on top
 * @param ban the point where the side to move may not retake a ko at once, {@link #NONE} if it may play anywhere
 * @param walls which groups may be walls though nobody has shown that they live, as problems of the literature ask;
 *     what is found then holds if they live, and is not called proven
 * @param ending what passes mean at the end, and whether dead stones are taken off then
 * @param unseen rules that nobody looks at here
 */
public record EndgameProblem(
        Stones stones,
        Side toMove,
        Counting counting,
        int prisoners,
        Dyadic komi,
        int ban,
        AssumedWalls walls,
        Ending ending,
        Set<Unseen> unseen) {
    /** Rules of Go that are not looked at when a board is counted. */
    public enum Unseen {
        /** A move may take its own stones, so nothing is called proven. */
        SUICIDE,
        /** No earlier board may come back, so what was found by searching the whole board is not called proven. */
        SUPERKO
    }

    public EndgameProblem {
        unseen = Set.copyOf(unseen);
    }

    /** No point of the board. */
    public static final int NONE = -1;

    /** A board about which nothing is given, under rules by which dead stones are agreed on. */
    public EndgameProblem(Stones stones, Side toMove, Counting counting, int prisoners, Dyadic komi) {
        this(stones, toMove, counting, prisoners, komi, NONE, AssumedWalls.NONE, Ending.RESUMPTION, Set.of());
    }

    /** A board without prisoners and komi, counted as the Japanese do. */
    public static EndgameProblem of(Stones stones, Side toMove) {
        return new EndgameProblem(stones, toMove, Counting.TERRITORY, 0, Dyadic.ZERO);
    }

    /** The same with the other side to move, who may play anywhere. */
    public EndgameProblem passed() {
        return new EndgameProblem(stones, toMove.other(), counting, prisoners, komi, NONE, walls, ending, unseen);
    }

    /** The same if the other side has just taken a ko. */
    public EndgameProblem banning(int point) {
        return new EndgameProblem(stones, toMove, counting, prisoners, komi, point, walls, ending, unseen);
    }

    /** The same with the word of whoever asks that groups live if they seem to. */
    public EndgameProblem withWalls() {
        return withWalls(AssumedWalls.EYES);
    }

    /** The same if these groups live. */
    public EndgameProblem withWalls(AssumedWalls assumed) {
        return new EndgameProblem(stones, toMove, counting, prisoners, komi, ban, assumed, ending, unseen);
    }

    /** The same under rules by which the game ends otherwise. */
    public EndgameProblem ending(Ending other) {
        return new EndgameProblem(stones, toMove, counting, prisoners, komi, ban, walls, other, unseen);
    }

    /** The same under rules some of which are not looked at. */
    public EndgameProblem without(Set<Unseen> rules) {
        return new EndgameProblem(stones, toMove, counting, prisoners, komi, ban, walls, ending, rules);
    }
}
