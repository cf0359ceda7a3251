package tesuji.lab.experiment.report;

import java.util.List;
import tesuji.lab.experiment.ReportTable;

/** A report as its page has it. Pictures are drawings already, and their numbers are in the tables only. */
public record KeptReport(
        String name,
        String source,
        String question,
        String answer,
        String circumstances,
        List<SvgDrawing> pictures,
        List<ReportTable> tables) {
    public KeptReport {
        pictures = List.copyOf(pictures);
        tables = List.copyOf(tables);
    }

    /** Its page, written anew: whatever else a page held that was read is not in it. */
    public String page() {
        return new Page(this).html();
    }
}
