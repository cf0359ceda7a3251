package tesuji.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.games.Games;
import tesuji.games.go.board.Chains;

/** Ko, snapback, superko, suicide: the corners of the rules, each as a board. */
class KoTest {
    private static final String KO = """
            . . . . .
            . X O . .
            X . X O .
            . X O . .
            . . . . .
            move white
            """;

    private static GoPosition position(String rules, String diagram) {
        int size = (int) diagram.lines().filter(line -> line.matches("[.XO ]+")).count();
        GoGame game = (GoGame) Games.library().open("go:size=" + size + ",rules=" + rules);
        GoPosition position = (GoPosition) game.start();
        game.notation().place(diagram, position);
        return position;
    }

    private static void play(GoPosition position, String... moves) {
        for (String move : moves) {
            int code = position.game().notation().move(move);
            assertThat(position.isLegal(code)).as(move).isTrue();
            position.play(code);
        }
    }

    private static boolean isLegal(GoPosition position, String move) {
        return position.isLegal(position.game().notation().move(move));
    }

    @ParameterizedTest
    @ValueSource(strings = {"chinese", "japanese", "aga", "new-zealand", "tromp-taylor", "chinese,ko=no-result"})
    void aKoMayNotBeRetakenAtOnce(String rules) {
        GoPosition position = position(rules, KO);
        play(position, "B3");
        assertThat(position.stones().at(2 * 5 + 2)).isEqualTo(Stones.EMPTY);
        assertThat(isLegal(position, "C3")).isFalse();
        play(position, "E1", "A1");
        assertThat(isLegal(position, "C3")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"chinese", "japanese", "aga", "new-zealand", "tromp-taylor"})
    void theKoOfADiagramBindsTheFirstMove(String rules) {
        GoPosition played = position(rules, KO);
        play(played, "B3");
        GoPosition position = position(rules, played.game().notation().diagram(played));
        assertThat(isLegal(position, "C3")).isFalse();
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        assertThat(Arrays.copyOf(moves, count)).isNotEmpty().doesNotContain(2 * 5 + 2);
        play(position, "E1", "A1");
        assertThat(isLegal(position, "C3")).isTrue();
        position.undo();
        position.undo();
        assertThat(isLegal(position, "C3")).isFalse();
    }

    @Test
    void underSimpleKoAPassLiftsTheBan() {
        GoPosition position = position("chinese", KO);
        play(position, "B3", "pass", "E5");
        assertThat(isLegal(position, "C3")).isTrue();
    }

    @Test
    void aSnapbackIsNoKo() {
        // Black throws in at B1; White takes the one stone and stands with five stones in atari
        GoPosition position = position("chinese", """
                . . . . .
                . . . . .
                X X X X .
                O O O X .
                . . O X .
                move black
                """);
        play(position, "B1", "A1");
        assertThat(position.board().captured(Chains.BLACK)).isEqualTo(1);
        assertThat(position.koCell()).isZero();
        play(position, "B1");
        assertThat(position.stones().at(0)).isEqualTo(Stones.EMPTY);
        assertThat(position.board().captured(Chains.WHITE)).isEqualTo(5);
    }

    @Test
    void aCaptureOfOneStoneByAStoneWithAnotherLibertyIsNoKo() {
        GoPosition position = position("chinese", """
                . . . . .
                . . O . .
                . . X O .
                . . O . .
                . . . . .
                move white
                """);
        play(position, "B3");
        assertThat(position.board().captured(Chains.BLACK)).isEqualTo(1);
        assertThat(position.koCell()).isZero();
    }

    @Test
    void theCaptureOfTwoStonesIsNoKo() {
        GoPosition position = position("chinese", """
                . . . . .
                . X X O .
                X O O . O
                . X X O .
                . . . . .
                move black
                """);
        play(position, "D3");
        assertThat(position.board().captured(Chains.WHITE)).isEqualTo(2);
        assertThat(position.koCell()).isZero();
        play(position, "C3");
        assertThat(position.board().captured(Chains.BLACK)).isEqualTo(1);
    }

