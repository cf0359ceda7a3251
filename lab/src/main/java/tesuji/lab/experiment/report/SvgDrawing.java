package tesuji.lab.experiment.report;

import java.util.List;

/** A drawing: as a text of SVG for files, and as a list of shapes for pages, which may parse no text. */
public record SvgDrawing(int width, int height, String title, List<SvgShape> shapes) {
    public SvgDrawing {
        shapes = List.copyOf(shapes);
    }

    /** The whole file. */
    String text() {
        StringBuilder text = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
        text.append(width)
                .append(' ')
                .append(height)
                .append("\" width=\"")
                .append(width)
                .append("\" height=\"");
        text.append(height).append("\" font-family=\"sans-serif\" font-size=\"13\">\n<title>");
        text.append(ChartSvg.escaped(title)).append("</title>\n");
        for (SvgShape shape : shapes) {
            text.append('<').append(shape.tag());
            shape.attributes()
                    .forEach((name, value) -> text.append(' ')
                            .append(name)
                            .append("=\"")
                            .append(ChartSvg.escaped(value))
                            .append('"'));
            if (shape.text().isEmpty()) text.append("/>\n");
            else
                text.append('>')
                        .append(ChartSvg.escaped(shape.text()))
                        .append("</")
                        .append(shape.tag())
                        .append(">\n");
        }
        return text.append("</svg>\n").toString();
    }
}
