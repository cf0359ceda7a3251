package tesuji.games.go.playout;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;
import tesuji.core.eval.PassPolicy;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

final class GoPassPolicyTest {
    /** Black has 28 points and White 21, if the stone at B3 is dead; if it lived, White would win at any komi here. */
    private static final String DEAD_STONE = """
            ...XO..
            .X.XO.O
            .XXXOOO
            ...XO..
            .O.XO..
            XXXXO.O
            .X.XO.O
            """;

    /** The same, but D7 is still open: 27 points against 21, and one to play for. */
    private static final String DAME = """
            ..X.O..
            .X.XO.O
            .XXXOOO
            ...XO..
            .O.XO..
            XXXXO.O
            .X.XO.O
            """;

    /** The same with a hole at the top through which both territories can be entered. */
    private static final String HOLE = """
            .......
            .X.XO.O
            .XXXOOO
            ...XO..
            ...XO..
            XXXXO.O
            .X.XO.O
            """;

    /** Whoever plays E1 is taken. White has 41 points, Black 39, and E1 is nobody's. */
    private static final String SEKI = """
            .O.OOX.X.
            OOOOOXXXX
            ....OX...
            ....OX...
            OOOOOXXXX
            OOOOOXXXX
            OOOOOXXXX
            XXXXXOOOX
            .XXX.O.OX
            """;

    /** Another, in which C1 gives Black the shape of a killing five, so that playouts are tempted to play there. */
    private static final String TEMPTING_SEKI = """
            ..OX...
            OOOX.X.
            ..OX...
            OOOX.X.
            OOOXXXX
            XXXOOOX
            .X.O.OX
            """;

    private static GoPosition position(String diagram, String komi, String state) {
        return position("chinese", diagram, komi, state);
    }

    private static GoPosition position(String rules, String diagram, String komi, String state) {
        String id = "go:size=" + diagram.indexOf('\n') + ",rules=" + rules + ",komi=" + komi;
        GoGame game = (GoGame) Games.library().open(id);
        GoPosition position = (GoPosition) game.start();
        game.notation().place(diagram + state.replace(';', '\n') + "\n", position);
        return position;
    }

    private static boolean closes(GoPosition position) {
        GoGame game = (GoGame) position.game();
        int move = new GoPassPolicy(game).closing(position, new Rng(1));
        assertThat(move).isIn(PassPolicy.NONE, game.pass());
        return move == game.pass();
    }

    private static boolean surrenders(GoPosition position) {
        GoGame game = (GoGame) position.game();
        return new GoPassPolicy(game).isSurrender(position, game.pass(), new Rng(1));
    }

    /**
     * With the dead stone taken off, Black wins by 7 points less komi: the winner ends the game, the loser plays on.
     */
    @ParameterizedTest
    @CsvSource({
        "6.5, move black, true",
        "6.5, move black;passes 1, true",
        "6.5, move white, false",
        "6.5, move white;passes 1, false",
        "7.5, move black, false",
        "7.5, move white, true",
        "7.5, move white;passes 1, true"
    })
    void aFinishedGame(String komi, String state, boolean won) {
        GoPosition position = position(DEAD_STONE, komi, state);
        assertThat(closes(position)).isEqualTo(won);
        assertThat(surrenders(position)).isEqualTo(!won);
    }

    /** A draw is neither won nor lost. */
    @Test
    void aDraw() {
        GoPosition position = position(DEAD_STONE, "7", "move white;passes 1");
        assertThat(closes(position)).isFalse();
        assertThat(surrenders(position)).isFalse();
    }

    /** While a point is open nobody passes first; after a pass it is enough to win without it. */
    @ParameterizedTest
    @CsvSource({
        "4.5, move black, false",
        "4.5, move black;passes 1, true",
        "5.5, move black;passes 1, false",
        "7.5, move white;passes 1, true",
        "6.5, move white;passes 1, false"
    })
    void aPointToPlayFor(String komi, String state, boolean closes) {
        assertThat(closes(position(DAME, komi, state))).isEqualTo(closes);
    }

    /** By territory Black has 13 points and a dead stone, White 9, and the open point may be White's. */
    @ParameterizedTest
    @CsvSource({"3.5, true", "4.5, false"})
    void territoryCountsPrisoners(String komi, boolean closes) {
        GoPosition position = position("japanese", DAME, komi, "move black;passes 1");
        assertThat(closes(position)).isEqualTo(closes);
        assertThat(surrenders(position)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"move black", "move black;passes 1", "move white", "move white;passes 1"})
    void openBorders(String state) {
        assertThat(closes(position(HOLE, "7.5", state))).isFalse();
    }

