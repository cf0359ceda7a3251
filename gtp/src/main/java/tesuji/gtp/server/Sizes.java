package tesuji.gtp.server;

import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Layout;
import tesuji.core.game.Library;
import tesuji.core.game.RuleKey;

/** Games on boards of another size, by the rule {@code size} or the rules {@code width} and {@code height}. */
final class Sizes {
    private Sizes() {}

    /** The same game on a board of this size; an {@link InputException} says {@code unacceptable size}. */
    static Game resized(Library library, Game game, int width, int height) {
        List<String> keys = library.family(game.id().name()).keys().stream()
                .map(RuleKey::name)
                .toList();
        if (width == height && keys.contains("size")) {
            return open(library, game.id().with("size", Integer.toString(width)));
        }
        if (keys.contains("width") && keys.contains("height")) {
            GameId wide = game.id().with("width", Integer.toString(width));
            return open(library, wide.with("height", Integer.toString(height)));
        }
        Layout layout = game.notation().picture(game.start()).layout();
        if (layout.width() == width && layout.height() == height) return game;
        throw new InputException("unacceptable size");
    }

    private static Game open(Library library, GameId id) {
        try {
            return library.open(id);
        } catch (InputException refused) {
            throw new InputException("unacceptable size", refused);
        }
    }
}
