package tesuji.app.menu;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.app.Transcript;
import tesuji.core.game.GameFamily;
import tesuji.core.game.Heaps;
import tesuji.games.Games;

final class MenuTest {
    private static String menu(String input) {
        Transcript transcript = Transcript.of(Heaps.LIBRARY, input, "menu");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.err()).isEmpty();
        return transcript.out();
    }

    @Test
    void greetsAndLeavesPolitely() {
        String greeting = """
                Tesuji — a workbench for board games

                  1  heaps  Heaps: take the last counter

                Type the number or name of a game to play it, explain GAME for its rules, help or quit.
                """;
        assertThat(menu("quit\n")).isEqualTo(greeting + "menu> quit\nGood-bye.\n");
        assertThat(menu("")).isEqualTo(greeting + "menu> \nGood-bye.\n");
    }

    @Test
    void leadsFromTheListToAGameAndBack() {
        assertThat(menu("1\nhelp\nsize=1\n3\nb1\na1\nquit\nquit\n"))
                .containsSubsequence(
                        "menu> 1\nHeaps: take the last counter\n",
                        "  option  now  meaning\n",
                        "  size    4    counters in each heap\n",
                        "Enter to keep them, help, or for example size=4> help\n",
                        "  option  allowed\n",
                        "  size    1 to 9\n",
                        "size=4> size=1\n",
                        "Who is your opponent?\n",
                        "  1  best    searches a tree by many random games\n",
                        "1-3 [1]> 3\n",
                        "Black to move> b1\n",
                        "White to move> a1\n",
                        "White wins.\n",
                        "game over> quit\n",
                        "  1  heaps",
                        "menu> quit\n",
                        "Good-bye.\n");
    }

    @Test
    void asksForStrengthAndWhoStarts() {
        assertThat(menu("heaps\n2 take=1\n\n1\nopponent\nquit\nquit\n"))
                .containsSubsequence(
                        "How strong?",
                        "1-3 [2]> 1\n",
                        "Who starts?",
                        "Black (uct) plays ",
                        " playouts",
                        "White to move> quit",
                        "Good-bye.");
    }

    @Test
    void theLotDecidesWhoStarts() {
        assertThat(menu("1\n\nrandom\nlot\nquit\nquit\n")).containsPattern("(Black|White) to move> quit");
    }

    @Test
    void asksAgainAfterAnAnswerItCannotUse() {
        assertThat(menu("9\n1\nsize=77\nsize\n=\n\nnobody\nback\nquit\n"))
                .containsSubsequence(
                        "There is no game \"9\"; the games are heaps.",
                        "heaps: size must be 1 to 9, not 77.",
                        "heaps: size must be 1 to 9, not size.",
                        "\"heaps:=\" is not a game",
                        """
                        1-3 [1]> nobody
                        Type a number from 1 to 3, a word from the list, back or quit.
                        1-3 [1]> back
                        """,
                        "menu> quit");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1\nquit\n",
                "1\n\nquit\n",
                "1\n\n1\nquit\n",
                "1\n\n1\n1\nquit\n",
                "1\n",
                "1\n\n",
                "1\n\n1\n1\n1\n"
            })
    void quitAndTheEndOfTheInputLeaveFromAnywhere(String input) {
        assertThat(menu(input)).endsWith("Good-bye.\n");
    }

    @Test
    void explainsAndHelps() {
        assertThat(menu("explain heaps\nexplain\nexplain chess\nhelp\ngames\n"))
                .containsSubsequence(
                        "Heaps: take the last counter\n\n  Heaps: take the last counter\n",
                        "Say which game, for example: explain 1\n",
                        "There is no game \"chess\"",
                        "explain GAME    the rules in a few sentences",
                        "menu> games\n\n  1  heaps");
    }

    @Test
    void everyGameOfTheHouseIsExplained() {
        for (GameFamily family : Games.library().families()) {
            assertThat(RuleText.of(family))
                    .as(family.name())
                    .hasSizeBetween(3, 24)
                    .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        }
    }

    @Test
    void plainCharactersWillDo() {
        assertThat(Transcript.of(Heaps.LIBRARY, "", "menu", "--ascii").out()).matches("\\p{ASCII}*");
    }
}
