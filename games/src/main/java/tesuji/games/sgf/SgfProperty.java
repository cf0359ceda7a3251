package tesuji.games.sgf;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tesuji.core.base.InputException;

/**
 * One property of a node: a name and its raw values, exactly as written, and the place they were read from. Immutable.
 *
 * <p>The readers of typed values refuse what they cannot read with an {@link InputException} that
 * names the place. Those in the singular read the first value.
 */
public final class SgfProperty {
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,9}");
    private static final Pattern REAL = Pattern.compile("[+-]?([0-9]+([.,][0-9]*)?|[.,][0-9]+)");

    private final String name;
    private final String id;
    private final List<String> values;
    private final SgfSource source;
    private final int offset;

    /** For the parser, which knows that its pieces are well-formed. */
    SgfProperty(String name, String id, List<String> values, SgfSource source, int offset) {
        this.name = name;
        this.id = id;
        this.values = values;
        this.source = source;
        this.offset = offset;
    }

    /** A property that was not read but made; at least one value, raw: see {@link SgfText#escape}. */
    public static SgfProperty of(String name, List<String> values) {
        if (!NAME.matcher(name).matches()) throw new IllegalArgumentException("Not a property name: " + name);
        if (values.isEmpty()) throw new IllegalArgumentException(name + " needs a value");
        for (String value : values) {
            if (!SgfText.isRaw(value)) throw new IllegalArgumentException(name + " has an unescaped value: " + value);
        }
        return new SgfProperty(name, id(name), List.copyOf(values), SgfSource.MEMORY, 0);
    }

    /**
     * The identifier behind a name. Up to FF[3] names could be spelt out, {@code White} for {@code W}, and only the
     * capitals counted; a name without capitals is taken for a careless spelling of them.
     */
    static String id(String name) {
        StringBuilder capitals = new StringBuilder(name.length());
        boolean capital = false;
        boolean shorter = false;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c >= 'a' && c <= 'z') {
                shorter = true;
                continue;
            }
            capital |= c >= 'A' && c <= 'Z';
            capitals.append(c);
        }
        if (!shorter) return name;
        return capital ? capitals.toString() : name.toUpperCase(Locale.ROOT);
    }

    /** The name as written. */
    public String name() {
        return name;
    }

    /** The name's capitals, by which the standard knows it. */
    public String id() {
        return id;
    }

    /** The raw values as written, at least one. */
    public List<String> values() {
        return values;
    }

    /** The first raw value. */
    public String value() {
        return values.get(0);
    }

    /** Where the name stands. */
    public SgfPlace place() {
        return source.place(offset);
    }

    /** The first value as Text. */
    public String text() {
        return SgfText.text(value());
    }

    /** The first value as SimpleText. */
    public String simpleText() {
        return SgfText.simpleText(value());
    }

    /** The first value as Number. */
    public int number() {
        String text = value().strip();
        if (!NUMBER.matcher(text).matches()) throw refuse(text, "is not a whole number.");
        return Integer.parseInt(text);
    }

    /** The first value as Real; a decimal comma is taken for a point. */
    public double real() {
        String text = value().strip();
        if (!REAL.matcher(text).matches()) throw refuse(text, "is not a number.");
        return Double.parseDouble(text.replace(',', '.'));
    }

    /** The first value as Color. */
    public SgfColour colour() {
        return SgfColour.parse(value()).orElseThrow(() -> refuse(value(), "is not a colour, B or W."));
    }

    /** The first value as a single point. */
    public SgfPoint point() {
        return point(value());
    }

    /** The points of all values, in order, with compressed lists ({@code aa:cc}) unfolded; empty values give none. */
    public Stream<SgfPoint> points() {
        return values.stream().filter(value -> !value.isBlank()).flatMap(this::rectangle);
    }

    private Stream<SgfPoint> rectangle(String raw) {
        return SgfText.split(raw)
                .map(corners -> SgfPoint.rectangle(point(corners.first()), point(corners.second())))
                .orElseGet(() -> Stream.of(point(raw)));
    }

    private SgfPoint point(String raw) {
        return SgfPoint.parse(raw).orElseThrow(() -> refuse(raw, "is not a point, two letters such as dd."));
    }

    /** The first value as a composed one. */
    public SgfPair pair() {
        return pair(value());
    }

    /** All values, each as a composed one. */
    public List<SgfPair> pairs() {
        return values.stream().map(this::pair).toList();
    }

    private SgfPair pair(String raw) {
        return SgfText.split(raw).orElseThrow(() -> refuse(raw, "is not two values with a colon between them."));
    }

    /** An exception that quotes the first value at its place: {@code refuse("is too large.")}. */
    public InputException refuse(String predicate) {
        return refuse(value(), predicate);
    }

    /** An exception that quotes one of the values at its place. */
    public InputException refuse(String raw, String predicate) {
        return place().refuse(SgfQuote.brief(name) + "[" + SgfQuote.brief(raw) + "] " + predicate);
    }

    /** Same name, same values; the place does not count. */
    @Override
    public boolean equals(Object other) {
        return other instanceof SgfProperty property && name.equals(property.name) && values.equals(property.values);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + values.hashCode();
    }

    /** The property as it stands in a file. */
    @Override
    public String toString() {
        return name + "[" + String.join("][", values) + "]";
    }
}
