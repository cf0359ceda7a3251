package tesuji.endgame.board;

import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Counting;
import tesuji.endgame.search.Ending;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * A board near its end.
 *
 * @param prisoners Black's less White's; they do not count under area rules
 * @param komi what White gets on top
 * @param ban the point where the side to move may not retake a ko at once, {@link #NONE} if it may play anywhere
 * @param areWallsGiven whether groups that seem to live may be walls, as problems of the literature ask; what is found then holds if
 *     they live, and is not called proven
 * @param ending what passes mean at the end, and whether dead stones are taken off then
 * @param isSuicideLegal whether the rules let a move take its own stones; nobody looks at such moves here, so nothing is called proven
 */
public record Question(
        Stones stones,
        Side toMove,
        Counting counting,
        int prisoners,
        Dyadic komi,
        int ban,
        boolean areWallsGiven,
        Ending ending,
        boolean isSuicideLegal) {
    /** No point of the board. */
    public static final int NONE = -1;

    /** A board about which nothing is given, under rules by which dead stones are agreed on. */
    public Question(Stones stones, Side toMove, Counting counting, int prisoners, Dyadic komi) {
        this(stones, toMove, counting, prisoners, komi, NONE, false, Ending.RESUMPTION, false);
    }

    /** A board without prisoners and komi, counted as the Japanese do. */
    public static Question of(Stones stones, Side toMove) {
        return new Question(stones, toMove, Counting.TERRITORY, 0, Dyadic.ZERO);
    }

    /** The same with the other side to move, who may play anywhere. */
    public Question passed() {
        return new Question(
                stones, toMove.other(), counting, prisoners, komi, NONE, areWallsGiven, ending, isSuicideLegal);
    }

    /** The same if the other side has just taken a ko. */
    public Question banning(int point) {
        return new Question(stones, toMove, counting, prisoners, komi, point, areWallsGiven, ending, isSuicideLegal);
    }

    /** The same with the word of whoever asks that groups live if they seem to. */
    public Question withWalls() {
        return new Question(stones, toMove, counting, prisoners, komi, ban, true, ending, isSuicideLegal);
    }

    /** The same under rules by which the game ends otherwise. */
    public Question ending(Ending other) {
        return new Question(stones, toMove, counting, prisoners, komi, ban, areWallsGiven, other, isSuicideLegal);
    }

    /** The same under rules that allow suicide. */
    public Question withSuicide() {
        return new Question(stones, toMove, counting, prisoners, komi, ban, areWallsGiven, ending, true);
    }
}
