package tesuji.games.taifho.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.core.eval.Heuristic;
import tesuji.core.eval.Parts;
import tesuji.games.Games;
import tesuji.games.taifho.Boards;
import tesuji.games.taifho.TaifhoPosition;

final class TurnTableTest {
    private static final TurnTable LEARNED = Turns.table();

    @Test
    void theTermsAreThoseOneCounts() {
        TaifhoPosition position = (TaifhoPosition) Boards.GAME.start();
        Rng rng = new Rng(1);
        int[] moves = new int[Boards.GAME.maxLegalMoves()];
        int[] terms = new int[TurnTable.TERMS];
        for (int ply = 0; ply < 300 && !position.isOver(); ply++) {
            position.play(moves[rng.nextInt(position.legalMoves(moves))]);
            for (int side = 0; side < 2; side++) {
                TurnTable.terms(position, side, terms);
                assertThat(terms).containsExactly(counted(position, side));
            }
        }
    }

    /** The same with a loop for everything. */
    private static int[] counted(TaifhoPosition position, int side) {
        List<Integer> terms = new ArrayList<>();
        for (int piece = 8 * side; piece < 8 * side + 8; piece++) {
            int square = position.square(piece);
            int row = side == 0 ? square / 8 : 9 - square / 8;
            terms.add(80 * TaifhoPosition.shape(piece).number() + 8 * row + square % 8);
        }
        for (int row = 0; row < 9; row++) {
            int behind = 0;
            for (int piece = 8 * side; piece < 8 * side + 8; piece++) {
                if (TaifhoPosition.advance(side, position.square(piece)) <= row) behind++;
            }
            terms.add(320 + 9 * row + behind);
        }
        return terms.stream().mapToInt(Integer::intValue).toArray();
    }

    @Test
    void turnedUpsideDownTheJudgementIsTheOther() {
        Heuristic judge = Turns.STANDARD.worker();
        for (String rows : List.of(Boards.FIG_1_6, Boards.FIG_2_1)) {
            double green = judge.estimate(Boards.green(rows));
            assertThat(judge.estimate(Boards.blue(Boards.mirrored(rows)))).isCloseTo(-green, within(1e-12));
            assertThat(judge.estimate(Boards.green(rows))).isGreaterThan(judge.estimate(Boards.blue(rows)));
        }
    }

    @Test
    void theJudgementIsTheDifferenceOfTheTurns() {
        TaifhoPosition position = Boards.green(Boards.FIG_2_1);
        double ahead = LEARNED.turns(position, 1) - LEARNED.turns(position, 0) + 0.5;
        assertThat(Games.parts(Boards.GAME)
                        .heuristics()
                        .orElseThrow()
                        .named(Parts.STANDARD)
                        .estimate(position))
                .isCloseTo(0.03 * ahead, within(1e-12));
    }

    /** Whoever wins needs some thirty turns; in the left position of Fig. 4.6 Green needs five. */
    @Test
    void whatWasLearnedIsAboutRight() {
        TaifhoPosition start = (TaifhoPosition) Boards.GAME.start();
        assertThat(LEARNED.turns(start, 0)).isBetween(25.0, 40.0).isEqualTo(LEARNED.turns(start, 1));
        assertThat(LEARNED.turns(Boards.green(Boards.FIG_4_6_LEFT), 0)).isBetween(3.0, 8.0);
        assertThat(LEARNED.turns(Boards.green(Boards.FIG_4_6_RIGHT), 0)).isBetween(3.0, 8.0);
    }

    @Test
    void aMoveSavesWhatTheTurnsBecomeFewer() {
        TaifhoPosition position = (TaifhoPosition) Boards.GAME.start();
        Rng rng = new Rng(3);
        int[] moves = new int[Boards.GAME.maxLegalMoves()];
        float[] weights = new float[moves.length];
        for (int ply = 0; ply < 100 && !position.isOver(); ply++) {
            int side = position.toMove();
            int count = position.legalMoves(moves);
            Savings.STANDARD.worker().weigh(position, moves, count, weights);
            double before = LEARNED.turns(position, side);
            for (int i = 0; i < count; i++) {
                position.play(moves[i]);
                double saved = before - LEARNED.turns(position, side);
                position.undo();
                assertThat((double) weights[i])
                        .isCloseTo(60 + 3 * saved, within(1e-4))
                        .isPositive();
            }
            position.play(moves[rng.nextInt(count)]);
        }
    }

    @Test
    void aStragglerThatGoesInAllDirectionsCostsLess() {
        TaifhoPosition circle = Boards.green(Boards.rows("TSSDD.TC", "", "", "", "", "", "", "", ".....C", "stcdsctd"));
        TaifhoPosition triangle =
                Boards.green(Boards.rows("CSSDD.TC", "", "", "", "", "", "", "", ".....T", "stcdsctd"));
        assertThat(LEARNED.turns(circle, 0)).isLessThan(LEARNED.turns(triangle, 0));
    }

    @Test
    void tablesAreReadAsTheyAreWritten() {
        Rng rng = new Rng(2);
        double[] turns = new double[TurnTable.SIZE];
        for (int i = 0; i < turns.length; i++) turns[i] = 4 * rng.nextDouble() - 2;
        TurnTable table = new TurnTable(turns);
        assertThat(TurnTable.read(text(table)).cells()).isEqualTo(table.cells());
        assertThat(table.cells())
                .hasSize(4 * 10 + 9)
                .allMatch(row -> row.size() == TurnTable.columns().size());
        assertThatThrownBy(() -> TurnTable.read("what,row,0,1,2,3,4,5,6,7,8\nS,0,1.0\n"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> TurnTable.read("nothing\n")).isInstanceOf(IllegalArgumentException.class);
    }

    private static String text(TurnTable table) {
        StringBuilder text = new StringBuilder(String.join(",", TurnTable.columns())).append('\n');
        for (List<String> row : table.cells())
            text.append(String.join(",", row)).append('\n');
        return text.toString();
    }
}