    /** Both sides of the seki live, and the point between is nobody's: White leads by 2 points, or at least by 1. */
    @ParameterizedTest
    @CsvSource({
        "0.5, move white;passes 1, true",
        "-0.5, move white;passes 1, true",
        "-1.5, move white;passes 1, false",
        "0.5, move white, false",
    })
    void seki(String komi, String state, boolean closes) {
        GoPosition position = position(SEKI, komi, state);
        assertThat(closes(position)).isEqualTo(closes);
        assertThat(surrenders(position)).isFalse();
    }

    /** Whatever the playouts think of it, nobody ends a game that the count would lose. */
    @Test
    void aSekiMisread() {
        GoPosition white = position(TEMPTING_SEKI, "4.5", "move white;passes 1");
        assertThat(closes(white)).isFalse();
        assertThat(surrenders(white)).isTrue();
        assertThat(surrenders(position(TEMPTING_SEKI, "4.5", "move black;passes 1")))
                .isFalse();
    }

    /** What is no pass is no surrender, and a game that has just begun asks for no playouts. */
    @Test
    void cheapAnswersFirst() {
        GoPosition position = position(DEAD_STONE, "7.5", "move black");
        GoPassPolicy passPolicy = new GoPassPolicy((GoGame) position.game());
        Rng rng = new Rng(1);
        assertThat(passPolicy.isSurrender(position, 0, rng)).isFalse();
        GoPosition start = (GoPosition) position.game().start();
        assertThat(passPolicy.closing(start, rng)).isEqualTo(PassPolicy.NONE);
        assertThat(rng.nextLong()).isEqualTo(new Rng(1).nextLong());
    }

    /** Black may not pass while it places its handicap. */
    @Test
    void handicapComesFirst() {
        GoGame game = (GoGame) Games.library().open("go:size=9,handicap=2,placement=free");
        assertThat(new GoPassPolicy(game).closing(game.start(), new Rng(1))).isEqualTo(PassPolicy.NONE);
    }

    /** Where nobody agrees about dead stones, the board must win as it stands: the white stone spoils Black's area. */
    @ParameterizedTest
    @CsvSource({
        "tromp-taylor, 6.5, move black;passes 1, false",
        "tromp-taylor, -9.5, move black;passes 1, true",
        "tromp-taylor, -9.5, move black, false",
        "chinese, 6.5, move black;passes 1, true"
    })
    void withoutAgreementTheBoardCountsAsItStands(String rules, String komi, String state, boolean closes) {
        assertThat(closes(position(rules, DEAD_STONE, komi, state))).isEqualTo(closes);
    }

    @Test
    void whoCleansUpTrustsNobody() {
        GoPosition position = position(DEAD_STONE, "6.5", "move black;passes 1");
        GoGame game = (GoGame) position.game();
        PassPolicy plain = new GoPassPolicy(game).asItStands();
        assertThat(plain.closing(position, new Rng(1))).isEqualTo(PassPolicy.NONE);
        assertThat(plain.isSurrender(position, game.pass(), new Rng(1))).isTrue();
    }

    /** Nothing that one question teaches may change the answer to another. */
    @Test
    void questionsAreIndependent() {
        GoPosition position = position(HOLE, "7.5", "move black");
        GoGame game = (GoGame) position.game();
        GoPassPolicy fresh = new GoPassPolicy(game);
        GoPassPolicy used = new GoPassPolicy(game);
        for (int i = 0; i < 5; i++) used.closing(position(DAME, "4.5", "move black;passes 1"), new Rng(i));
        Rng one = new Rng(9);
        Rng other = new Rng(9);
        assertThat(used.closing(position, one)).isEqualTo(fresh.closing(position, other));
        assertThat(one.nextLong()).as("drew as many numbers").isEqualTo(other.nextLong());
    }

    @Test
    void nobodyResignsInTheOpening() {
        for (String handicap : new String[] {"", ",handicap=4"}) {
            GoGame game = (GoGame) Games.library().open("go:size=9" + handicap);
            GoPosition position = (GoPosition) game.start();
            GoPassPolicy passPolicy = new GoPassPolicy(game);
            int moves = 0;
            while (!passPolicy.mayResign(position)) {
                int[] legal = new int[game.maxLegalMoves()];
                position.legalMoves(legal);
                position.play(legal[0]);
                moves++;
            }
            assertThat(moves).isEqualTo(handicap.isEmpty() ? 21 : 41);
        }
    }

    @Test
    void theSameSeedGivesTheSameAnswerAndThePositionStays() {
        GoPosition position = position(DAME, "4.5", "move black;passes 1");
        String before = position.game().notation().diagram(position);
        assertThat(closes(position)).isEqualTo(closes(position)).isTrue();
        assertThat(position.game().notation().diagram(position)).isEqualTo(before);
    }
}
