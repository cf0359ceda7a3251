package tesuji.lab.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import tesuji.lab.experiment.Chart;

final class SvgChartsTest {
    private static final Chart.Lines LINES = new Chart.Lines(
            "lines",
            "Quality & simulations",
            "quality",
            "simulations per free point",
            true,
            List.of(
                    new Chart.Series(
                            "ours",
                            List.of(
                                    new Chart.Point(10, 0.6, 0.58, 0.62),
                                    new Chart.Point(100, 0.7, 0.68, 0.72),
                                    new Chart.Point(1000, 0.75, 0.74, 0.76))),
                    new Chart.Series("source", List.of(new Chart.Point(10, 0.62), new Chart.Point(1000, 0.77)))));
    private static final Chart.Bars BARS = new Chart.Bars(
            "bars",
            "Games won against GNU Go",
            "share",
            List.of(
                    new Chart.BarGroup(
                            "UCT",
                            List.of(
                                    new Chart.Share("ours", 0.9, 0.8, 0.95),
                                    new Chart.Share("source", 0.92, 0.81, 0.97))),
                    new Chart.BarGroup(
                            "Monte Carlo",
                            List.of(
                                    new Chart.Share("ours", 0.4, 0.3, 0.5),
                                    new Chart.Share("source", 0.38, 0.26, 0.52)))));
    private static final Chart.CriticalDifference RANKS = new Chart.CriticalDifference(
            "ranks",
            "Mean ranks of four methods",
            "mean rank",
            0.5,
            List.of(
                    new Chart.Rank("look-ahead", 2.1),
                    new Chart.Rank("constant 1.4", 2.3),
                    new Chart.Rank("inherited", 2.5),
                    new Chart.Rank("infinite", 3.1)),
            List.of(List.of("look-ahead", "constant 1.4", "inherited")));
    private static final Chart.Bracket BRACKET = new Chart.Bracket(
            "bracket",
            "Knock-out",
            "",
            List.of(
                    List.of(
                            new Chart.Pairing("UCT+h", "UCT+hG", "46:24", 0),
                            new Chart.Pairing("PUCT+h", "PUCT+hG", "49:21", 0)),
                    List.of(new Chart.Pairing("UCT+h", "PUCT+h", "25:45", 1))));

    private static final Chart.Estimates ESTIMATES = new Chart.Estimates(
            "estimates",
            "Quality",
            "quality",
            List.of(
                    new Chart.Estimate("constant 1.4", 0.76, 0.74, 0.78, 0.80),
                    new Chart.Estimate("look-ahead", 0.72, 0.70, 0.74, 0.78),
                    new Chart.Estimate("ours alone", 0.71, 0.70, 0.73)));

    private static Chart.Violins violins() {
        List<Double> numbers = new ArrayList<>();
        for (int i = 0; i < 40; i++) numbers.add(50 + 30 * Math.sin(i) + i % 7);
        return new Chart.Violins(
                "violins",
                "Moves of games",
                "moves",
                List.of(
                        new Chart.Group("C = 1", numbers),
                        new Chart.Group("C = 2", List.of(4.0, 4.0, 90.0)),
                        new Chart.Group("one", List.of(20.0)),
                        new Chart.Group("none", List.of())));
    }

    static List<Chart> charts() {
        return List.of(
                LINES,
                BARS,
                RANKS,
                BRACKET,
                violins(),
                ESTIMATES,
                new Chart.Estimates("no-estimates", "Nothing yet", "y", List.of()),
                new Chart.Lines("none", "Nothing yet", "y", "x", false, List.of()),
                new Chart.Bars("no-bars", "Nothing yet", "y", List.of()),
                new Chart.Bracket("no-bracket", "Nothing yet", "", List.of()));
    }

