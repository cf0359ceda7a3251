package tesuji.games.sgf;

import java.util.Locale;
import java.util.Optional;

/** The two players of a game record. */
public enum SgfColour {
    BLACK,
    WHITE;

    /** Reads {@code B} and {@code W}, and the words and numbers that older programs wrote instead. */
    static Optional<SgfColour> parse(String raw) {
        return switch (raw.strip().toLowerCase(Locale.ROOT)) {
            case "b", "black", "1" -> Optional.of(BLACK);
            case "w", "white", "2" -> Optional.of(WHITE);
            default -> Optional.empty();
        };
    }
}
