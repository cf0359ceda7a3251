package tesuji.lab.experiment.report;

import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import tesuji.core.base.InputException;
import tesuji.lab.experiment.ReportTable;

/**
 * Reads a page that {@link Page} wrote. Somebody else may have written it, so texts stay texts, and a page with other
 * elements or attributes than ours is refused. Used once.
 */
public final class PageReader {
    /** Larger pages are refused. */
    public static final int MOST_BYTES = 4 << 20;

    private static final String BEGINNING = "<!DOCTYPE html>\n";
    private static final String UNREADABLE = "This is not the page of a report, or it is too large.";
    private static final int MOST_PIXELS = 10_000;

    /** What arranges a page, with its attributes. */
    private static final Map<String, Set<String>> ELEMENTS = Map.ofEntries(
            Map.entry("html", Set.of("lang")),
            Map.entry("head", Set.of()),
            Map.entry("meta", Set.of("charset", "name", "content")),
            Map.entry("title", Set.of()),
            Map.entry("style", Set.of()),
            Map.entry("body", Set.of()),
            Map.entry("h1", Set.of()),
            Map.entry("h2", Set.of()),
            Map.entry("p", Set.of("class")),
            Map.entry("figure", Set.of()),
            Map.entry("svg", Set.of("viewBox", "width", "height", "font-family", "font-size")),
            Map.entry("details", Set.of()),
            Map.entry("summary", Set.of()),
            Map.entry("div", Set.of("class")),
            Map.entry("table", Set.of()),
            Map.entry("caption", Set.of()),
            Map.entry("a", Set.of("href")),
            Map.entry("thead", Set.of()),
            Map.entry("tbody", Set.of()),
            Map.entry("tr", Set.of()),
            Map.entry("th", Set.of("class")),
            Map.entry("td", Set.of("class")));

    private static final Set<String> PARAGRAPHS = Set.of("source", "question", "answer", "run");

    private static final Set<String> SHAPES = Set.of("rect", "line", "circle", "polygon", "text");

    private static final Set<String> ATTRIBUTES = Set.of(
            "x",
            "y",
            "width",
            "height",
            "x1",
            "y1",
            "x2",
            "y2",
            "cx",
            "cy",
            "r",
            "points",
            "transform",
            "text-anchor",
            "fill",
            "fill-opacity",
            "stroke",
            "stroke-width",
            "stroke-dasharray");

    /** Numbers, colours and turns, but no address of anything. */
    private static final Pattern VALUE = Pattern.compile(
            "[0-9., %-]+|#[0-9a-f]{6}|none|start|middle|end" + "|translate\\([0-9. -]+\\) rotate\\([0-9.-]+\\)");

    /** The name of a file beside the page, and no address of anything else. */
    private static final Pattern FILE = Pattern.compile("[^/\\\\:\\p{Cntrl}]+");

    private final XMLStreamReader xml;
    private final Map<String, String> texts = new HashMap<>();
    private final List<SvgDrawing> pictures = new ArrayList<>();
    private final List<ReportTable> tables = new ArrayList<>();

    private PageReader(XMLStreamReader xml) {
        this.xml = xml;
    }

    /** The report of a page; an {@link InputException} if it is none of ours. */
    public static KeptReport read(byte[] page) {
        String text = new String(page, StandardCharsets.UTF_8);
        boolean declares = text.indexOf("<!", 1) >= 0 || text.contains("<?");
        if (page.length > MOST_BYTES || !text.startsWith(BEGINNING) || declares) throw new InputException(UNREADABLE);
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        try {
            StringReader body = new StringReader(text.substring(BEGINNING.length()));
            return new PageReader(factory.createXMLStreamReader(body)).report();
        } catch (XMLStreamException | IllegalArgumentException torn) {
            throw new InputException(UNREADABLE, torn);
        }
    }

