package tesuji.endgame.localsearch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.MiaiConnections;
import tesuji.endgame.local.RegionGraph;
import tesuji.endgame.local.Successor;
import tesuji.endgame.value.Values;

/** A local position with an arena of its own, and a search of everything to compare with; counted by territory. */
record Sample(LocalNode at, SearchMemory memory, Values values, Everything everything) {
    private static final int GAMES = 2_000_000;

    /** The parts of a patch. */
    static List<Sample> of(RegionGraph graph, Optional<LocalPosition> patch) {
        if (patch.isEmpty()) return List.of();
        Values values = new Values(GAMES);
        SearchMemory memory = new SearchMemory(graph, Counting.TERRITORY);
        Everything everything = new Everything(memory.rules(), values);
        Successor all = memory.rules().split(patch.get());
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) samples.add(new Sample(all.part(i), memory, values, everything));
        return samples;
    }

    /** The value, or nothing if a position comes back somewhere. */
    Optional<Integer> value() {
        return everything.value(at);
    }

    NodeBounds bounds() {
        return memory.bounds(at);
    }

    boolean hasLinkedStones() {
        RegionGraph graph = memory.rules().graph();
        return MiaiConnections.linked(graph, at.black(), at.empty(), at.nearBlack()) != 0
                || MiaiConnections.linked(graph, at.white(), at.empty(), at.nearWhite()) != 0;
    }
}
