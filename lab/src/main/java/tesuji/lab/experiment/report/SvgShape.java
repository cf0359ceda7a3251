package tesuji.lab.experiment.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One element of a drawing.
 *
 * @param attributes in the order in which they are written
 * @param text what stands between its tags, or empty
 */
public record SvgShape(String tag, Map<String, String> attributes, String text) {
    public SvgShape {
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    }
}
