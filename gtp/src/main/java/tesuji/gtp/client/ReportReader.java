package tesuji.gtp.client;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Analysis.Candidate;
import tesuji.gtp.MoveText;

/**
 * Reads the line in which an engine tells what it thinks: an {@code info} for each move, with keys and values, the
 * expected line last; KataGo may add who owns the board. All values are those of the side to move. Keys that nobody
 * knows are skipped, and so is a move that cannot be played.
 */
final class ReportReader {
    /** Enough for any reader; engines list every move they know. */
    private static final int MOST_CANDIDATES = 20;

    private static final int LONGEST_LINE = 15;
    private static final Set<String> BEGINNINGS = Set.of("info", "rootInfo");
    private static final String LINE = "pv";
    private static final String OWNERSHIP = "ownership";

    /** Keys with more than one value. */
    private static final Set<String> LISTS = Set.of(
            LINE, "pvVisits", "pvEdgeVisits", OWNERSHIP, "ownershipStdev", "movesOwnership", "movesOwnershipStdev");

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]*\\.?[0-9]+([eE][-+]?[0-9]{1,3})?");

    private final Position position;
    private final double scale;

    /**
     * Reads reports about a position, which is left as it was.
     *
     * @param scale what a certain win is: 10,000 for Leela Zero, 1 for KataGo
     */
    ReportReader(Position position, double scale) {
        this.position = position;
        this.scale = scale;
    }

    /** What a line says; without candidates if it names no move that can be played. */
    Analysis read(String line) {
        List<Section> sections = sections(line);
        List<Candidate> candidates = sections.stream()
                .sorted(Comparator.comparingDouble(section -> section.number("order")))
                .limit(MOST_CANDIDATES)
                .flatMap(section -> candidate(section).stream())
                .toList();
        if (candidates.isEmpty()) return Analysis.NONE;
        Candidate best = candidates.get(0);
        long visits = candidates.stream().mapToLong(Candidate::visits).sum();
        List<Double> owners = sections.stream()
                .filter(section -> section.values.containsKey(OWNERSHIP))
                .findFirst()
                .map(this::ownership)
                .orElse(List.of());
        return new Analysis(visits, best.value(), best.lead(), Double.NaN, candidates, owners);
    }

    /** Keys and values of one move, or of the whole board. */
    private static final class Section {
        private final Map<String, List<String>> values = new HashMap<>();

        private List<String> list(String key) {
            return values.getOrDefault(key, List.of());
        }

        /** The number behind a key; NaN if there is none. */
        private double number(String key) {
            List<String> words = list(key);
            return words.isEmpty() ? Double.NaN : ReportReader.number(words.get(0));
        }
    }

    private static double number(String word) {
        return NUMBER.matcher(word).matches() ? Double.parseDouble(word) : Double.NaN;
    }

    private static List<Section> sections(String line) {
        List<Section> sections = new ArrayList<>();
        List<String> open = new ArrayList<>();
        boolean wantsValue = false;
        boolean inList = false;
        for (String word : line.strip().split("\\s+")) {
            if (BEGINNINGS.contains(word)) {
                sections.add(new Section());
                wantsValue = false;
                inList = false;
            } else if (sections.isEmpty()) {
                return List.of();
            } else if (LISTS.contains(word) || !(wantsValue || inList)) {
                open = new ArrayList<>();
                sections.get(sections.size() - 1).values.put(word, open);
                inList = LISTS.contains(word);
                wantsValue = !inList;
            } else {
                open.add(word);
                wantsValue = false;
            }
        }
        return sections;
    }

    private List<Candidate> candidate(Section section) {
        if (section.list("move").isEmpty()) return List.of();
        OptionalInt move = move(position, section.list("move").get(0));
        if (move.isEmpty()) return List.of();
        double visits = section.number("visits");
        double value = section.number("winrate") / scale;
        double bound = section.number("lcb") / scale;
        return List.of(new Candidate(
                move.getAsInt(),
                Double.isNaN(visits) ? 0 : Math.round(visits),
                Double.isNaN(value) ? 0.5 : Math.min(1, Math.max(0, value)),
                section.number("scoreLead"),
                section.number("prior") / scale,
                Double.isNaN(bound) ? 0 : bound,
                line(move.getAsInt(), section.list(LINE))));
    }

    /** The expected moves; the line ends where it cannot be played. */
    private List<Integer> line(int first, List<String> texts) {
        Position board = position.game().start();
        board.copyFrom(position);
        List<Integer> line = new ArrayList<>();
        for (String text : texts) {
            OptionalInt move = line.size() == LONGEST_LINE || board.isOver() ? OptionalInt.empty() : move(board, text);
            if (move.isEmpty()) break;
            line.add(move.getAsInt());
            board.play(move.getAsInt());
        }
        return line.isEmpty() || line.get(0) != first ? List.of(first) : line;
    }

    private static OptionalInt move(Position board, String text) {
        try {
            return OptionalInt.of(MoveText.read(board, text));
        } catch (InputException unplayable) {
            return OptionalInt.empty();
        }
    }

    /** From rows, the upper left first, seen by the side to move, to points, seen by the first side. */
    private List<Double> ownership(Section section) {
        List<String> rows = section.list(OWNERSHIP);
        Layout layout = position.game().notation().picture(position).layout();
        if (rows.size() != layout.points()) return List.of();
        double sign = position.toMove() == 0 ? 1 : -1;
        Double[] owners = new Double[rows.size()];
        int next = 0;
        for (int rise = layout.height() - 1; rise >= 0; rise--) {
            for (int column = 0; column < layout.width(); column++) {
                double owner = number(rows.get(next++));
                owners[layout.point(column, rise)] = Double.isNaN(owner) ? 0.0 : sign * owner;
            }
        }
        return List.of(owners);
    }
}