    private KeptReport report() throws XMLStreamException {
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamConstants.START_ELEMENT) element();
        }
        return new KeptReport(
                text("h1"), text("source"), text("question"), text("answer"), text("run"), pictures, tables);
    }

    private String text(String place) {
        String text = texts.get(place);
        if (text == null) throw new IllegalArgumentException("no " + place);
        return text;
    }

    private void element() throws XMLStreamException {
        refuseForeign();
        switch (xml.getLocalName()) {
            case "h1" -> keep("h1");
            case "p" -> {
                String place = attribute("class");
                if (!PARAGRAPHS.contains(place)) throw new IllegalArgumentException(place);
                keep(place);
            }
            case "svg" -> pictures.add(drawing());
            case "table" -> tables.add(table());
            case "a" -> throw new IllegalArgumentException("a link outside a table");
            default -> {
                // what only arranges the page
            }
        }
    }

    /** The text of this element; a page has it once. */
    private void keep(String place) throws XMLStreamException {
        if (texts.put(place, xml.getElementText()) != null) throw new IllegalArgumentException("two of " + place);
    }

    /** Refuses elements and attributes that our pages never have. */
    private void refuseForeign() {
        String tag = xml.getLocalName();
        Set<String> allowed = ELEMENTS.get(tag);
        if (allowed == null) throw new IllegalArgumentException(tag);
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            String name = xml.getAttributeLocalName(i);
            if (!allowed.contains(name)) throw new IllegalArgumentException(name);
        }
    }

    private String attribute(String name) {
        String value = xml.getAttributeValue(null, name);
        return value == null ? "" : value;
    }

    private int pixels(String side) {
        int pixels = Integer.parseInt(attribute(side));
        if (pixels < 1 || pixels > MOST_PIXELS) throw new IllegalArgumentException(side);
        return pixels;
    }

    private SvgDrawing drawing() throws XMLStreamException {
        int width = pixels("width");
        int height = pixels("height");
        String title = "";
        List<SvgShape> shapes = new ArrayList<>();
        while (xml.next() != XMLStreamConstants.END_ELEMENT) {
            if (!xml.isStartElement()) continue;
            if (xml.getLocalName().equals("title")) {
                refuseForeign();
                title = xml.getElementText();
            } else shapes.add(shape());
        }
        return new SvgDrawing(width, height, title, shapes);
    }

    private SvgShape shape() throws XMLStreamException {
        String tag = xml.getLocalName();
        if (!SHAPES.contains(tag)) throw new IllegalArgumentException(tag);
        Map<String, String> attributes = new LinkedHashMap<>();
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            String name = xml.getAttributeLocalName(i);
            String value = xml.getAttributeValue(i);
            boolean ours = ATTRIBUTES.contains(name) && VALUE.matcher(value).matches();
            if (!ours) throw new IllegalArgumentException(name);
            attributes.put(name, value);
        }
        return new SvgShape(tag, attributes, xml.getElementText());
    }

    /** Its caption, and in it the name of the file of the table; then the heads of its columns and its rows. */
    private ReportTable table() throws XMLStreamException {
        StringBuilder caption = new StringBuilder();
        String file = "";
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        while (true) {
            int event = xml.next();
            if (event == XMLStreamConstants.CHARACTERS && rows.isEmpty() && row.isEmpty())
                caption.append(xml.getText());
            boolean ends = event == XMLStreamConstants.END_ELEMENT;
            if (ends && xml.getLocalName().equals("table")) break;
            if (ends && xml.getLocalName().equals("tr")) {
                rows.add(row);
                row = new ArrayList<>();
            }
            if (event != XMLStreamConstants.START_ELEMENT) continue;
            refuseForeign();
            switch (xml.getLocalName()) {
                case "a" -> {
                    file = attribute("href");
                    xml.getElementText();
                }
                case "th", "td" -> row.add(xml.getElementText());
                default -> {
                    // parts of the table
                }
            }
        }
        if (rows.isEmpty()) throw new IllegalArgumentException("a table without columns");
        return new ReportTable(name(file), caption.toString().strip(), rows.get(0), rows.subList(1, rows.size()));
    }

    /** Of {@code tune-values.csv} in the page of {@code tune} it is {@code values}. */
    private String name(String file) {
        String stem = text("h1") + "-";
        boolean ours = file.startsWith(stem)
                && file.endsWith(".csv")
                && FILE.matcher(file).matches();
        if (!ours) throw new IllegalArgumentException(file);
        return file.substring(stem.length(), file.length() - ".csv".length());
    }
}
