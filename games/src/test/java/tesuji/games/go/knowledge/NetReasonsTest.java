package tesuji.games.go.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tesuji.core.base.RecordText;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

class NetReasonsTest {
    private static final Tactical NONE = recipe("nets=Nets[budget=0]");
    private static final Tactical EVERYWHERE =
            recipe("nets=Nets[budget=500, everywhere=true, weight=20, perStone=10, most=25, lost=15]");
    private static final Tactical AT_LAST =
            recipe("nets=Nets[budget=500, everywhere=false, weight=20, perStone=10, most=25, lost=15]");

    private static Tactical recipe(String parts) {
        return RecordText.read(Tactical.class, "Tactical[" + parts + "]");
    }

    /** E5 escapes every ladder by the black stones on their ways, and is caught by a net at F6. */
    private static final String NET = """
            .........
            .....X...
            .........
            ...O...X.
            ...OX....
            ....OO...
            .........
            .........
            .........
            move %s
            """;

    private static GoPosition position(String diagram, String... moves) {
        int size = diagram.strip().indexOf('\n');
        GoGame game = (GoGame) Games.library().open("go:size=" + size + ",komi=7.5");
        GoPosition position = (GoPosition) game.start();
        game.notation().place(diagram, position);
        for (String move : moves) position.play(game.notation().move(move));
        return position;
    }

    /** What a recipe says of a move beyond what {@link #NONE} says: imagined wins and losses. */
    private static float[] beyond(Tactical recipe, GoPosition position, String move) {
        GoGame game = (GoGame) position.game();
        int[] moves = new int[game.maxLegalMoves()];
        int count = position.legalMoves(moves);
        int index = 0;
        while (moves[index] != game.notation().move(move)) index++;
        float[][] with = advice(recipe, position, moves, count);
        float[][] without = advice(NONE, position, moves, count);
        float wins = with[1][index] - without[1][index];
        return new float[] {wins, with[0][index] - without[0][index] - wins};
    }

    private static float[][] advice(Tactical recipe, GoPosition position, int[] moves, int count) {
        float[][] advice = new float[2][count];
        recipe.on((GoGame) position.game()).advise(position, moves, count, advice[0], advice[1]);
        return advice;
    }

    @Test
    void theNetIsGoodForBoth() {
        assertThat(beyond(EVERYWHERE, position(NET.formatted("white")), "F6")).containsExactly(20, 0);
        assertThat(beyond(EVERYWHERE, position(NET.formatted("black")), "F6")).containsExactly(20, 0);
    }

    @Test
    void otherMovesGainNothing() {
        assertThat(beyond(EVERYWHERE, position(NET.formatted("white")), "B2")).containsExactly(0, 0);
        assertThat(beyond(EVERYWHERE, position(NET.formatted("black")), "B2")).containsExactly(0, 0);
    }

    /** The stone in the net is gone: to run loses stones, to take it gains nothing that could get away. */
    @Test
    void whatIsCaughtStaysCaught() {
        GoPosition black = position(NET.formatted("white"), "F6");
        assertThat(beyond(EVERYWHERE, black, "E6")).containsExactly(0, 15);
        assertThat(beyond(EVERYWHERE, black, "F5")).containsExactly(0, 15);
        GoPosition white = position(NET.formatted("white"), "F6", "A1");
        assertThat(beyond(EVERYWHERE, white, "E6")).containsExactly(0, 0);
    }

    /** Chains away from the last two moves are left unread, unless everywhere is asked for. */
    @Test
    void readsAtTheLastTwoMoves() {
        GoPosition far = position(NET.formatted("black"), "A1", "J1", "A3");
        assertThat(beyond(AT_LAST, far, "F6")).containsExactly(0, 0);
        assertThat(beyond(EVERYWHERE, far, "F6")).containsExactly(20, 0);
        String before = NET.replace("..OO...", "..O....");
        GoPosition near = position(before.formatted("white"), "F4");
        assertThat(beyond(AT_LAST, near, "F6")[0]).isEqualTo(20);
    }

    @Test
    void aBudgetMustNotBeNegative() {
        assertThatThrownBy(() -> new Nets(-1, true, 1, 1, 1, 1)).hasMessage("the budget must not be negative");
    }
}
