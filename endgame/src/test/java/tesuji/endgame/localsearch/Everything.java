package tesuji.endgame.localsearch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.LocalRules;
import tesuji.endgame.local.Successor;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/** Plays everything to the bitter end: a side without a move has lost, so every free point is a move. */
final class Everything {
    private final LocalRules rules;
    private final Values values;
    private final Map<LocalNode, Optional<Integer>> known = new HashMap<>();
    private final Set<LocalNode> open = new HashSet<>();

    Everything(LocalRules rules, Values values) {
        this.rules = rules;
        this.values = values;
    }

    /** The value, or nothing if a position comes back somewhere. */
    private Optional<Integer> part(LocalNode at) {
        Optional<Integer> earlier = known.get(at);
        if (earlier != null) return earlier;
        if (!open.add(at)) return Optional.empty();
        List<Integer> lefts = new ArrayList<>();
        List<Integer> rights = new ArrayList<>();
        boolean whole = options(at, Side.BLACK, lefts) && options(at, Side.WHITE, rights);
        open.remove(at);
        Optional<Integer> value = whole ? Optional.of(values.game(array(lefts), array(rights))) : Optional.empty();
        known.put(at, value);
        return value;
    }

    private boolean options(LocalNode at, Side side, List<Integer> into) {
        for (long rest = at.empty(); rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            Successor after = side == Side.BLACK ? rules.black(at, move) : rules.white(at, move);
            if (after == null) continue;
            Optional<Integer> value = value(after);
            if (value.isEmpty()) return false;
            into.add(value.get());
        }
        return true;
    }

    private static int[] array(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The value of all that is left, or nothing if a position comes back somewhere. */
    Optional<Integer> value(Successor all) {
        int sum = values.number(all.gain());
        for (int i = 0; i < all.size(); i++) {
            Optional<Integer> value = part(all.part(i));
            if (value.isEmpty()) return value;
            sum = values.plus(sum, value.get());
        }
        return Optional.of(sum);
    }
}
