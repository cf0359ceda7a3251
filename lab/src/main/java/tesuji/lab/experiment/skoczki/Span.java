package tesuji.lab.experiment.skoczki;

import java.util.Collection;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;

/** From the least to the most of several runs; the same number twice if there is only one. */
record Span(double least, double most) {
    /** A number or two with a hyphen between them, as in the tables of the source; nothing if there is no number. */
    static Optional<Span> read(String text) {
        if (text.isEmpty()) return Optional.empty();
        int hyphen = text.indexOf('-');
        if (hyphen < 0) return Optional.of(of(Double.parseDouble(text)));
        return Optional.of(new Span(
                Double.parseDouble(text.substring(0, hyphen)), Double.parseDouble(text.substring(hyphen + 1))));
    }

    static Span of(double number) {
        return new Span(number, number);
    }

    /** All numbers of a collection that is not empty. */
    static Span of(Collection<Double> numbers) {
        return new Span(Collections.min(numbers), Collections.max(numbers));
    }

    boolean overlaps(Span other) {
        return least <= other.most && other.least <= most;
    }

    boolean isSingle() {
        return least == most;
    }

    /** The number in the middle of the two orders of magnitude. */
    double middle() {
        return Math.sqrt(least * most);
    }

    /** With a hyphen, as {@link #read} takes it. */
    String text() {
        return isSingle() ? plain(least) : plain(least) + "-" + plain(most);
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? "" + (long) number : "" + number;
    }

    /** For people: whole numbers with separators. */
    String counts() {
        String first = String.format(Locale.ROOT, "%,d", (long) least);
        return isSingle() ? first : first + "–" + String.format(Locale.ROOT, "%,d", (long) most);
    }

    /** For people: seconds with three digits that count. */
    String seconds() {
        return isSingle() ? digits(least) : digits(least) + "–" + digits(most);
    }

    static String digits(double number) {
        int places = number <= 0 ? 0 : Math.max(0, 2 - (int) Math.floor(Math.log10(number)));
        return String.format(Locale.ROOT, "%." + Math.min(places, 7) + "f", number);
    }
}
