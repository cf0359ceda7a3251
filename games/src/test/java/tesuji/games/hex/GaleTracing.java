package tesuji.games.hex;

import java.util.HashSet;
import java.util.Set;
import tesuji.core.game.Picture;

/**
 * The proof that a full board of Hex has exactly one winner (Gale 1979; Goluch, §2.3), as a procedure: along the edges
 * between cells of different colours lead exactly two paths, which begin and end where the rims of the two sides meet.
 *
 * <p>A corner of hexagons is a triangle of cells that touch one another. Around the board lies a rim: a row of the
 * first side above and below, a column of the second to the left and to the right; the two sharp corners of the rim
 * belong to the first.
 */
final class GaleTracing {
    /** Where the rims meet, clockwise from the upper left. */
    enum Meeting {
        UPPER_LEFT,
        UPPER_RIGHT,
        LOWER_RIGHT,
        LOWER_LEFT
    }

    private static final char OUTSIDE = ' ';

    private final String pieces;
    private final int size;
    private final Set<Set<Cell>> visited = new HashSet<>();

    /** A full board, row after row. */
    GaleTracing(String pieces, int size) {
        this.pieces = pieces;
        this.size = size;
    }

    /** The triangles passed so far, on all paths. */
    Set<Set<Cell>> visited() {
        return visited;
    }

    /** A cell of the board or of the rim. */
    record Cell(int row, int column) {
        boolean touches(Cell other) {
            int down = other.row - row;
            int right = other.column - column;
            return Math.abs(down) <= 1 && Math.abs(right) <= 1 && down != right;
        }
    }

    private char colour(Cell cell) {
        int row = cell.row;
        int column = cell.column;
        boolean inRow = row >= 0 && row < size;
        boolean inColumn = column >= 0 && column < size;
        if (inRow && inColumn) return pieces.charAt(row * size + column);
        if (inRow && (column == -1 || column == size)) return Picture.SECOND;
        boolean rim = row == -1 || row == size;
        boolean sharp = (row == -1 && column == size) || (row == size && column == -1);
        return rim && (inColumn || sharp) ? Picture.FIRST : OUTSIDE;
    }

    /** Goes from one meeting of the rims to another; fails if a triangle is passed twice. */
    Meeting trace(Meeting start) {
        Cell first = door(start, Picture.FIRST);
        Cell second = door(start, Picture.SECOND);
        Cell behind = beyond(first, second, new Cell(-9, -9), true);
        while (true) {
            Cell ahead = beyond(first, second, behind, false);
            if (colour(ahead) == OUTSIDE) return meeting(first, second);
            if (!visited.add(Set.of(first, second, ahead))) throw new IllegalStateException("passed twice");
            if (colour(ahead) == Picture.FIRST) {
                behind = first;
                first = ahead;
            } else {
                behind = second;
                second = ahead;
            }
        }
    }

    /** The cells on either side of the edge at which a path begins. */
    private Cell door(Meeting meeting, char colour) {
        boolean first = colour == Picture.FIRST;
        return switch (meeting) {
            case UPPER_LEFT -> first ? new Cell(-1, 0) : new Cell(0, -1);
            case UPPER_RIGHT -> first ? new Cell(-1, size) : new Cell(0, size);
            case LOWER_RIGHT -> first ? new Cell(size, size - 1) : new Cell(size - 1, size);
            case LOWER_LEFT -> first ? new Cell(size, -1) : new Cell(size - 1, -1);
        };
    }

    private Meeting meeting(Cell first, Cell second) {
        for (Meeting meeting : Meeting.values()) {
            boolean here = door(meeting, Picture.FIRST).equals(first)
                    && door(meeting, Picture.SECOND).equals(second);
            if (here) return meeting;
        }
        throw new IllegalStateException("the path ends nowhere");
    }

    /** One of the two cells that touch both cells of an edge: the one outside, or the one that is not behind. */
    private Cell beyond(Cell first, Cell second, Cell behind, boolean outside) {
        for (int row = first.row - 1; row <= first.row + 1; row++) {
            for (int column = first.column - 1; column <= first.column + 1; column++) {
                Cell cell = new Cell(row, column);
                if (!cell.touches(first) || !cell.touches(second)) continue;
                if (outside ? colour(cell) == OUTSIDE : !cell.equals(behind)) return cell;
            }
        }
        throw new IllegalStateException("an edge without ends");
    }
}
