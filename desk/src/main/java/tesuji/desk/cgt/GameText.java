package tesuji.desk.cgt;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.value.Values;

/** Writes games as long as they can be read: a canonical form may be longer than any page. */
public final class GameText {
    /** Positions that a written game may have. */
    private static final long MOST = 400;

    private final Values values;
    private final Printer printer;
    private final Map<Integer, Long> sizes = new HashMap<>();

    public GameText(Values values) {
        this.values = values;
        printer = new Printer(values, false);
    }

    /** The usual notation; null if it were too long. */
    public @Nullable String of(int game) {
        return isShort(game) ? printer.text(game) : null;
    }

    /** The usual notation, or three dots if it were too long. */
    public String orDots(int game) {
        return isShort(game) ? printer.text(game) : "…";
    }

    /** Whether a game can be written within a few lines. */
    public boolean isShort(int game) {
        return size(game) <= MOST;
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
