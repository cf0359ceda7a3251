package tesuji.games.go.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;

class LaddersTest {
    private static final int BUDGET = 1000;

    /** Rows from the top; X is Black, O is White. */
    private static TacticalBoard board(String diagram) {
        String[] rows = diagram.strip().split("\\s+");
        Geometry geometry = new Geometry(rows.length);
        Chains chains = new Chains(geometry);
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows.length; column++) {
                int cell = geometry.cell(rows.length - row, column + 1);
                char sign = rows[row].charAt(column);
                if (sign != '.') chains.play(cell, sign == 'X' ? Chains.BLACK : Chains.WHITE);
            }
        }
        TacticalBoard board = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        board.load(chains, 0);
        return board;
    }

    private static int cell(TacticalBoard board, int row, int column) {
        return board.geometry().cell(row, column);
    }

    private static int attack(TacticalBoard board, int stone) {
        int[] free = new int[3];
        assertThat(board.liberties(board.chain(stone), free, 3)).isEqualTo(2);
        return new Ladders(board, BUDGET).attack(board.chain(stone), free[0], free[1]);
    }

    private static String ladder(String atari, String breaker) {
        return """
                .........
                ..X......
                .XO%s.....
                .X.......
                .........
                .........
                ......%s..
                .........
                .........
                """.formatted(atari, breaker);
    }

    /** White's stone runs down to the right: caught at the edge, free if a friend waits on its way. */
    @ParameterizedTest
    @CsvSource({"., false", "O, true", "X, false"})
    void aBreakerDecides(String breaker, boolean escapes) {
        TacticalBoard board = board(ladder("X", breaker));
        int chain = board.chain(cell(board, 7, 3));
        assertThat(board.inAtari(chain)).isTrue();
        assertThat(board.liberty(chain)).isEqualTo(cell(board, 6, 3));
        assertThat(new Ladders(board, BUDGET).escapes(chain)).isEqualTo(escapes);
        assertThat(new Ladders(board, BUDGET).escapesBy(cell(board, 6, 3), chain))
                .isEqualTo(escapes);
    }

    /** Black may begin the ladder only from the right side, and not at all against the breaker. */
    @Test
    void theAttackBeginsOnTheRightSide() {
        TacticalBoard open = board(ladder(".", "."));
        assertThat(attack(open, cell(open, 7, 3))).isEqualTo(cell(open, 7, 4));
        TacticalBoard broken = board(ladder(".", "O"));
        assertThat(attack(broken, cell(broken, 7, 3))).isZero();
    }

    private static final String LADDER_TO_THE_EDGE = """
            .........
            .........
            .........
            ....X....
            ...OX....
            ...XOO...
            .........
            .........
            .........
            """;

    /** The ladder that the source prints, to the capture with the thirteenth move (Frejlak 2020, Diagram 3.1). */
    @Test
    void theCaptureComesWithTheThirteenthMove() {
        TacticalBoard board = board(LADDER_TO_THE_EDGE);
        int runner = cell(board, 5, 4);
        int[] moves = {53, 64, 74, 63, 62, 73, 83, 72, 71, 82, 92, 81, 91};
        for (int number = 0; number < moves.length; number++) {
            int move = cell(board, moves[number] / 10, moves[number] % 10);
            if (number % 2 == 1) {
                assertThat(board.liberty(board.chain(runner)))
                        .as("move " + number)
                        .isEqualTo(move);
                assertThat(new Ladders(board, BUDGET).escapes(board.chain(runner)))
                        .isFalse();
            } else if (number < moves.length - 1) {
                assertThat(attack(board, runner)).as("move " + number).isEqualTo(move);
            }
            board.play(move, number % 2 == 0 ? Chains.BLACK : Chains.WHITE);
        }
        assertThat(board.colour(runner)).isEqualTo(board.colour(cell(board, 1, 1)));
        assertThat(board.captured(Chains.WHITE)).isEqualTo(7);
    }

    /** A white stone at B7, C7 or C8 stands where the ladder has to pass. */
    @ParameterizedTest
    @CsvSource({"7, 2", "7, 3", "8, 3"})
    void aStoneInItsPathBreaksIt(int row, int column) {
        TacticalBoard board = board(LADDER_TO_THE_EDGE);
        board.play(cell(board, row, column), Chains.WHITE);
        assertThat(attack(board, cell(board, 5, 4))).isZero();
    }

    /** Answered at the other liberty, an atari leaves two liberties again in a ladder, and three in the open. */
    @Test
    void aLadderLeadsOn() {
        TacticalBoard board = board(ladder(".", "O"));
        int chain = board.chain(cell(board, 7, 3));
        Ladders ladders = new Ladders(board, BUDGET);
        assertThat(ladders.leadsOn(cell(board, 7, 4), cell(board, 6, 3), chain)).isTrue();
        TacticalBoard open = board(LADDER_TO_THE_EDGE.replace("....X....", "........."));
        int free = open.chain(cell(open, 5, 4));
        assertThat(new Ladders(open, BUDGET).leadsOn(cell(open, 6, 4), cell(open, 5, 3), free))
                .isFalse();
    }

    /** A reading cut short takes the chain for free. */
    @Test
    void theBudgetEndsTheReading() {
        TacticalBoard board = board(ladder("X", "."));
        assertThat(new Ladders(board, 5).escapes(board.chain(cell(board, 7, 3))))
                .isTrue();
    }

    /** White's stone cannot run, but the two black stones that hold it are in atari themselves. */
    @Test
    void aCaptureSaves() {
        TacticalBoard board = board("""
                .....
                .....
                OO...
                XXO..
                .OXX.
                """);
        int chain = board.chain(cell(board, 1, 2));
        assertThat(board.inAtari(chain)).isTrue();
        assertThat(new Ladders(board, BUDGET).escapes(chain)).isTrue();
    }

    /** Every chain of one or two liberties in random games, against a reader that plays everything on another board. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void agreesWithPlainReading(int seed) {
        Geometry geometry = new Geometry(7);
        Chains chains = new Chains(geometry);
        TacticalBoard board = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        Ladders ladders = new Ladders(board, Integer.MAX_VALUE);
        Rng rng = new Rng(seed);
        int[] free = new int[3];
        int read = 0;
        int mover = Chains.BLACK;
        for (int move = 0; move < 70; move++) {
            board.load(chains, 0);
            int index = rng.nextInt(Math.max(1, board.empties()));
            int cell = board.empty(index);
            if (board.empties() > 0 && board.isLegal(cell, mover) && !board.isEye(cell, mover))
                chains.play(cell, mover);
            mover = Chains.BLACK + Chains.WHITE - mover;
            board.load(chains, 0);
            String before = picture(board);
            for (int point = 0; point < geometry.points(); point++) {
                int chain = geometry.cell(point);
                if (board.chain(chain) != chain) continue;
                int liberties = PlainLadders.liberties(chains, chain).size();
                if (liberties == 1) {
                    assertThat(ladders.escapes(chain)).isEqualTo(PlainLadders.escapes(chains, chain));
                    read++;
                } else if (liberties == 2) {
                    board.liberties(chain, free, 3);
                    int attack = ladders.attack(chain, free[0], free[1]);
                    assertThat(attack != 0)
                            .isEqualTo(!PlainLadders.attacks(chains, chain).isEmpty());
                    if (attack != 0)
                        assertThat(PlainLadders.attacks(chains, chain)).contains(attack);
                    read++;
                }
                assertThat(picture(board)).isEqualTo(before);
            }
        }
        assertThat(read).isGreaterThan(50);
    }

    private static String picture(TacticalBoard board) {
        StringBuilder text = new StringBuilder();
        for (int point = 0; point < board.geometry().points(); point++) {
            int cell = board.geometry().cell(point);
            int chain = board.chain(cell);
            text.append(board.colour(cell))
                    .append(' ')
                    .append(board.code(cell))
                    .append(' ')
                    .append(chain);
            if (chain != 0) {
                text.append(' ').append(board.nextStone(cell)).append(' ').append(board.chainSize(chain));
                text.append(' ').append(board.pseudoLiberties[chain]);
            }
            text.append('\n');
        }
        return text.toString();
    }
}
