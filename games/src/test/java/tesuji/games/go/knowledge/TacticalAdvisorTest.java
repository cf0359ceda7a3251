package tesuji.games.go.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.core.base.RecordText;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

class TacticalAdvisorTest {
    private static GoPosition position(String diagram, String... moves) {
        int size = diagram.strip().indexOf('\n');
        GoGame game = (GoGame) Games.library().open("go:size=" + size + ",komi=7.5");
        GoPosition position = (GoPosition) game.start();
        game.notation().place(diagram, position);
        for (String move : moves) position.play(game.notation().move(move));
        return position;
    }

    /** Imagined wins beyond the even half, and imagined losses beyond it, of one move. */
    private static double[] reasons(Tactical recipe, GoPosition position, String move) {
        GoGame game = (GoGame) position.game();
        int[] moves = new int[game.maxLegalMoves()];
        int count = position.legalMoves(moves);
        float[] simulations = new float[count];
        float[] wins = new float[count];
        recipe.on(game).advise(position, moves, count, simulations, wins);
        int index = 0;
        while (moves[index] != game.notation().move(move)) index++;
        double even = recipe.even() / 2;
        return new double[] {wins[index] - even, simulations[index] - wins[index] - even};
    }

    private static final Tactical ALONE = RecordText.read(
            Tactical.class, "Tactical[pattern=0,atari=0,distance1=0,distance2=0,distance3=0,edge=0,line3=0,line4=0]");

    @Test
    void linesOfTheOpenBoard() {
        String empty = (".".repeat(13) + "\n").repeat(13) + "move black\n";
        Tactical standard = Tactical.STANDARD;
        assertThat(reasons(standard, position(empty), "A1")).containsExactly(0, standard.edge());
        assertThat(reasons(standard, position(empty), "G2")).containsExactly(0, standard.edge());
        assertThat(reasons(standard, position(empty), "C7")).containsExactly(standard.line3(), 0);
        assertThat(reasons(standard, position(empty), "D4")).containsExactly(standard.line4() + standard.corner(), 0);
        assertThat(reasons(standard, position(empty, "E5"), "D3")[0]).isLessThan(standard.corner());
        assertThat(reasons(standard, position(empty), "G7")).containsExactly(0, 0);
        assertThat(reasons(standard, position(empty), "pass")).containsExactly(0, standard.pass());
    }

    private static final String STONES = """
            .......
            .OX....
            OXX....
            .......
            ..X....
            .XO....
            ..X....
            move %s
            """;

    /** Black may take C2; White may run with it, for it has room. */
    @Test
    void takeOrRun() {
        double worth = ALONE.capture();
        assertThat(reasons(ALONE, position(STONES.formatted("black")), "D2")[0]).isEqualTo(worth, within(1e-6));
        assertThat(reasons(ALONE, position(STONES.formatted("white")), "D2")[0]).isEqualTo(worth, within(1e-6));
    }

    @Test
    void theLastMoveAttracts() {
        Tactical near = RecordText.read(Tactical.class, "Tactical[pattern=0,atari=0,edge=0,line3=0,line4=0]");
        String empty = (".".repeat(9) + "\n").repeat(9) + "move black\n";
        GoPosition position = position(empty, "E5");
        assertThat(reasons(near, position, "E6")).containsExactly(near.distance1(), 0);
        assertThat(reasons(near, position, "F6")).containsExactly(near.distance2(), 0);
        assertThat(reasons(near, position, "E8")).containsExactly(near.distance3(), 0);
        assertThat(reasons(near, position, "E9")).containsExactly(0, 0);
    }

    /** An own eye and a hopeless run are imagined as lost. */
    @Test
    void eyesAndHopelessRuns() {
        GoPosition eye = position("""
                .....
                .....
                .....
                XX...
                .X...
                move black
                """);
        assertThat(reasons(ALONE, eye, "A1")).containsExactly(0, ALONE.eye());
        GoPosition doomed = position("""
                .....
                .....
                .XX..
                XOX..
                ..X..
                move white
                """);
        assertThat(reasons(ALONE, doomed, "B1")[1]).isGreaterThanOrEqualTo(ALONE.doomed());
    }

    /** Black's ladder against C7 is broken by G3: the atari that begins it is spoken against, if that is asked for. */
    @Test
    void aLadderThatFailsIsVain() {
        GoPosition broken = position("""
                .........
                ..X......
                .XO......
                .X.......
                .........
                .........
                ......O..
                .........
                .........
                move black
                """);
        Tactical vain = RecordText.read(Tactical.class, ALONE.toString().replace("vain=0", "vain=12"));
        assertThat(reasons(vain, broken, "D7")[1] - reasons(ALONE, broken, "D7")[1])
                .isEqualTo(12, within(1e-6));
        assertThat(reasons(vain, broken, "A1")).isEqualTo(reasons(ALONE, broken, "A1"));
    }

    @Test
    void recipesReadWhatTheyPrint() {
        assertThat(RecordText.read(GoAdvice.class, Tactical.STANDARD.toString()))
                .isEqualTo(Tactical.STANDARD);
    }
}
