package tesuji.games.go.pattern;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A square window around a move.
 *
 * @param size points on a side, odd
 * @param signs row by row from the top: see {@link PatternText}
 * @param weight how good the move is
 */
record Pattern(int size, String signs, float weight) {
    static final char MOVE = '*';
    static final char ANY = '?';

    /** The pattern turned and mirrored in all ways that differ. */
    Set<Pattern> symmetries() {
        Set<Pattern> all = new LinkedHashSet<>();
        Pattern turned = this;
        for (int i = 0; i < 4; i++) {
            all.add(turned);
            all.add(turned.mirrored());
            turned = turned.quarterTurned();
        }
        return all;
    }

    private Pattern quarterTurned() {
        StringBuilder turned = new StringBuilder();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) turned.append(sign(column, size - 1 - row));
        }
        return new Pattern(size, turned.toString(), weight);
    }

    private Pattern mirrored() {
        StringBuilder mirrored = new StringBuilder();
        for (int row = 0; row < size; row++) {
            for (int column = size - 1; column >= 0; column--) mirrored.append(sign(row, column));
        }
        return new Pattern(size, mirrored.toString(), weight);
    }

    /** Row 0 is the top. */
    char sign(int row, int column) {
        return signs.charAt(row * size + column);
    }
}
