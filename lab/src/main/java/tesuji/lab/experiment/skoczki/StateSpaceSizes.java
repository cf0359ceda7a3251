package tesuji.lab.experiment.skoczki;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.core.play.Limits;
import tesuji.core.play.StopCondition;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.Reach;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.skoczki.GoluchTables.StateField;
import tesuji.solve.estimate.Share;
import tesuji.solve.space.Reachable;
import tesuji.solve.space.StateCodec;

/** How many states boards have, and how many they could have (Goluch, §6.1, Tables 6.1 to 6.3). */
record StateSpaceSizes(Backwards backwards) implements Experiment {
    private static final Sheet COUNTS = new Sheet(
            "counts",
            "Every count; the bound is that of Table 6.1, time in seconds on one thread.",
            List.of("board", "variant", "bound", "states", "share", "time"));

    /** Boards with more states are left to larger runs. */
    private static final long SMALL_STATES = 1_000_000;

    private static final long ALL_STATES =
            GoluchTables.fields().stream().mapToLong(StateField::states).max().orElseThrow();

    private static final int DIGITS = 5;
    private static final String ROUNDED = "the source rounds to a whole number here";

    @Override
    public String name() {
        return "skoczki-states";
    }

    @Override
    public String source() {
        return "Goluch, §6.1, Tables 6.1 to 6.3";
    }

    @Override
    public String question() {
        return "How many states of Skoczki can be reached, and how many could there be at most?";
    }

    private static long limit(Scale scale) {
        return scale.isSmall() ? SMALL_STATES : Math.round(Math.min(1, scale.share()) * ALL_STATES);
    }

    private static List<StateField> fields(Scale scale) {
        long limit = limit(scale);
        return GoluchTables.fields().stream()
                .filter(field -> field.states() <= limit)
                .toList();
    }

    @Override
    public Reach reach() {
        return Reach.ONE_MACHINE;
    }

    @Override
    public String conditions(Scale scale) {
        return String.format(
                Locale.ROOT,
                "the fields of Table 6.2 with at most %,d states, of %,d in the largest; one thread",
                limit(scale),
                ALL_STATES);
    }

    @Override
    public int trials(Scale scale) {
        return fields(scale).size();
    }

    @Override
    public void run(Workplace at) throws InterruptedException {
        for (StateField field : fields(at.scale())) at.row(COUNTS, field.key(), () -> count(at, field));
    }

    private List<String> count(Workplace at, StateField field) throws InterruptedException {
        Game game = field.board().open(at.tools().library(), field.variant().text());
        BigInteger bound = game.bound().orElseThrow();
        long begin = at.tools().nanos().getAsLong();
        Optional<Reachable> found =
                backwards.method().states(StateCodec.of(game, false), StopCondition.of(Limits.NONE));
        double seconds = (at.tools().nanos().getAsLong() - begin) / 1e9;
        if (Thread.interrupted()) throw new InterruptedException("a count was interrupted");
        Reachable states = found.orElseThrow(() -> backwards.tooSmallFor(field.key()));
        return List.of(
                field.board().toString(),
                field.variant().text(),
                bound.toString(),
                "" + states.size(),
                new Share(BigInteger.valueOf(states.size()), bound).percentage(),
                Span.digits(seconds));
    }

    @Override
    public Findings findings(Workplace at) {
        ReportTable bounds = bounds(at.tools().library());
        ReportTable states = states(at);
        String answer = "Numbers of states (Table 6.2): " + Agreement.summary(states, "states verdict")
                + " Shares (Table 6.3): " + Agreement.summary(states, "share verdict") + " Bounds (Table 6.1): "
                + Agreement.summary(bounds, "verdict")
                + " E and F share a column of the source and are counted one by one here.";
        return new Findings(answer, List.of(states, bounds, at.table(COUNTS)), List.of());
    }

    private static ReportTable states(Workplace at) {
        List<List<String>> lines = new ArrayList<>();
        for (StateField field : GoluchTables.fields()) {
            Optional<List<String>> row = at.rows(COUNTS).stream()
                    .filter(each -> field.key().equals(each.get(0) + " " + each.get(1)))
                    .findFirst();
            String states = row.map(each -> each.get(3)).orElse("");
            String share = row.map(each -> each.get(4)).orElse("");
            String exchanged = field.isExchanged() ? "the headings B1 and B2 are exchanged in the source" : "";
            lines.add(List.of(
                    field.board().toString(),
                    field.variant().text(),
                    states,
                    "" + field.states(),
                    Agreement.of(states, "" + field.states(), exchanged),
                    share,
                    field.share(),
                    Agreement.of(share, field.share(), isRounded(share, field.share()) ? ROUNDED : exchanged),
                    row.map(each -> each.get(5)).orElse("")));
        }
        return new ReportTable(
                "states",
                "States that can be reached and their share of the bound beside Tables 6.2 and 6.3; time in seconds.",
                List.of(
                        "board",
                        "variant",
                        "states",
                        "Table 6.2",
                        "states verdict",
                        "share",
                        "Table 6.3",
                        "share verdict",
                        "time"),
                lines);
    }

    /** Whether the source prints a whole number of per cents where two digits more would be right. */
    private static boolean isRounded(String share, String printed) {
        return !share.equals(printed)
                && !share.isEmpty()
                && printed.matches("[0-9]+%")
                && Math.round(Double.parseDouble(share.replace("%", ""))) == Long.parseLong(printed.replace("%", ""));
    }

    private static ReportTable bounds(Library library) {
        List<List<String>> lines = new ArrayList<>();
        for (List<String> row : GoluchTables.BOUNDS.rows()) {
            int height = Integer.parseInt(row.get(0));
            for (int width = 1; width < row.size(); width++) {
                BoardSize board = new BoardSize(width, height);
                String printed = row.get(width);
                String ours = written(board.open(library, "A").bound().orElseThrow(), printed.indexOf('e') >= 0);
                lines.add(List.of(board.toString(), ours, printed, Agreement.of(ours, printed, "")));
            }
        }
        return new ReportTable(
                "bounds",
                "Twice the ways to put the men on the board (formula 6.4) beside Table 6.1.",
                List.of("board", "bound", "Table 6.1", "verdict"),
                lines);
    }

    /** Large bounds are printed with five digits. */
    private static String written(BigInteger bound, boolean rounded) {
        if (!rounded) return bound.toString();
        BigDecimal five = new BigDecimal(bound).round(new MathContext(DIGITS, RoundingMode.HALF_UP));
        int exponent = five.precision() - five.scale() - 1;
        return five.scaleByPowerOfTen(-exponent).setScale(DIGITS - 1).toPlainString() + "e" + exponent;
    }
}
