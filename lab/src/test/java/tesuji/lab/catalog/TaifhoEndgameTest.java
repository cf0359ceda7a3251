package tesuji.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;

/**
 * What can be won after the sides have passed each other is won, against a defender who sees everything. Who can win is
 * found by a search of its own, over all real moves of both sides: the defender may turn back, stand in the way or
 * finish first.
 */
final class TaifhoEndgameTest {
    private static final Game GAME = Games.library().open("taifho");
    private static final int POSITIONS = 100;
    /** So many own moves ahead a win is looked for. */
    private static final int AHEAD = 3;

    private static final Limits SMALL = Limits.steps(20_000);

    /** Who has not won after so many moves of both sides does not know how. */
    private static final int LONGEST = 40;

    private final Map<Long, Boolean> proofs = new HashMap<>();
    private final int[][] moves = new int[2 * AHEAD + 2][GAME.maxLegalMoves()];

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void whatCanBeWonIsWonAgainstAPerfectDefender(int side) {
        Rng rng = new Rng(2022 + side);
        int[] lengths = new int[AHEAD + 1];
        for (int played = 0; played < POSITIONS; ) {
            TaifhoPosition position = passed(rng, side);
            int length = position.isOver() ? AHEAD + 1 : shortestWin(position, AHEAD);
            if (length > AHEAD) continue;
            played++;
            lengths[length]++;
            assertWon(position);
        }
        assertThat(lengths[2]).isGreaterThan(20);
        assertThat(lengths[3]).isGreaterThan(20);
    }

    /** The square has two ways of three moves to G0, and the triangle at D4 is in time for one of them. */
    @Test
    void theShortestWayIsNotTakenWhenItCanBeBlocked() {
        TaifhoPosition position = (TaifhoPosition) GAME.start();
        GAME.notation().place("""
                TDCCST.D
                ........
                .....S..
                ........
                ...t....
                ........
                ..d..t..
                ........
                d.......
                css...c.
                move Green
                """, position);
        assertThat(shortestWin(position, AHEAD)).isEqualTo(3);
        assertWon(position);
    }

    /** The strong player attacks, the perfect defender answers. */
    private void assertWon(TaifhoPosition position) {
        int attacker = position.toMove();
        String diagram = GAME.notation().diagram(position);
        GameRecord record = GameRecord.from(position);
        try (Player strong = new Catalog(Games.library()).open("taifho-strong", GAME, new PlayerSetting(1, 1))) {
            for (int ply = 0; ply < LONGEST && !position.isOver(); ply++) {
                int move = position.toMove() == attacker
                        ? ((Decision.Play) strong.choose(record, SMALL)).move()
                        : defence(position, attacker);
                position.play(move);
                record = record.then(move);
            }
        }
        assertThat(position.isOver() && hasWon(position, attacker)).as(diagram).isTrue();
    }

    /** A reply after which the attacker needs longest, or after which the defender has won. */
    private int defence(TaifhoPosition position, int attacker) {
        int[] replies = new int[GAME.maxLegalMoves()];
        int count = position.legalMoves(replies);
        int best = replies[0];
        int longest = -1;
        for (int i = 0; i < count; i++) {
            position.play(replies[i]);
            int length =
                    position.isOver() ? (hasWon(position, attacker) ? 0 : AHEAD + 1) : shortestWin(position, AHEAD - 1);
            position.undo();
            if (length > longest) {
                longest = length;
                best = replies[i];
            }
        }
        return best;
    }

    /** The fewest own moves in which the side to move wins by force, or one more than so many. */
    private int shortestWin(TaifhoPosition position, int most) {
        for (int own = 1; own <= most; own++) {
            if (wins(position, position.toMove(), own)) return own;
        }
        return most + 1;
    }

    private static boolean hasWon(TaifhoPosition position, int side) {
        return (position.score() > 0 ? 0 : 1) == side;
    }

    private boolean wins(TaifhoPosition position, int attacker, int own) {
        int outside = outside(position, attacker);
        if (outside > own) return false;
        long key = Rng.mix(position.key() + own);
        Boolean known = proofs.get(key);
        if (known != null) return known;
        int[] list = moves[2 * own];
        int count = position.legalMoves(list);
        boolean won = false;
        for (int i = 0; i < count && !won; i++) {
            // who has as many pieces outside as moves has none to waste
            if (outside == own && !entersGoal(list[i], attacker)) continue;
            position.play(list[i]);
            won = position.isOver() ? hasWon(position, attacker) : losesAnyhow(position, attacker, own - 1);
            position.undo();
        }
        proofs.put(key, won);
        return won;
    }

    private boolean losesAnyhow(TaifhoPosition position, int attacker, int own) {
        if (outside(position, attacker) > own) return false;
        int[] list = moves[2 * own + 1];
        int count = position.legalMoves(list);
        for (int i = 0; i < count; i++) {
            position.play(list[i]);
            boolean won = position.isOver() ? hasWon(position, attacker) : wins(position, attacker, own);
            position.undo();
            if (!won) return false;
        }
        return true;
    }

    private static boolean entersGoal(int move, int side) {
        int goal = TaifhoGame.homeRow(1 - side);
        return move != TaifhoGame.PASS && TaifhoGame.to(move) / 8 == goal && TaifhoGame.from(move) / 8 != goal;
    }

    private static int outside(TaifhoPosition position, int side) {
        int count = 0;
        for (int piece = 8 * side; piece < 8 * side + 8; piece++) {
            if (TaifhoPosition.advance(side, position.square(piece)) < 9) count++;
        }
        return count;
    }

    /** Both sides have one to three pieces that are not home; every Green piece stands above every Blue one. */
    private static TaifhoPosition passed(Rng rng, int side) {
        char[] squares = new char[80];
        Arrays.fill(squares, '.');
        int border = 2 + rng.nextInt(6);
        scatter("DDSSCCTT", 0, 1, border, squares, rng);
        scatter("ddsscctt", 9, border + 1, 8 - border, squares, rng);
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < 10; row++) text.append(squares, 8 * row, 8).append('\n');
        TaifhoPosition position = (TaifhoPosition) GAME.start();
        GAME.notation().place(text + (side == 0 ? "move Green" : "move Blue"), position);
        return position;
    }

    /**
     * Fills a goal row, diamonds on squares of their colour, and puts a few of the pieces into {@code rows} other rows.
     */
    private static void scatter(String pieces, int goal, int first, int rows, char[] squares, Rng rng) {
        for (int i = 0; i < pieces.length(); i++) put(pieces.charAt(i), goal, goal, 1, squares, rng);
        for (int out = 1 + rng.nextInt(3); out > 0; out--) {
            int from = 8 * goal + rng.nextInt(8);
            char piece = squares[from];
            squares[from] = '.';
            if (piece != '.') put(piece, goal, first, rows, squares, rng);
        }
    }

    private static void put(char piece, int goal, int first, int rows, char[] squares, Rng rng) {
        while (true) {
            int square = 8 * first + rng.nextInt(8 * rows);
            boolean even = (square / 8 + square % 8) % 2 == 0;
            boolean wrong = Character.toUpperCase(piece) == 'D' && even == (goal == 0);
            if (squares[square] == '.' && !wrong) {
                squares[square] = piece;
                return;
            }
        }
    }
}
