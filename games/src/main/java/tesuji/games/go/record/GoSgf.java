package tesuji.games.go.record;

import java.nio.file.Path;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfNode;

/** The door between SGF trees and records of Go. */
public final class GoSgf {
    /** Go's number in the property {@code GM}. */
    static final int GAME = 1;

    /** The private root property that holds the whole {@link tesuji.core.game.GameId}, which no standard one can. */
    static final String GAME_ID = "TSJI";

    private GoSgf() {}

    /** The main line of the first game of a file. */
    public static GoLine load(Path file) {
        return mainLine(Sgf.read(file).first());
    }

    /** The line that always follows the first variation. */
    public static GoLine mainLine(SgfNode root) {
        return lineTo(root.mainLineEnd());
    }

    /** The line from the root to a node, its steps included. */
    public static GoLine lineTo(SgfNode node) {
        return GoLine.read(node.path());
    }

    /**
     * The tree of a record, a single line.
     *
     * @param version the version of this program, which signs the file
     */
    public static SgfNode tree(GoRecord game, String version) {
        return GoWriter.write(game, Sgf.newRoot(GAME, version));
    }
}
