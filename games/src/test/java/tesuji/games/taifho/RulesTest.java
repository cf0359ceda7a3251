package tesuji.games.taifho;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.games.Games;

/** What the rules of Taifho say in so many words. */
final class RulesTest {
    private static final Game BLOCKADE = Games.library().open("taifho:fairplay=blockade");
    private static final Game UNFAIR = Games.library().open("taifho:fairplay=none");

    /** A middle row between pieces that are out of the way. */
    private static TaifhoPosition row(String middle, String rest) {
        return Boards.green(Boards.rows("TTDDCC", "", "", "", "", middle, "", "", "", "ttddcc" + rest));
    }

    private static List<String> from(String square, TaifhoPosition position) {
        return Boards.moves(position).stream()
                .filter(move -> move.startsWith(square))
                .toList();
    }

    @Test
    void aJumpGoesAsFarBehindThePieceAsItBeganBefore() {
        assertThat(from("A5", row("S.s....S", "s"))).contains("A5E5");
        assertThat(from("A5", row("S.ss...S", ""))).doesNotContain("A5E5", "A5F5", "A5G5");
        assertThat(from("A5", row("S.s.s..S", ""))).doesNotContain("A5E5");
        assertThat(from("A5", row("S.s..s.S", ""))).contains("A5E5");
    }

    @Test
    void jumpsAreChainedAndNeverEndWhereTheyBegan() {
        assertThat(from("A5", row("Ss.s.S..", "")))
                .contains("A5C5", "A5E5", "A5G5")
                .doesNotContain("A5A5");
    }

    @Test
    void trianglesGoForwardByTheDiagonalsAndStraightBack() {
        String rows = Boards.rows("SSDDCC", "", "", "", "...T....", "....t...", "", "", "T", "ssddcct");
        assertThat(from("D4", Boards.green(rows))).containsExactly("D4C3", "D4E3", "D4D5");
        assertThat(from("E5", Boards.blue(rows))).containsExactly("E5E4", "E5D6", "E5F6");
    }

    @Test
    void aSquareWalledInCountsAsTakenOnlyUnderTheStricterReading() {
        assertThat(Boards.green(Boards.FIG_1_6).isOver()).isFalse();
        TaifhoPosition strict = Boards.place(BLOCKADE, Boards.FIG_1_6, "Green");
        assertThat(strict.isOver()).isTrue();
        assertThat(strict.score()).isEqualTo(-2);
        assertThat(Boards.place(UNFAIR, Boards.FIG_1_6, "Green").isOver()).isFalse();
    }

    /** Walls around the corner (Fig. 1.6) and around column B, with the same from the other end of the row. */
    @Test
    void cornersAndTheColumnsBesideThemCanBeWalledInByBothSides() {
        String column = Boards.rows("sdct", "", "", "", "", "", "", ".S.T....", "TCD.....", "D.CSsdct");
        for (String rows : List.of(Boards.FIG_1_6, column, reversed(Boards.FIG_1_6), reversed(column))) {
            assertWalled(rows, -2);
            assertWalled(Boards.mirrored(rows), 2);
        }
        String gap = Boards.rows("sdct", "", "", "", "", "", "...T....", ".S......", "TCD.....", "D.CSsdct");
        assertThat(Boards.place(BLOCKADE, gap, "Green").isOver()).isFalse();
        assertThat(Boards.place(BLOCKADE, Boards.mirrored(gap), "Green").isOver())
                .isFalse();
    }

    private static void assertWalled(String rows, int score) {
        for (String side : List.of("Green", "Blue")) {
            TaifhoPosition position = Boards.place(BLOCKADE, rows, side);
            assertThat(position.isOver()).as(rows).isTrue();
            assertThat(position.score()).as(rows).isEqualTo(score);
            assertThat(Boards.place(Boards.GAME, rows, side).isOver()).isFalse();
        }
    }

    private static String reversed(String rows) {
        StringBuilder text = new StringBuilder();
        for (String row : rows.split("\n"))
            text.append(new StringBuilder(row).reverse()).append('\n');
        return text.toString();
    }

    @Test
    void whoFillsHisOwnHomeRowLoses() {
        for (String move : Boards.moves(Boards.green(Boards.FIG_1_6))) {
            TaifhoPosition position = Boards.green(Boards.FIG_1_6);
            position.play(Boards.GAME.notation().move(move));
            int loser = List.of("A7A9", "A8A9", "B8A9").contains(move) ? 0 : -1;
            assertThat(position.loser()).as(move).isEqualTo(loser);
        }
    }

    @Test
    void theGoalAloneWinsWhereNothingIsSaidOfFairPlay() {
        assertThat(Boards.place(UNFAIR, Boards.FIG_4_6_LEFT, "Green").score()).isEqualTo(-2);
        assertThat(Boards.green(Boards.FIG_4_6_LEFT).score()).isEqualTo(-2);
        String mixed = Boards.rows("SSDDCCTs", "", "", "", "", "", "", "", "", "Tsddcctt");
        assertThat(Boards.place(UNFAIR, mixed, "Green").isOver()).isFalse();
        assertThat(Boards.blue(mixed).loser()).isEqualTo(1);
    }

    @Test
    void untouchedRowsDoNotCount() {
        TaifhoPosition position = (TaifhoPosition) Boards.GAME.start();
        assertThat(position.isOver()).isFalse();
        for (String move : List.of("D9D8", "D0D1", "D8D9"))
            position.play(Boards.GAME.notation().move(move));
        assertThat(position.loser()).isZero();
    }

