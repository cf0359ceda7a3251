package tesuji.games.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;

/**
 * One reading of an SGF text, from left to right, with a chain of open variations instead of recursion.
 *
 * <p>Lenient where files are known to sin and nothing can be lost: text around the trees, a property that opens a
 * variation without its semicolon, a node that follows a closed variation. A file that lacks nothing but its last
 * parenthesis is read with a warning.
 */
final class SgfParser {
    private static final String NO_TREE = "this is not SGF: it holds no game tree, which would begin with (;.";

    private static final Set<String> ROOT_ONLY = Set.of("FF", "GM", "SZ");

    private final String text;
    private final SgfSource source;
    private final String[] brief = new String[128 * 128];
    private int at;
    private String warning = "";
    /** Whether a node other than a root has said what only roots say: then two trees run into each other. */
    private boolean rootWithin;

    SgfParser(String name, String text) {
        this.text = text;
        source = new SgfSource(name, text);
    }

    /** All game trees of the text, which was written in this encoding. */
    SgfCollection collection(SgfEncoding encoding) {
        List<SgfNode> games = new ArrayList<>();
        while (seekTree()) games.add(tree());
        if (games.isEmpty()) throw refuse(0, text.isBlank() ? "there is nothing to read." : NO_TREE);
        return new SgfCollection(games, encoding, warning);
    }

    /** The first root alone, as far as it can be read; empty if there is none. */
    Optional<SgfNode> firstNode() {
        if (!seekTree()) return Optional.empty();
        at = text.indexOf(';', at) + 1;
        SgfNode root = new SgfNode();
        try {
            for (skipSpace(); at < text.length() && isLetter(text.charAt(at)); skipSpace()) root.add(property());
        } catch (InputException cutOff) {
            return Optional.of(root);
        }
        return Optional.of(root);
    }

    /** Moves to the next parenthesis that a semicolon follows. */
    private boolean seekTree() {
        while ((at = text.indexOf('(', at)) >= 0) {
            int open = at++;
            skipSpace();
            if (at < text.length() && text.charAt(at) == ';') {
                at = open;
                return true;
            }
        }
        at = text.length();
        return false;
    }

    /** Reads the tree whose parenthesis stands here. */
    private SgfNode tree() {
        int start = at++;
        skipSpace();
        at++;
        SgfNode root = new SgfNode();
        Branch branch = new Branch(null, root, start);
        SgfNode node = root;
        Last last = Last.NODE;
        for (skipSpace(); at < text.length(); skipSpace()) {
            char c = text.charAt(at);
            if (c == ';' || (isLetter(c) && last == Last.OPEN)) {
                if (c == ';') at++;
                node = node.addChild();
                last = Last.NODE;
            } else if (c == '(') {
                branch = new Branch(branch, node, at++);
                last = Last.OPEN;
            } else if (c == ')') {
                at++;
                if (branch.outer == null) return root;
                node = branch.from;
                branch = branch.outer;
                last = Last.CLOSED;
            } else if (isLetter(c) && last == Last.NODE) {
                SgfProperty property = property();
                rootWithin |= node != root && ROOT_ONLY.contains(property.id());
                node.add(property);
            } else {
                throw unexpected(last);
            }
        }
        if (branch.outer == null && !rootWithin && !endsWithinNode()) {
            warning = source.place(at)
                    + ": the text ends, and the last ) is missing; the game is read as far as it goes.";
            return root;
        }
        throw refuse(
                at,
                "the text ends, but the " + (branch.outer == null ? "game tree" : "variation") + " that began at "
                        + source.place(branch.start).lineAndColumn() + " is not closed; a ) is missing.");
    }

    /** Whether the text breaks off where a node has just begun, so that more than a parenthesis is missing. */
    private boolean endsWithinNode() {
        return text.stripTrailing().endsWith(";");
    }

    /** What was read before the character in hand. */
    private enum Last {
        NODE,
        OPEN,
        CLOSED
    }

    /** An open parenthesis: what it stands in, the node it branches from and its place. */
    private record Branch(@Nullable Branch outer, SgfNode from, int start) {}

    private SgfProperty property() {
        int start = at;
        while (at < text.length() && isNamePart(text.charAt(at))) at++;
        String name = piece(start, at);
        skipSpace();
        if (at == text.length() || text.charAt(at) != '[') {
            throw refuse(start, "the property " + SgfQuote.brief(name) + " has no value; one in [ ] must follow.");
        }
        String first = value(name);
        skipSpace();
        List<String> values = List.of(first);
        if (at < text.length() && text.charAt(at) == '[') {
            List<String> several = new ArrayList<>(values);
            for (; at < text.length() && text.charAt(at) == '['; skipSpace()) several.add(value(name));
            values = List.copyOf(several);
        }
        return new SgfProperty(name, SgfProperty.id(name), values, source, start);
    }

    private String value(String name) {
        int open = at++;
        int start = at;
        while (at < text.length() && text.charAt(at) != ']') at += text.charAt(at) == '\\' ? 2 : 1;
        if (at >= text.length()) {
            throw refuse(
                    open, "the value of " + SgfQuote.brief(name) + " that begins here is not closed; a ] is missing.");
        }
        return piece(start, at++);
    }

    /** A part of the text; names and points, which make up most files, exist once for all. */
    private String piece(int start, int end) {
        if (end - start != 1 && end - start != 2) return text.substring(start, end);
        int first = text.charAt(start);
        int second = end - start == 1 ? 0 : text.charAt(start + 1);
        boolean plain = first < 128 && second < 128 && (second > 0 || end - start == 1);
        if (!plain) return text.substring(start, end);
        int index = first * 128 + second;
        if (brief[index] == null) brief[index] = text.substring(start, end);
        return brief[index];
    }

    private void skipSpace() {
        while (at < text.length() && text.charAt(at) <= ' ') at++;
    }

    private static boolean isLetter(char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }

    private static boolean isNamePart(char c) {
        return isLetter(c) || (c >= '0' && c <= '9') || c == '_';
    }

    private InputException unexpected(Last last) {
        String wanted = switch (last) {
            case NODE -> "a property, a node (;), a variation or its end";
            case OPEN -> "a node (;)";
            case CLOSED -> "another variation or a )";
        };
        return refuse(
                at,
                "\"" + SgfQuote.character(text.codePointAt(at)) + "\" does not belong here; " + wanted
                        + " is expected.");
    }

    private InputException refuse(int offset, String sentence) {
        return source.place(offset).refuse(sentence);
    }
}
