package tesuji.games.sgf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A node of a game tree: its properties in order, its parent and its children. Mutable, owned by one thread.
 *
 * <p>Children are linked, first child to next sibling, so that a tree of any shape costs the same per node and every
 * walk is a loop. The first child continues the main line. Properties are asked for by identifier, the capitals of
 * their name; a node may carry the same property twice, and {@link #values} joins what such a node says.
 */
public final class SgfNode {
    private final @Nullable SgfNode parent;
    private final ArrayList<SgfProperty> properties = new ArrayList<>(1); // nearly every node is a single move
    private @Nullable SgfNode firstChild;
    private @Nullable SgfNode lastChild;
    private @Nullable SgfNode nextSibling;

    /** A root without properties. */
    public SgfNode() {
        this(null);
    }

    private SgfNode(@Nullable SgfNode parent) {
        this.parent = parent;
    }

    /** Appends a child without properties, a new variation if there are children already, and returns it. */
    public SgfNode addChild() {
        SgfNode child = new SgfNode(this);
        if (lastChild == null) firstChild = child;
        else lastChild.nextSibling = child;
        lastChild = child;
        return child;
    }

    public @Nullable SgfNode parent() {
        return parent;
    }

    public @Nullable SgfNode firstChild() {
        return firstChild;
    }

    public @Nullable SgfNode nextSibling() {
        return nextSibling;
    }

    /** Whether the line of play divides here. */
    public boolean isBranching() {
        return firstChild != lastChild;
    }

    public List<SgfNode> children() {
        List<SgfNode> children = new ArrayList<>();
        for (SgfNode child = firstChild; child != null; child = child.nextSibling) children.add(child);
        return children;
    }

    /** The nodes from the root to this one, both included. */
    public List<SgfNode> path() {
        List<SgfNode> path = new ArrayList<>();
        for (SgfNode node = this; node != null; node = node.parent) path.add(node);
        Collections.reverse(path);
        return path;
    }

    /** The last node of the main line that runs through this one. */
    public SgfNode mainLineEnd() {
        SgfNode node = this;
        for (SgfNode next = firstChild; next != null; next = next.firstChild) node = next;
        return node;
    }

    /** This node and all below it, parents before children, variations in order. */
    public Iterable<SgfNode> subtree() {
        return () -> new Walk(this);
    }

    /** The node after {@code node} in the subtree under {@code top}; null at its end. */
    private static @Nullable SgfNode following(SgfNode node, SgfNode top) {
        if (node.firstChild != null) return node.firstChild;
        for (SgfNode up = node; up != null && up != top; up = up.parent) {
            if (up.nextSibling != null) return up.nextSibling;
        }
        return null;
    }

    /** A walk through a subtree that remembers nothing but where it stands. */
    private static final class Walk implements Iterator<SgfNode> {
        private final SgfNode top;
        private @Nullable SgfNode next;

        Walk(SgfNode top) {
            this.top = top;
            next = top;
        }

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public SgfNode next() {
            SgfNode node = next;
            if (node == null) throw new NoSuchElementException();
            next = following(node, top);
            return node;
        }
    }

    /** All properties in order; a view. */
    public List<SgfProperty> properties() {
        return Collections.unmodifiableList(properties);
    }

    public boolean has(String id) {
        return find(id).isPresent();
    }

    /** The first property with this identifier. */
    public Optional<SgfProperty> find(String id) {
        for (SgfProperty property : properties) {
            if (property.id().equals(id)) return Optional.of(property);
        }
        return Optional.empty();
    }

    /** The raw values of all properties with this identifier, in order. */
    public List<String> values(String id) {
        List<String> values = new ArrayList<>();
        for (SgfProperty property : properties) {
            if (property.id().equals(id)) values.addAll(property.values());
        }
        return values;
    }

    /** The property read as Text; empty if the node does not have it. */
    public Optional<String> text(String id) {
        return find(id).map(SgfProperty::text);
    }

    /** The property read as SimpleText; empty if the node does not have it. */
    public Optional<String> simpleText(String id) {
        return find(id).map(SgfProperty::simpleText);
    }

    /** Appends a property, whether or not the node has one of that name, and returns this node. */
    public SgfNode add(SgfProperty property) {
        properties.add(property);
        return this;
    }

    /** Gives the property these raw values, in the place of the first with its identifier or else at the end. */
    public SgfNode set(String name, String... raw) {
        return set(SgfProperty.of(name, List.of(raw)));
    }

    /** Gives the property this text, escaped as needed. */
    public SgfNode setText(String name, String text) {
        return set(name, SgfText.escape(text));
    }

    private SgfNode set(SgfProperty property) {
        int at = 0;
        while (at < properties.size() && !properties.get(at).id().equals(property.id())) at++;
        remove(property.id());
        properties.add(Math.min(at, properties.size()), property);
        return this;
    }

    /** Takes away every property with this identifier. */
    public SgfNode remove(String id) {
        properties.removeIf(property -> property.id().equals(id));
        return this;
    }

    /** The node alone, as it stands in a file. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(";");
        properties.forEach(text::append);
        return text.toString();
    }
}
