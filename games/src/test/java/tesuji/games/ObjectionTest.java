package tesuji.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.game.Objection;
import tesuji.core.game.Position;

/** Why moves are refused, game by game; slashes separate the rows of a board, and moves may follow it. */
final class ObjectionTest {
    private static final String KO = "...../.XO../X.XO./.XO../...../move white";
    private static final String EYE = ".XO../XXO../OOO../...../...../move white";

    private static String objection(String game, String diagram, String moves, String move) {
        Game rules = Games.library().open(game);
        Position position = rules.start();
        if (!diagram.isEmpty()) rules.notation().place(diagram.replace('/', '\n'), position);
        for (String before : moves.split(" ")) {
            if (!before.isEmpty()) position.play(rules.notation().move(before));
        }
        return Objection.to(position, rules.notation().move(move));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            go:size=5                          | ''  | E5         | E5   | the point is occupied
            go:size=5                          | KO  | B3         | C3   | the stone may not be retaken at once (ko)
            go:size=5,ko=positional            | KO  | B3         | C3   | the stone may not be retaken at once (ko)
            go:size=5,ko=positional            | KO  | B3 pass pass | C3 | the game is over
            go:size=5,suicide=yes,ko=positional|''|B1 A5 A2|A1|the stone would bring an earlier position back (superko)
            go:size=5,ko=situational           | KO  | B3         | C3   | the stone may not be retaken at once (ko)
            go:size=5                          | EYE | ''         | A5   | ''
            go:size=5,suicide=no               | ''  | B1 A5 A2   | A1   | the stone would have no liberty (suicide)
            go:size=9,handicap=2,placement=free | '' | ''         | pass | handicap stones are still to be placed
            """)
    void go(String game, String board, String moves, String move, String reason) {
        String diagram = board.replace("KO", KO).replace("EYE", EYE);
        assertThat(objection(game, diagram, moves, move)).isEqualTo(reason);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            hex:size=3           | a1                            | a1    | the cell is occupied
            tictactoe            | b2                            | b2    | the square is occupied
            tictactoe            | a1 b1 a2 b2 a3                | c3    | the game is over
            connectfour          | d d d d d d                   | d     | the column is full
            nim:piles=1-3        | b-2                           | b-2   | the pile has only 1 counter
            nim:piles=1-3        | b-1                           | b-3   | the pile has only 2 counters
            nim:piles=1-3        | a-1                           | a-1   | the pile is empty
            kalah:pits=6,seeds=4 | c                             | a     | the other side sows again, so you must pass
            kalah:pits=6,seeds=4 | c pass                        | c     | the pit is empty
            kalah:pits=6,seeds=4 | ''                            | pass  | a side that can sow may not pass
            threemensmorris      | b2                            | b2    | b2 is occupied
            threemensmorris      | ''                            | a1-b1 | men move only when all three are on the board
            threemensmorris      | a1 a3 b1 b3 c2 c1 | b2    | all three men are on the board, so one of them must move
            threemensmorris      | a1 a3 b1 b3 c2 c1 | a1-b1 | b1 is occupied
            threemensmorris      | a1 a3 b1 b3 c2 c1 | a3-a2 | you have no man on a3
            threemensmorris      | a1 a3 b1 b3 c2 c1 | c2-a2 | c2 and a2 are not neighbours on a line
            taifho               | ''                            | A5A4  | A5 is empty
            taifho               | ''                            | D0D1  | D0 is Blue's piece, you play Green
            taifho               | ''                            | A9B9  | B9 is taken
            taifho               | ''                            | A9A9  | a move must not end where it began
            taifho               | ''                            | A9A8  | A9 cannot go to A8
            taifho               | ''                            | pass  | a side that can move may not pass
            """)
    void others(String game, String moves, String move, String reason) {
        assertThat(objection(game, "", moves, move)).isEqualTo(reason);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A | ''    | a3-a4 | a3 is empty
            A | ''    | a6-a4 | the man on a6 is the other side's
            A | ''    | a1-a2 | a2 is occupied
            A | ''    | pass  | a side that can move may not pass
            A | ''    | a1-a4 | the man on a1 does not reach a4
            A | a1-a3 | a6-a6 | no move may end on an own start square
            D | ''    | a1-a1 | a move may not end where it began
            A | a1-a3 a6-a4 | a3-b4 | men that can leave their start squares must move first
            """)
    void skoczki(String variant, String moves, String move, String reason) {
        String game = "skoczki:width=3,height=6,variant=" + variant;
        assertThat(objection(game, "", moves, move)).isEqualTo(reason);
    }
}
