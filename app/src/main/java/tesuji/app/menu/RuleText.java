package tesuji.app.menu;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tesuji.core.game.GameFamily;

/** The rules of a game in a few sentences, which the game keeps as {@code rules/NAME.txt} among its resources. */
final class RuleText {
    private RuleText() {}

    /** The lines of the text; the title alone for a game without one. */
    static List<String> of(GameFamily family) {
        try (InputStream text = RuleText.class.getResourceAsStream("/rules/" + family.name() + ".txt")) {
            if (text == null) return List.of(family.title());
            return new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
