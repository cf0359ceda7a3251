package tesuji.endgame.region;

import java.util.List;

/**
 * What is left after a move: parts that have nothing to do with each other any more, and points that are gained
 * already.
 *
 * @param parts what is open
 * @param points what counts already: Black's prisoners less White's, or under area counting stones that have become
 *     safe
 * @param prisoners Black's less White's, whether they count or not
 */
public record Outlook(List<LocalPosition> parts, int points, int prisoners) {
    public Outlook {
        parts = List.copyOf(parts);
    }

    /** The same with the colours swapped. */
    public Outlook mirrored() {
        return new Outlook(parts.stream().map(LocalPosition::mirrored).toList(), -points, -prisoners);
    }
}
