package tesuji.endgame.localsearch;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.LocalRules;
import tesuji.endgame.local.RegionGraph;

/**
 * What the searches of one region have found out, by node. All who search the region share it, and with it one arena of
 * games. Owned by one thread.
 */
public final class SearchMemory {
    private final LocalRules rules;
    private final StaticBounds statics;
    private @Nullable NodeBounds[] bounds = new NodeBounds[256];

    /** Who owns a node and what is known of Black's claim to it; the numbers are those of {@link OwnershipSearch}. */
    final NodeTable owners = new NodeTable();

    final NodeTable claims = new NodeTable();

    /** A white move that was hard to answer, and a black one that was a good answer; one more than that, 0 for none. */
    final NodeTable attacks = new NodeTable();

    final NodeTable answers = new NodeTable();

    /** A game that a node was found to be at least worth, and one that it was not; one more than that, 0 for none. */
    final NodeTable provenGames = new NodeTable();

    final NodeTable failedGames = new NodeTable();

    public SearchMemory(RegionGraph graph, Counting counting) {
        rules = new LocalRules(graph, counting);
        statics = new StaticBounds(graph, counting);
    }

    public LocalRules rules() {
        return rules;
    }

    StaticBounds statics() {
        return statics;
    }

    /** The whole numbers that are known of a node; at first those that need no search. */
    NodeBounds bounds(LocalNode at) {
        if (at.number() >= bounds.length) {
            bounds = Arrays.copyOf(bounds, Math.max(2 * bounds.length, at.number() + 1));
        }
        NodeBounds known = bounds[at.number()];
        if (known == null) {
            known = statics.of(at);
            bounds[at.number()] = known;
            capMirror(at, known);
        }
        return known;
    }

    /** Notes what a node is at least worth. */
    void raise(LocalNode at, int least) {
        NodeBounds known = bounds(at);
        known.lower = Math.max(known.lower, least);
        capMirror(at, known);
    }

    /** The mirror image is worth no more than the opposite of what this is at least worth, and the other way round. */
    private void capMirror(LocalNode at, NodeBounds known) {
        LocalNode mirror = at.knownMirror();
        if (mirror == null || mirror.number() >= bounds.length) return;
        NodeBounds other = bounds[mirror.number()];
        if (other == null) return;
        other.upper = Math.min(other.upper, -known.lower);
        known.upper = Math.min(known.upper, -other.lower);
    }
}