    @Test
    void afterTheLastMoveTheSideFurtherAheadWins() {
        Game brief = Games.library().open("taifho:cap=3");
        TaifhoPosition position = (TaifhoPosition) brief.start();
        for (String move : List.of("B9B8", "B0B1", "G9G8"))
            position.play(brief.notation().move(move));
        assertThat(position.isOver()).isTrue();
        assertThat(position.score()).isEqualTo(1);
        position.undo();
        position.play(brief.notation().move("B8C8"));
        assertThat(position.score()).as("equal, and Blue had fewer moves").isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void stepsChangeAParityAndJumpsDoNot(long seed) {
        TaifhoPosition position = (TaifhoPosition) Boards.GAME.start();
        int[] moves = new int[Boards.GAME.maxLegalMoves()];
        Rng rng = new Rng(seed);
        for (int ply = 0; ply < 100 && !position.isOver(); ply++) {
            int count = position.legalMoves(moves);
            for (int i = 0; i < count; i++) {
                int from = TaifhoGame.from(moves[i]);
                int to = TaifhoGame.to(moves[i]);
                int down = Math.abs(to / 8 - from / 8);
                int across = Math.abs(to % 8 - from % 8);
                boolean jump = down % 2 == 0 && across % 2 == 0;
                if (!jump) assertThat(Math.max(down, across)).isEqualTo(1);
                if (TaifhoPosition.shape(position.piece(from)) == PieceShape.DIAMOND) {
                    assertThat((down + across) % 2)
                            .as("a diamond keeps its colour")
                            .isZero();
                }
            }
            position.play(moves[rng.nextInt(count)]);
        }
    }

    /** Turned upside down with the colours exchanged, every position has the same moves. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void theSidesAreMirrorImages(long seed) {
        TaifhoPosition position = (TaifhoPosition) Boards.GAME.start();
        TaifhoPosition mirrored = (TaifhoPosition) Boards.GAME.start();
        int[] moves = new int[Boards.GAME.maxLegalMoves()];
        Rng rng = new Rng(seed);
        for (int ply = 0; ply < 100 && !position.isOver(); ply++) {
            Boards.GAME.notation().place(mirror(Boards.GAME.notation().diagram(position)), mirrored);
            List<String> expected = Boards.moves(position).stream()
                    .map(move -> "" + move.charAt(0) + ('9' - move.charAt(1)) + move.charAt(2) + ('9' - move.charAt(3)))
                    .sorted()
                    .toList();
            assertThat(Boards.moves(mirrored).stream().sorted().toList()).isEqualTo(expected);
            position.play(moves[rng.nextInt(position.legalMoves(moves))]);
        }
    }

    private static String mirror(String diagram) {
        String[] lines = diagram.split("\n");
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < 10; row++) rows.append(lines[row].substring(2)).append('\n');
        return Boards.mirrored(rows.toString()) + (diagram.endsWith("Green") ? "move Blue" : "move Green");
    }

    /** In a corner of this board Green's pieces cannot move at all. */
    private static final String STUCK =
            Boards.rows("....tTSC", ".....sDC", ".....dDS", "....cs.T", "....d..c", ".......t", "", "", "", "");

    @Test
    void whoCannotMovePasses() {
        for (int side = 0; side < 2; side++) {
            TaifhoPosition position = side == 0 ? Boards.green(STUCK) : Boards.blue(Boards.mirrored(STUCK));
            String before = Boards.GAME.notation().diagram(position);
            long key = position.key();
            assertThat(Boards.moves(position)).containsExactly("pass");
            assertThat(position.isLegal(TaifhoGame.PASS)).isTrue();
            position.play(TaifhoGame.PASS);
            assertThat(position.toMove()).isEqualTo(1 - side);
            assertThat(position.isLegal(TaifhoGame.PASS)).isFalse();
            assertThat(position.key()).isNotEqualTo(key);
            assertThat(Boards.GAME.notation().diagram(position).split("move")[0])
                    .isEqualTo(before.split("move")[0]);
            position.play(Boards.GAME.notation().move(Boards.moves(position).get(0)));
            position.undo();
            position.undo();
            assertThat(Boards.GAME.notation().diagram(position)).isEqualTo(before);
            assertThat(position.key()).isEqualTo(key);
        }
    }

    @Test
    void nobodyPassesWhoCanMove() {
        assertThat(Boards.GAME.start().isLegal(TaifhoGame.PASS)).isFalse();
        assertThat(Boards.GAME.notation().move("PASS")).isEqualTo(TaifhoGame.PASS);
    }

    @Test
    void badRulesAreRefused() {
        for (String id : List.of("taifho:green=TTTTTTTT", "taifho:blue=TCDS", "taifho:fairplay=fair", "taifho:cap=1")) {
            assertThatThrownBy(() -> Games.library().open(id)).as(id).isInstanceOf(InputException.class);
        }
        assertThat(Games.library().open("taifho:green=tcdsdcst").id().toString())
                .isEqualTo("taifho:fairplay=full-row");
    }

    @Test
    void aPointOpensAMove() {
        assertThat(Boards.GAME.notation().origin("a9")).hasValue(0);
        assertThat(Boards.GAME.notation().origin("H0zz")).hasValue(79);
        assertThat(Boards.GAME.notation().origin("J1")).isEmpty();
        assertThat(Boards.GAME.notation().origin("A")).isEmpty();
    }
}
