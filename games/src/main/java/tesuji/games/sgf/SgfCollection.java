package tesuji.games.sgf;

import java.util.List;

/**
 * The game trees of one file, by their roots, and how the file wrote characters.
 *
 * @param games the roots, at least one
 * @param warning what was wrong with the file and could be mended, as a sentence; empty if nothing was
 */
public record SgfCollection(List<SgfNode> games, SgfEncoding encoding, String warning) {
    public SgfCollection {
        games = List.copyOf(games);
        if (games.isEmpty()) throw new IllegalArgumentException("A collection holds at least one game");
    }

    public SgfCollection(List<SgfNode> games, SgfEncoding encoding) {
        this(games, encoding, "");
    }

    /** One game to be written as UTF-8. */
    public static SgfCollection of(SgfNode root) {
        return new SgfCollection(List.of(root), SgfEncoding.UTF_8);
    }

    public SgfNode first() {
        return games.get(0);
    }

    /** The same trees, changed to say that they are UTF-8: for a file to which text is added. */
    public SgfCollection toUtf8() {
        for (SgfNode root : games) root.set("CA", "UTF-8");
        return new SgfCollection(games, SgfEncoding.UTF_8, warning);
    }
}
