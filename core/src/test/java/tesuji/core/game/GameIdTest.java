package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;

final class GameIdTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "tictactoe",
                "hex:size=5",
                "go:size=9,komi=7.5,rules=tromp-taylor",
                "nim:piles=1-3-5-7,misere=no",
                "go:komi=-0.5",
                "skoczki:variant=A"
            })
    void textComesBack(String text) {
        assertThat(GameId.parse(text)).hasToString(text);
        assertThat(GameId.parse(GameId.parse(text).toString())).isEqualTo(GameId.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "Hex",
                "5hex",
                "hex:",
                "hex:size",
                "hex:size=",
                "hex:=5",
                "hex:size=5,",
                "hex:size=5 ",
                "hex size=5",
                "hex:Size=5",
                "hex:size=5:6",
                "hex:size=a=b",
                "hex:size=ä"
            })
    void malformedTextIsRefused(String text) {
        assertThatThrownBy(() -> GameId.parse(text))
                .isInstanceOf(InputException.class)
                .hasMessage("\"" + text + "\" is not a game; write name or name:key=value,key=value.");
    }

    @Test
    void aKeyGivenTwiceIsRefused() {
        assertThatThrownBy(() -> GameId.parse("hex:size=5,size=6"))
                .isInstanceOf(InputException.class)
                .hasMessage("The game \"hex:size=5,size=6\" gives the key size twice.");
    }

    @Test
    void theOrderOfKeysDoesNotMatter() {
        assertThat(GameId.parse("go:size=9,komi=7.5")).isEqualTo(GameId.parse("go:komi=7.5,size=9"));
        assertThat(GameId.parse("go:size=9")).isNotEqualTo(GameId.parse("go:size=7"));
    }

    @Test
    void rulesAreChangedInCopies() {
        GameId id = GameId.of("go").with("size", "9");
        assertThat(id.with("size", "13").with("komi", "0")).hasToString("go:size=13,komi=0");
        assertThat(id.without("size")).isEqualTo(GameId.of("go"));
        assertThat(id).hasToString("go:size=9");
    }

    @Test
    void rulesAreCopiedOnTheWayIn() {
        Map<String, String> rules = new LinkedHashMap<>(Map.of("size", "9"));
        GameId id = new GameId("go", rules);
        rules.put("size", "19");
        assertThat(id).hasToString("go:size=9");
        assertThatThrownBy(() -> id.rules().clear()).isInstanceOf(UnsupportedOperationException.class);
    }
}
