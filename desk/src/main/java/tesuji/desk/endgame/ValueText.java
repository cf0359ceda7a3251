package tesuji.desk.endgame;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.value.Values;

/** Writes the values of regions as long as they can be read: a canonical form may be longer than any page. */
final class ValueText {
    /** Positions that a written game may have. */
    private static final long MOST = 400;

    private final Values values;
    private final Printer printer;
    private final Map<Integer, Long> sizes = new HashMap<>();

    ValueText(Values values) {
        this.values = values;
        printer = new Printer(values, false);
    }

    /** The usual notation; null if it were too long. */
    @Nullable
    String of(int game) {
        return size(game) > MOST ? null : printer.text(game);
    }

    /** The positions of the game written out, up to one more than may be. */
    private long size(int game) {
        if (values.isSimple(game)) return 1;
        Long known = sizes.get(game);
        if (known != null) return known;
        long size = 1;
        for (int option : values.lefts(game)) size = Math.min(MOST + 1, size + size(option));
        for (int option : values.rights(game)) size = Math.min(MOST + 1, size + size(option));
        sizes.put(game, size);
        return size;
    }
}
