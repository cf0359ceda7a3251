package tesuji.lab.experiment.report;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tesuji.lab.experiment.ReportTable;

/** A report as one page of HTML that needs nothing but itself. */
final class Page {
    /** Longer tables are folded. */
    private static final int LONG = 25;

    static final String STYLE = """
            body { font: 16px/1.5 sans-serif; color: #1f2933; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
            h1 { font-size: 1.6rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin-top: 2rem; }
            .source, .run, caption { color: #52606d; } .answer { font-size: 1.1rem; }
            table { border-collapse: collapse; margin: 1rem 0; font-size: 0.9rem; }
            caption { text-align: left; padding-bottom: 0.4rem; }
            th, td { padding: 0.2rem 0.7rem; border-bottom: 1px solid #d5dbe1; text-align: left; }
            td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
            svg { max-width: 100%; height: auto; } figure { margin: 1rem 0; } summary { cursor: pointer; }
            """;

    /** For words that are too long for a line: they are broken, and tables that are too wide even so can be moved. */
    private static final String WIDE_STYLE = """
            p, caption { overflow-wrap: anywhere; }
            .wide { overflow-x: auto; } .wide td { white-space: nowrap; }
            .wide .long { white-space: normal; overflow-wrap: anywhere; min-width: 14rem; }
            """;

    /** Longer words, such as recipes of players, are broken, and so are longer cells beside them. */
    private static final int LONG_WORD = 30;

    /** Lines of text hold more than columns. */
    private static final int LONG_WORD_OF_TEXT = 60;

    private static final Predicate<String> NUMBER =
            Pattern.compile("-?[0-9.,]*( ?%)?").asMatchPredicate();

    private static final Pattern WORDS = Pattern.compile("\\s+");

    private final KeptReport report;

    Page(KeptReport report) {
        this.report = report;
    }

    String html() {
        StringBuilder html =
                new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n");
        html.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
        html.append("<title>").append(text(report.name())).append("</title>\n<style>\n");
        boolean wide = report.tables().stream().anyMatch(Page::isWide)
                || Stream.of(report.question(), report.answer(), report.circumstances())
                        .anyMatch(text -> hasWord(text, LONG_WORD_OF_TEXT));
        html.append(STYLE).append(wide ? WIDE_STYLE : "").append("</style>\n</head>\n<body>\n");
        html.append("<h1>").append(text(report.name())).append("</h1>\n");
        paragraph(html, "source", report.source());
        paragraph(html, "question", report.question());
        html.append("<h2>Answer</h2>\n");
        paragraph(html, "answer", report.answer());
        paragraph(html, "run", report.circumstances());
        for (SvgDrawing picture : report.pictures()) {
            html.append("<figure>\n").append(picture.text()).append("</figure>\n");
        }
        html.append("<h2>Tables</h2>\n");
        for (ReportTable table : report.tables()) table(html, table);
        return html.append("</body>\n</html>\n").toString();
    }

    private static void paragraph(StringBuilder html, String kind, String text) {
        html.append("<p class=\"").append(kind).append("\">").append(text(text)).append("</p>\n");
    }

    private void table(StringBuilder html, ReportTable table) {
        boolean folded = table.rows().size() > LONG;
        if (folded) {
            html.append("<details><summary>")
                    .append(text(table.caption()))
                    .append(" (")
                    .append(table.rows().size())
                    .append(" rows)</summary>\n");
        }
        boolean wide = isWide(table);
        if (wide) html.append("<div class=\"wide\">\n");
        html.append("<table>\n<caption>").append(text(table.caption())).append(" <a href=\"");
        html.append(text(table.file(report.name()))).append("\">CSV</a></caption>\n<thead><tr>");
        boolean[] numeric = new boolean[table.columns().size()];
        for (int i = 0; i < numeric.length; i++) {
            numeric[i] = isNumeric(table, i);
            String head = table.columns().get(i);
            cell(html, "th", kind(wide, numeric[i], head), head);
        }
        html.append("</tr></thead>\n<tbody>\n");
        for (List<String> row : table.rows()) {
            html.append("<tr>");
            for (int i = 0; i < row.size(); i++) cell(html, "td", kind(wide, numeric[i], row.get(i)), row.get(i));
            html.append("</tr>\n");
        }
        html.append("</tbody>\n</table>\n").append(wide ? "</div>\n" : "").append(folded ? "</details>\n" : "");
    }

    /** Whether all cells of a column are numbers, as far as they hold anything. */
    private static boolean isNumeric(ReportTable table, int column) {
        return table.rows().stream().map(row -> row.get(column)).allMatch(NUMBER);
    }

    private static boolean isWide(ReportTable table) {
        return Stream.concat(Stream.of(table.columns()), table.rows().stream())
                .flatMap(List::stream)
                .anyMatch(cell -> hasWord(cell, LONG_WORD));
    }

    /** Whether a text has a word of more than so many letters. */
    private static boolean hasWord(String text, int letters) {
        return WORDS.splitAsStream(text).anyMatch(word -> word.length() > letters);
    }

    private static String kind(boolean wide, boolean number, String cell) {
        if (number) return "number";
        return wide && cell.length() > LONG_WORD ? "long" : "";
    }

    private static void cell(StringBuilder html, String tag, String kind, String cell) {
        html.append('<').append(tag).append(kind.isEmpty() ? ">" : " class=\"" + kind + "\">");
        html.append(text(cell)).append("</").append(tag).append('>');
    }

    private static String text(String text) {
        return ChartSvg.escaped(text);
    }
}