    private static Document parsed(Chart chart) throws Exception {
        String svg = SvgCharts.of(chart);
        assertThat(svg).doesNotContain("NaN", "Infinity");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static List<Element> elements(Document svg, String tag) {
        NodeList found = svg.getElementsByTagName(tag);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) elements.add((Element) found.item(i));
        return elements;
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    @ParameterizedTest
    @MethodSource("charts")
    void everyChartIsWellFormedAndTitled(Chart chart) throws Exception {
        Document svg = parsed(chart);
        assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(elements(svg, "title").get(0).getTextContent()).isEqualTo(chart.title());
    }

    /** Equal factors are equal distances, and a dash pattern tells the lines apart without colour. */
    @Test
    void linesOverALogarithmicAxis() throws Exception {
        List<Element> drawn = elements(parsed(LINES), "line").stream()
                .filter(line -> line.hasAttribute("stroke-dasharray"))
                .toList();
        Element first = drawn.get(0);
        Element second = drawn.get(1);
        assertThat(number(first, "x2") - number(first, "x1"))
                .isCloseTo(number(second, "x2") - number(second, "x1"), within(0.2));
        assertThat(number(first, "y2")).isLessThan(number(first, "y1"));
        assertThat(drawn.stream()
                        .map(line -> line.getAttribute("stroke-dasharray"))
                        .distinct())
                .hasSize(2);
    }

    /** From 1 to 10 is as far as from 10 to 100, so that small numbers do not lie flat on the axis. */
    @Test
    void anUprightAxisOfFactors() throws Exception {
        Chart.Series series = new Chart.Series(
                "speed", List.of(new Chart.Point(1, 100), new Chart.Point(2, 10), new Chart.Point(3, 1)));
        List<Element> drawn =
                elements(parsed(new Chart.Lines("speeds", "Speed", "y", "x", false, true, List.of(series))), "line")
                        .stream()
                        .filter(line -> line.hasAttribute("stroke-dasharray"))
                        .toList();
        double first = number(drawn.get(0), "y2") - number(drawn.get(0), "y1");
        assertThat(first).isGreaterThan(50);
        assertThat(number(drawn.get(1), "y2") - number(drawn.get(1), "y1")).isCloseTo(first, within(0.2));
    }

    /** No power of ten is as small as 0, so that nobody would find the first number of the axis. */
    @Test
    void whereStepsAreFactorsAllNumbersAreAboveNothing() {
        Chart.Series flat = new Chart.Series("flat", List.of(new Chart.Point(1, 1), new Chart.Point(2, 0)));
        Chart.Series early = new Chart.Series("early", List.of(new Chart.Point(-1, 1, Double.NaN, Double.NaN)));
        Chart.Series wide = new Chart.Series("wide", List.of(new Chart.Point(1, 1, 0, 2)));
        for (Chart.Series series : List.of(flat, wide)) {
            assertThatThrownBy(() -> new Chart.Lines("n", "t", "y", "x", true, true, List.of(series)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("not above 0, where steps are factors: 0.0");
        }
        assertThatThrownBy(() -> new Chart.Lines("n", "t", "y", "x", true, List.of(early)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith(": -1.0");
        assertThat(new Chart.Lines("n", "t", "y", "x", false, List.of(flat, early, wide)).series())
                .hasSize(3);
    }

    @Test
    void barsAreAsHighAsTheirNumbers() throws Exception {
        List<Element> bars = elements(parsed(BARS), "rect").stream()
                .filter(bar -> bar.hasAttribute("stroke"))
                .toList();
        assertThat(number(bars.get(0), "height") / number(bars.get(2), "height"))
                .isCloseTo(0.9 / 0.4, within(0.01));
        assertThat(bars.get(0).getAttribute("fill")).isNotEqualTo("#ffffff");
        assertThat(bars.get(1).getAttribute("fill")).isEqualTo("#ffffff");
    }

    /** How a bar is filled and striped. Black is a fill of its own, and all other colours are one. */
    private static String pattern(Element bar, List<Element> lines) {
        double left = number(bar, "x");
        double right = left + number(bar, "width");
        List<Element> stripes = lines.stream()
                .filter(line -> line.getAttribute("stroke-width").equals("0.8"))
                .filter(line -> number(line, "x1") > left - 0.2 && number(line, "x2") < right + 0.2)
                .toList();
        boolean black = bar.getAttribute("fill").equals(ChartSvg.INK);
        String fill = bar.getAttribute("fill").equals("#ffffff") ? "hollow" : black ? "black" : "filled";
        boolean across = stripes.stream().anyMatch(line -> number(line, "y1") == number(line, "y2"));
        boolean upright = stripes.stream().anyMatch(line -> number(line, "x1") == number(line, "x2"));
        return fill + (across ? " across" : "") + (upright ? " upright" : "");
    }

    /** Most colours are equally dark, so that in print they all are the same grey. */
    @Test
    void barsDifferWithoutColour() throws Exception {
        List<Chart.Share> shares = Stream.of("one", "two", "three", "four", "five", "six")
                .map(label -> new Chart.Share(label, 0.5, 0.4, 0.6))
                .toList();
        Document svg = parsed(new Chart.Bars("six", "Six", "share", List.of(new Chart.BarGroup("all", shares))));
        List<Element> lines = elements(svg, "line");
        List<String> patterns = elements(svg, "rect").stream()
                .filter(bar -> bar.hasAttribute("stroke") && number(bar, "height") > 20) // not those of the legend
                .map(bar -> pattern(bar, lines))
                .toList();
        assertThat(patterns)
                .containsExactly(
                        "filled", "hollow across", "hollow upright", "hollow", "hollow across upright", "black");
    }

    /** Every number of the source is a diamond of its own, on the scale of ours, and the legend has one more. */
    @Test
    void everyNumberHasTheMarkOfItsSource() throws Exception {
        Document svg = parsed(ESTIMATES);
        List<Element> rings = elements(svg, "circle");
        List<Double> marks = elements(svg, "polygon").stream()
                .map(mark -> Double.parseDouble(
                        mark.getAttribute("points").split(" ", -1)[0].split(",", -1)[0]))
                .toList();
        assertThat(rings).hasSize(4);
        assertThat(marks).hasSize(3);
        double unit = (number(rings.get(0), "cx") - number(rings.get(1), "cx")) / (0.76 - 0.72);
        assertThat(marks.get(0)).isCloseTo(number(rings.get(0), "cx") + 0.04 * unit, within(0.2));
        assertThat(marks.get(1)).isCloseTo(number(rings.get(1), "cx") + 0.06 * unit, within(0.2));
    }

    /** The thick bar begins and ends at the ranks of its family, and no other bar is that thick. */
    @Test
    void aBarJoinsAFamily() throws Exception {
        Document svg = parsed(RANKS);
        List<Element> thick = elements(svg, "line").stream()
                .filter(line -> number(line, "stroke-width") == 5)
                .toList();
        assertThat(thick).hasSize(1);
        double unit = (number(thick.get(0), "x2") - 3 - number(thick.get(0), "x1") - 3) / (2.5 - 2.1);
        Element distance = elements(svg, "line").stream()
                .filter(line -> number(line, "y1") == 48 && number(line, "y2") == 48)
                .findFirst()
                .orElseThrow();
        assertThat(number(distance, "x2") - number(distance, "x1")).isCloseTo(0.5 * unit, within(0.5));
        assertThat(elements(svg, "text").stream().map(Element::getTextContent))
                .contains("critical distance 0.500", "look-ahead 2.100", "infinite 3.100");
    }

    @Test
    void aViolinIsWidestWhereMostNumbersAre() throws Exception {
        List<Element> violins = elements(parsed(violins()), "polygon");
        assertThat(violins).hasSize(3);
        String[] points = violins.get(1).getAttribute("points").split(" ", -1);
        double bottom = Double.parseDouble(points[points.length - 1].split(",", -1)[0])
                - Double.parseDouble(points[0].split(",", -1)[0]);
        int half = points.length / 2;
        double top = Double.parseDouble(points[half].split(",", -1)[0])
                - Double.parseDouble(points[half - 1].split(",", -1)[0]);
        assertThat(bottom).isGreaterThan(1.5 * top);
    }

    @Test
    void quantilesAreInterpolated() {
        assertThat(ViolinsSvg.quantile(List.of(1.0, 2.0, 3.0, 4.0, 5.0), 0.25)).isEqualTo(2);
        assertThat(ViolinsSvg.quantile(List.of(1.0, 2.0), 0.75)).isEqualTo(1.75);
        assertThat(ViolinsSvg.quantile(List.of(7.0), 0.5)).isEqualTo(7);
    }
}
