package tesuji.games.go;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tesuji.games.PlaythroughContract;

/** Agreement with a game on 7×7 recorded by OpenSpiel, which counts by area and knows superko. */
class GoPlaythroughTest implements PlaythroughContract {
    @Override
    public Game game() {
        return Games.library().open("go:size=7,komi=4.5,ko=positional");
    }

    @Override
    public String recording() {
        return "go";
    }

    @Override
    public String words(int side, int move) {
        String vertex = game().notation().move(move);
        return (side == 0 ? "B " : "W ") + (vertex.equals("pass") ? "PASS" : vertex.toLowerCase(Locale.ROOT));
    }

    @Override
    public List<String> board(Position position) {
        GoPosition go = (GoPosition) position;
        String[] rows = go.stones().toString().replace('.', '+').split("\n");
        List<String> lines = new ArrayList<>();
        lines.add("GoState(komi=4.5, to_play=" + (go.toMove() == 0 ? "B" : "W") + ", history.size()=" + go.length()
                + ")");
        lines.add("");
        for (int i = 0; i < rows.length; i++) lines.add(" " + (rows.length - i) + " " + rows[i]);
        lines.add("   ABCDEFG");
        return lines;
    }
}
