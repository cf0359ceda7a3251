package tesuji.endgame.generate;

import java.util.List;
import tesuji.games.go.Stones;

/** A generated endgame: the board, and what was put on it besides walls and eyes. */
public record Setting(Stones stones, List<Planted> regions) {
    public Setting {
        regions = List.copyOf(regions);
    }
}
