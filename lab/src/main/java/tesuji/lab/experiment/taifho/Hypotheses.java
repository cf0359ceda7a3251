package tesuji.lab.experiment.taifho;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.lab.experiment.Conclusion;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.journal.Csv;

/** The six hypotheses of the source, and what the other experiments in the same folder say about them. */
record Hypotheses() implements Experiment {
    private static final List<Claim> CLAIMS = List.of(
            new Claim(
                    "H1",
                    "random games last so long that plain UCT is impractical",
                    Conclusion.Word.CONFIRMED,
                    "taifho-random-walk"),
            new Claim("H2", "UCT plays alike with and without fair play", Conclusion.Word.CONFIRMED, "taifho-blockade"),
            new Claim("H3", "the best C is not √2", Conclusion.Word.UNDECIDED, "taifho-c"),
            new Claim("H4", "the best G lies in [2, 5]", Conclusion.Word.UNDECIDED, "taifho-g"),
            new Claim(
                    "H5",
                    "plain UCT is weaker than UCT with h, that than UCT with h_G, that than PUCT",
                    Conclusion.Word.REFUTED,
                    "taifho-bracket"),
            new Claim("H6", "the program beats a human amateur", Conclusion.Word.REFUTED, "taifho-human"));

    /**
     * A hypothesis.
     *
     * @param then the verdict of the source
     * @param experiment which asks about it
     */
    private record Claim(String name, String text, Conclusion.Word then, String experiment) {}

    @Override
    public String name() {
        return "taifho-hypotheses";
    }

    @Override
    public String source() {
        return "Przybyłek and Chojecki 2022, §4.1 and §4.3";
    }

    @Override
    public String question() {
        return "Which of the six hypotheses hold here?";
    }

    @Override
    public String conditions(Scale scale) {
        return "the verdicts of the other experiments in this folder";
    }

    @Override
    public int trials(Scale scale) {
        return 0;
    }

    @Override
    public void run(Workplace at) {
        // the others have done the work
    }

    @Override
    public Findings findings(Workplace at) {
        List<List<String>> rows = new ArrayList<>();
        for (Claim claim : CLAIMS) {
            Path file = at.folder().resolve(ReportTable.file(claim.experiment(), Conclusion.TABLE));
            List<String> verdict = read(claim, file);
            rows.add(List.of(
                    claim.name(),
                    claim.text(),
                    claim.then().toString(),
                    verdict.get(1),
                    verdict.get(2),
                    Files.exists(file) ? file.getFileName().toString() : ""));
        }
        long measured = rows.stream()
                .filter(row -> !row.get(3).equals(Conclusion.Word.UNMEASURED.toString()))
                .count();
        long agreed = rows.stream().filter(row -> row.get(3).equals(row.get(2))).count();
        ReportTable table = new ReportTable(
                "table",
                "The hypotheses of the source. One about strength is decided only if p < " + Duel.LEVEL
                        + ", two-sided.",
                List.of("hypothesis", "claim", "source", "here", "because", "file"),
                rows);
        return new Findings(
                "Of " + rows.size() + " hypotheses " + measured + " were measured here; " + agreed
                        + " verdicts are those of the source.",
                List.of(table),
                List.of());
    }

    private static List<String> read(Claim claim, Path file) {
        if (!Files.exists(file)) {
            String missing = "tesuji lab run " + claim.experiment() + " has not been run in this folder.";
            return List.of(claim.name(), Conclusion.Word.UNMEASURED.toString(), missing);
        }
        List<List<String>> rows = Csv.rows(new String(WholeFile.read(file), StandardCharsets.UTF_8));
        if (rows.size() != 2 || rows.get(1).size() != 3) {
            throw new InputException(file + " is no verdict: one row of three cells below the names of the columns.");
        }
        return rows.get(1);
    }
}
