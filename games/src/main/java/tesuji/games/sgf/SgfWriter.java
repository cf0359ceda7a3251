package tesuji.games.sgf;

import org.jspecify.annotations.Nullable;

/** Game trees as text: every name and value as it is, white space only between nodes. */
final class SgfWriter {
    private static final int LINE_LENGTH = 72;

    private final StringBuilder out = new StringBuilder();
    private final SgfLayout layout;
    private int lineStart;

    private SgfWriter(SgfLayout layout) {
        this.layout = layout;
    }

    static String write(SgfCollection collection, SgfLayout layout) {
        SgfWriter writer = new SgfWriter(layout);
        for (SgfNode root : collection.games()) writer.tree(root);
        return writer.out.toString();
    }

    private void tree(SgfNode root) {
        out.append('(');
        SgfNode node = root;
        while (node != null) {
            write(node);
            node = node.firstChild() != null ? descend(node) : climb(node, root);
        }
        out.append(")\n");
        lineStart = out.length();
    }

    private @Nullable SgfNode descend(SgfNode node) {
        if (node.isBranching()) open();
        return node.firstChild();
    }

    /** Closes what ends at this leaf and returns the next variation; null at the end of the tree. */
    private @Nullable SgfNode climb(SgfNode leaf, SgfNode root) {
        for (SgfNode node = leaf; node != null && node != root; node = node.parent()) {
            SgfNode next = node.nextSibling();
            if (next != null) {
                out.append(')');
                open();
                return next;
            }
            SgfNode parent = node.parent();
            if (parent != null && parent.isBranching()) out.append(')');
        }
        return null;
    }

    private void open() {
        if (layout == SgfLayout.LINES) newLine();
        out.append('(');
    }

    private void write(SgfNode node) {
        if (layout == SgfLayout.LINES && out.length() - lineStart > LINE_LENGTH) newLine();
        out.append(';');
        for (SgfProperty property : node.properties()) {
            out.append(property.name());
            for (String value : property.values()) out.append('[').append(value).append(']');
        }
    }

    private void newLine() {
        out.append('\n');
        lineStart = out.length();
    }
}
