package tesuji.games.go.pattern;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import tesuji.core.base.Hot;
import tesuji.core.base.WholeFile;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Pattern3x3;
import tesuji.games.go.board.TacticalBoard;

/**
 * A collection of weighted patterns. A move weighs what the heaviest pattern around it weighs; every pattern holds in
 * all eight symmetries, and for White with colours exchanged (Śliwa 2013, §4.3.1). What needs no more than the eight
 * neighbours stands in one table; larger masks are compared one by one, the heaviest first. Immutable.
 */
public final class PatternBook {
    private static final String STANDARD = "standard.patterns";

    private final float[] small = new float[Pattern3x3.CODES];
    private final PatternMask[] large;

    private PatternBook(List<Pattern> patterns) {
        List<PatternMask> masks = patterns.stream()
                .flatMap(pattern -> pattern.symmetries().stream())
                .map(PatternMask::new)
                .toList();
        large = masks.stream()
                .filter(mask -> !mask.isSmall())
                .sorted(Comparator.comparingDouble((PatternMask mask) -> -mask.weight))
                .toArray(PatternMask[]::new);
        for (PatternMask mask : masks) {
            if (!mask.isSmall()) continue;
            for (int code = 0; code < small.length; code++) {
                if (mask.fits(code)) small[code] = Math.max(small[code], mask.weight);
            }
        }
    }

    /** The patterns in this text. */
    public static PatternBook of(String text) {
        return new PatternBook(PatternText.read(text, "the patterns"));
    }

    /** The patterns in a file. */
    public static PatternBook load(Path file) {
        String text = new String(WholeFile.read(file), StandardCharsets.UTF_8);
        return new PatternBook(PatternText.read(text, file.toString()));
    }

    /** A small book of our own. */
    public static PatternBook standard() {
        try (InputStream in = PatternBook.class.getResourceAsStream(STANDARD)) {
            if (in == null) throw new IllegalStateException(STANDARD + " is missing");
            return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The weight of the heaviest pattern around a move of this colour on an empty cell; 0 if there is none. */
    @Hot
    public float weight(TacticalBoard board, int cell, int mover) {
        int around = mover == Chains.WHITE ? exchanged(board.code(cell)) : board.code(cell);
        float best = small[around];
        for (PatternMask mask : large) {
            if (mask.weight <= best) return best;
            if (mask.fits(around) && mask.fits(board, cell, mover)) return mask.weight;
        }
        return best;
    }

    /** The code with Black's and White's stones exchanged: two bits each, the frame has both and an empty cell none. */
    @Hot
    private static int exchanged(int code) {
        return ((code & 0x5555) << 1) | ((code >> 1) & 0x5555);
    }
}
