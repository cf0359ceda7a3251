package tesuji.gtp;

import java.util.Locale;
import java.util.OptionalInt;

/** The protocol's colours for the two sides: black is side 0, white is side 1. */
public final class Colours {
    private Colours() {}

    /** The side of {@code b}, {@code black}, {@code w} or {@code white}, in any case. */
    public static OptionalInt side(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "b", "black" -> OptionalInt.of(0);
            case "w", "white" -> OptionalInt.of(1);
            default -> OptionalInt.empty();
        };
    }

    public static String word(int side) {
        return side == 0 ? "black" : "white";
    }

    public static String letter(int side) {
        return side == 0 ? "b" : "w";
    }
}
