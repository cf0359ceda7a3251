package tesuji.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.GameFamily;
import tesuji.core.game.GameId;

final class GamesTest {
    @Test
    void theListIsWhatAPersonSeesFirst() {
        List<String> names =
                Games.library().families().stream().map(GameFamily::name).toList();
        assertThat(names)
                .containsExactly(
                        "go",
                        "hex",
                        "connectfour",
                        "skoczki",
                        "taifho",
                        "threemensmorris",
                        "tictactoe",
                        "nim",
                        "kalah");
    }

    @Test
    void everyGameOpensWithItsStandardRules() {
        for (GameFamily family : Games.library().families()) {
            GameId id = Games.library().open(family.name()).id();
            assertThat(id.name()).isEqualTo(family.name());
            assertThat(family.title()).isNotBlank();
            assertThat(family.keys()).allSatisfy(key -> {
                assertThat(key.allowed()).isNotBlank();
                assertThat(key.meaning()).isNotBlank();
            });
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        connectfour                      | connectfour:width=7,height=6
        connectfour:height=4,width=5     | connectfour:width=5,height=4
        connectfour:width=26,height=63   | connectfour:width=26,height=63
        hex                              | hex:size=11
        hex:size=5                       | hex:size=5
        kalah                            | kalah:pits=6,seeds=4
        kalah:seeds=3,pits=2             | kalah:pits=2,seeds=3
        nim                              | nim:piles=1-3-5-7,misere=no
        nim:misere=yes,piles=3-4-5       | nim:piles=3-4-5,misere=yes
        skoczki                          | skoczki:width=6,height=11,variant=A
        threemensmorris                  | threemensmorris:diagonals=yes,flying=no
        tictactoe                        | tictactoe
        """)
    void idsNameEveryRule(String given, String full) {
        assertThat(Games.library().open(given).id()).isEqualTo(GameId.parse(full));
        assertThat(Games.library().open(given).id()).hasToString(full);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        connectfour:width=0            | connectfour: width must be 1 to 26, not 0.
        connectfour:width=27           | connectfour: width must be 1 to 26, not 27.
        connectfour:height=64          | connectfour: height must be 1 to 63, not 64.
        hex:size=27                    | hex: size must be 1 to 26, not 27.
        kalah:pits=7                   | kalah: pits must be 1 to 6, not 7.
        kalah:seeds=0                  | kalah: seeds must be 1 to 10, not 0.
        nim:piles=1-0                  | nim: piles must be 1 to 26 numbers from 1 to 99 joined by \
        hyphens, not 1-0.
        nim:misere=maybe               | nim: misere must be yes or no, not maybe.
        threemensmorris:flying=maybe   | threemensmorris: flying must be yes or no, not maybe.
        tictactoe:size=4               | tictactoe has no key "size"; it has none.
        """)
    void badRulesAreRefusedInOneSentence(String id, String sentence) {
        assertThatThrownBy(() -> Games.library().open(id))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }
}
