package tesuji.games.sgf;

import java.nio.file.Path;
import tesuji.core.base.WholeFile;

/** The door to the Smart Game Format: reads and writes files, bytes and text. */
public final class Sgf {
    /** What this program calls itself in the property {@code AP}. */
    public static final String PROGRAM = "Tesuji";

    private Sgf() {}

    /** The game trees of a file. */
    public static SgfCollection read(Path file) {
        return parse(file.toString(), WholeFile.read(file));
    }

    /**
     * The game trees of a file's content.
     *
     * @param source what refusals call it, usually the file's name
     */
    public static SgfCollection parse(String source, byte[] bytes) {
        SgfEncoding.Decoded decoded = SgfEncoding.decode(bytes);
        return new SgfParser(source, decoded.text()).collection(decoded.encoding());
    }

    /** The game trees of a text, to be written as UTF-8. */
    public static SgfCollection parse(String source, String text) {
        return new SgfParser(source, text).collection(SgfEncoding.UTF_8);
    }

    /** The collection as text, names and values verbatim. */
    public static String text(SgfCollection collection, SgfLayout layout) {
        return SgfWriter.write(collection, layout);
    }

    /** The collection as the content of a file, in its own encoding. */
    public static byte[] bytes(SgfCollection collection, SgfLayout layout) {
        return collection.encoding().encode(text(collection, layout));
    }

    /**
     * A new root that says FF[4], UTF-8 and who wrote it.
     *
     * @param game the standard's number of the game: 1 Go, 2 Othello, 4 Gomoku, 5 Nine Men's Morris, 11 Hex
     * @param version the version of this program
     */
    public static SgfNode newRoot(int game, String version) {
        return new SgfNode()
                .set("FF", "4")
                .set("GM", Integer.toString(game))
                .set("CA", "UTF-8")
                .set("AP", SgfText.compose(PROGRAM, version));
    }

    /**
     * Writes a file whole or not at all: under a temporary name beside it first, then moved into its place. A symbolic
     * link stays one.
     */
    public static void write(Path file, SgfCollection collection, SgfLayout layout) {
        WholeFile.write(file, bytes(collection, layout));
    }
}
