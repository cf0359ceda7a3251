package tesuji.app.katago;

import java.util.Locale;
import java.util.Optional;

/** Whose win rates, scores and owners are told. */
public enum Perspective {
    BLACK,
    WHITE,
    SIDETOMOVE;

    /** Reads a name, in any case. */
    public static Optional<Perspective> named(String text) {
        String word = text.strip().toUpperCase(Locale.ROOT);
        for (Perspective each : values()) if (each.name().equals(word)) return Optional.of(each);
        return Optional.empty();
    }

    /** What Black's numbers are multiplied by: 1 or -1. */
    public int sign(int sideToMove) {
        return switch (this) {
            case BLACK -> 1;
            case WHITE -> -1;
            case SIDETOMOVE -> sideToMove == 0 ? 1 : -1;
        };
    }
}
