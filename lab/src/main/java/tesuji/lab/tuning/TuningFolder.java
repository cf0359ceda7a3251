package tesuji.lab.tuning;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;
import tesuji.core.base.LockFile;
import tesuji.core.base.WholeFile;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.report.RunReport;
import tesuji.lab.experiment.report.SvgCharts;
import tesuji.lab.journal.LineFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The files of one tuning. The journal, {@value #JOURNAL}, begins with the plan; each other line is a
 * {@link PlayedPair}. One program works in a folder at a time. Used by one thread at a time.
 */
public final class TuningFolder implements AutoCloseable {
    private static final String JOURNAL = "pairs.jsonl";
    private static final String PICTURE = "scores.svg";

    /** How long a {@link tesuji.lab.catalog.PlayerSpec} is waited for, at the end of its text. */
    private static final Pattern WAITING = Pattern.compile(", patience=PT[0-9A-Z.]+]");

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    private final Path folder;
    private final LineFile lines;
    private final List<PlayedPair> kept = new ArrayList<>();
    private Optional<String> notice = Optional.empty();

    /** The first line. */
    private record Head(String plan) {
        /** Without how long programs are waited for, which may change and of which older folders say nothing. */
        Head lasting() {
            return new Head(WAITING.matcher(plan).replaceAll("]"));
        }
    }

    private TuningFolder(Path folder, LineFile lines) {
        this.folder = folder;
        this.lines = lines;
    }

    /** Opens a new or empty folder, or one that holds pairs of this very plan. */
    public static TuningFolder open(Path folder, TuningPlan plan) {
        try {
            Files.createDirectories(folder);
        } catch (IOException failure) {
            throw new InputException(
                    "The folder " + folder + " cannot be written to: " + WholeFile.reason(failure) + ".", failure);
        }
        LineFile lines = LineFile.open(
                folder.resolve(JOURNAL), LockFile.in(folder), "Another tuning is writing to " + folder + " just now.");
        TuningFolder opened = new TuningFolder(folder, lines);
        boolean loaded = false;
        try {
            opened.load(new Head(plan.toString()).lasting());
            loaded = true;
            return opened;
        } finally {
            if (!loaded) lines.close();
        }
    }

    private void load(Head head) {
        List<LineFile.Line> all = lines.lines();
        List<LineFile.Line> unread = new ArrayList<>();
        for (LineFile.Line line : all) {
            Optional<PlayedPair> pair = read(line.text(), "phase", PlayedPair.class);
            if (pair.isPresent()) kept.add(pair.get());
            else if (line.number() > 0) unread.add(line);
        }
        Optional<Head> found =
                all.isEmpty() ? Optional.empty() : read(all.get(0).text(), "plan", Head.class);
        boolean without = kept.isEmpty() && unread.isEmpty() && (all.isEmpty() || found.isPresent());
        if (found.map(Head::lasting).filter(head::equals).isPresent())
            notice = lines.begin(unread, kept.size(), "pair");
        else if (without) lines.beginAnew(MAPPER.writeValueAsString(head)); // nothing is lost with another plan
        else
            throw new InputException(
                    folder + " holds another tuning (all settings must be the same to go on); choose another folder.");
    }

    private static <T> Optional<T> read(String line, String field, Class<T> type) {
        try {
            JsonNode node = MAPPER.readTree(line);
            return node.has(field) ? Optional.of(MAPPER.treeToValue(node, type)) : Optional.empty();
        } catch (JacksonException torn) {
            return Optional.empty();
        }
    }

    /** What was set aside when the folder was opened, in a sentence. */
    public Optional<String> notice() {
        return notice;
    }

    /** The pairs that were there when the folder was opened. */
    public List<PlayedPair> kept() {
        return List.copyOf(kept);
    }

    public void keep(PlayedPair pair) {
        lines.append(MAPPER.writeValueAsString(pair));
    }

    /**
     * Draws the scores and writes the report, as Markdown and as a page that needs nothing else, and the page of all
     * reports in the folder.
     *
     * @return the page of the report
     */
    public Path writeReport(TuningRun run, TuningResult result) {
        RunReport report = new TuningPage(run, result).report();
        report.findings().charts().stream().findFirst().ifPresent(this::draw);
        return report.write(folder);
    }

    private void draw(Chart chart) {
        WholeFile.write(folder.resolve(PICTURE), SvgCharts.of(chart).getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
        lines.close();
    }
}
