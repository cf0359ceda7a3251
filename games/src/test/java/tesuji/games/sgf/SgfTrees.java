package tesuji.games.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** What the tests of this package say about trees. */
final class SgfTrees {
    private SgfTrees() {}

    static SgfCollection parse(String text) {
        return Sgf.parse("game.sgf", text.getBytes(StandardCharsets.ISO_8859_1));
    }

    static SgfNode root(String text) {
        return parse(text).first();
    }

    static String compact(SgfCollection collection) {
        return Sgf.text(collection, SgfLayout.COMPACT);
    }

    /** Compares node by node; equal properties and numbers of children in preorder make equal trees. */
    static void assertSame(SgfCollection actual, SgfCollection expected) {
        assertThat(actual.games()).hasSameSizeAs(expected.games());
        for (int i = 0; i < expected.games().size(); i++) {
            Iterator<SgfNode> wanted = expected.games().get(i).subtree().iterator();
            for (SgfNode node : actual.games().get(i).subtree()) {
                assertThat(wanted.hasNext()).isTrue();
                SgfNode other = wanted.next();
                if (node.properties().equals(other.properties()) && children(node) == children(other)) continue;
                assertThat(node + " " + children(node)).isEqualTo(other + " " + children(other));
            }
            assertThat(wanted.hasNext()).isFalse();
        }
    }

    private static int children(SgfNode node) {
        int count = 0;
        for (SgfNode child = node.firstChild(); child != null; child = child.nextSibling()) count++;
        return count;
    }

    /** The nodes of a tree as text, parents before children. */
    static List<String> nodes(SgfNode root) {
        List<String> nodes = new ArrayList<>();
        root.subtree().forEach(node -> nodes.add(node.toString()));
        return nodes;
    }
}
