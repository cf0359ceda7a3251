package tesuji.endgame.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.value.Values;

/** Games of an arena as a proof names them: numbers by their value, others as trees with an id. */
final class GameNames {
    private final Values values;
    private final Map<Integer, String> names = new HashMap<>();
    private final Map<String, Integer> games = new HashMap<>();
    private final Map<String, BoardProof.Tree> trees = new LinkedHashMap<>();

    GameNames(Values values) {
        this.values = values;
    }

    /** The name of a game, which is written down with all that can come of it. */
    String of(int game) {
        String known = names.get(game);
        if (known != null) return known;
        String name = values.isNumber(game) ? values.leftStop(game).toString() : tree(game);
        names.put(game, name);
        games.put(name, game);
        return name;
    }

    /** The game that has this name. */
    int game(String name) {
        return Objects.requireNonNull(games.get(name));
    }

    private String tree(int game) {
        List<String> black = new ArrayList<>();
        List<String> white = new ArrayList<>();
        for (int option : values.lefts(game)) black.add(of(option));
        for (int option : values.rights(game)) white.add(of(option));
        String id = "g" + trees.size();
        trees.put(id, new BoardProof.Tree(id, black, white));
        return id;
    }

    /** All trees so far; the options of each stand before it. */
    List<BoardProof.Tree> trees() {
        return List.copyOf(trees.values());
    }

    /** The trees of these games, with all that can come of them. */
    List<BoardProof.Tree> trees(Iterable<String> games) {
        Set<String> wanted = new HashSet<>();
        for (String game : games) collect(game, wanted);
        return trees.values().stream()
                .filter(tree -> wanted.contains(tree.id()))
                .toList();
    }

    private void collect(String name, Set<String> wanted) {
        BoardProof.Tree tree = trees.get(name);
        if (tree == null || !wanted.add(name)) return;
        for (String option : tree.black()) collect(option, wanted);
        for (String option : tree.white()) collect(option, wanted);
    }
}