    @Test
    void oneMoveCapturesFourChains() {
        GoPosition position = position("chinese", """
                X X O X X
                X O . O X
                X X O X X
                . . X . .
                . . . . .
                move black
                """);
        play(position, "C4");
        assertThat(position.board().captured(Chains.WHITE)).isEqualTo(4);
        assertThat(position.koCell()).isZero();
        position.undo();
        assertThat(position.board().captured(Chains.WHITE)).isZero();
        assertThat(position.stones().toString()).startsWith("XXOXX\nXO.OX\n");
    }

    @Test
    void suicideOfAChain() {
        String doomed = """
                . X O . .
                X O O . .
                O O . . .
                . . . . .
                . . . . .
                move black
                """;
        assertThat(isLegal(position("chinese", doomed), "A5")).isFalse();
        GoPosition position = position("new-zealand", doomed);
        play(position, "A5");
        assertThat(position.board().captured(Chains.BLACK)).isEqualTo(3);
        assertThat(position.stones().toString()).startsWith("..O..\n.OO..\n");
        position.undo();
        assertThat(position.stones().toString()).startsWith(".XO..\nXOO..\n");
    }

    @Test
    void aLoneSuicideRepeatsThePositionButNotTheSituation() {
        String eye = """
                . O . . .
                O O . . .
                . . . . .
                . . . . .
                . . . . .
                move black
                """;
        assertThat(isLegal(position("tromp-taylor", eye), "A5")).isFalse();
        assertThat(isLegal(position("new-zealand", eye), "A5")).isTrue();
    }

    /** On 2×2 White's three stones are taken at the very place of Black's first: the board of move 1 is back. */
    @Test
    void superkoForbidsLongerCycles() {
        String[] cycle = {"A1", "B2", "B1", "A2", "A1", "B1"};
        for (String ko : new String[] {"simple", "positional", "situational", "no-result"}) {
            GoPosition position = position("chinese,ko=" + ko, "..\n..");
            play(position, cycle);
            assertThat(position.koCell()).isZero();
            boolean free = ko.equals("simple") || ko.equals("no-result");
            assertThat(isLegal(position, "A1")).as(ko).isEqualTo(free);
            position.undo();
            position.undo();
            play(position, "A1", "B1");
            assertThat(isLegal(position, "A1")).as("after undoing, " + ko).isEqualTo(free);
        }
    }

    /** The cycle of six moves, as often as the cap allows: counted as it stands under simple ko, else a draw. */
    @Test
    void aGameWithoutEndHasNoResult() {
        for (String ko : new String[] {"simple", "no-result"}) {
            GoPosition position = position("chinese,komi=7.5,cap=13,ko=" + ko, "..\n..");
            play(position, "A1", "B2", "B1", "A2", "A1", "B1", "A1", "B2", "B1", "A2", "A1", "B1", "A1");
            assertThat(position.isOver()).isTrue();
            assertThat(position.score()).as(ko).isEqualTo(ko.equals("simple") ? 2 * 4 - 15 : 0);
        }
        GoPosition ended = position("chinese,komi=0.5,cap=4,ko=no-result", "..\n..");
        play(ended, "A1", "B2", "pass", "pass");
        assertThat(ended.score()).isEqualTo(-1);
    }

    /** Whoever keeps values by key must not take these for one position. */
    @Test
    void whereCyclesAreFreeKoAndPassesArePartOfThePosition() {
        GoPosition position = position("chinese,ko=no-result", KO);
        play(position, "B3");
        GoPosition without = position(
                "chinese,ko=no-result",
                position.game().notation().diagram(position).replaceAll("ko .*\n", ""));
        assertThat(without.stones()).isEqualTo(position.stones());
        assertThat(without.key()).isNotEqualTo(position.key());
        play(without, "pass", "E1", "pass");
        long afterPass = without.key();
        GoPosition same = position("chinese,ko=no-result", without.stones() + "move black\n");
        assertThat(same.key()).isNotEqualTo(afterPass);
    }
}
