package tesuji.lab.experiment;

import java.util.List;

/**
 * What an experiment has to show.
 *
 * @param answer to its question, in sentences
 * @param tables the most important first
 */
public record Findings(String answer, List<ReportTable> tables, List<Chart> charts) {
    public Findings {
        tables = List.copyOf(tables);
        charts = List.copyOf(charts);
    }
}
