package tesuji.app.endgame;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.Notation;
import tesuji.endgame.board.Report;
import tesuji.endgame.region.Safety;
import tesuji.endgame.region.Standing;

/**
 * Something that stands in the way of a proof.
 *
 * @param cause of what kind it is
 * @param region the region it is about, negative for none
 * @param points how many points are concerned, or regions of a count that was stopped
 * @param first one of them
 */
public record Doubt(Cause cause, int region, int points, int first) {
    /** Why a board is not known to a point. */
    public enum Cause {
        /** A part of the board was too large to be looked into; bounds count it for either side. */
        VAST,
        /** A region was searched only in part. */
        ESTIMATE,
        /** Regions were not looked into to the end because somebody stopped the count. */
        STOPPED,
        /** A region was counted as it looks. */
        ASSUMED,
        /** The result depends on a ko. */
        KO,
        /** There are too many regions to play them all out. */
        SUM,
        /** Walls stand only if their owner answers, at a cost that is not known. */
        WALLS
    }

    /** All doubts about a report; none if it is proven. */
    public static List<Doubt> about(Report report) {
        List<Doubt> doubts = new ArrayList<>();
        if (report.isProven()) return doubts;
        for (List<Integer> points : report.decomposition().vast()) {
            doubts.add(new Doubt(Cause.VAST, -1, points.size(), points.get(0)));
        }
        boolean apart = !report.low().equals(report.high());
        for (int i = 0; i < report.places().size(); i++) {
            List<Integer> points = report.places().get(i).region().points();
            Standing standing = report.places().get(i).value().standing();
            boolean ko = standing == Standing.LOOPY && apart;
            if (standing == Standing.ESTIMATE || standing == Standing.ASSUMED || ko) {
                Cause cause = ko ? Cause.KO : Cause.valueOf(standing.name());
                doubts.add(new Doubt(cause, i, points.size(), points.get(0)));
            }
        }
        int stopped = stopped(report);
        if (stopped > 0) doubts.add(new Doubt(Cause.STOPPED, -1, stopped, -1));
        Doubt walls = walls(report);
        if (walls.points > 0) doubts.add(walls);
        if (doubts.isEmpty()) doubts.add(new Doubt(Cause.SUM, -1, 0, -1));
        return doubts;
    }

    /** The regions that were not looked into to the end. */
    static int stopped(Report report) {
        return (int) report.places().stream()
                .filter(place -> place.value().standing() == Standing.STOPPED)
                .count();
    }

    private static Doubt walls(Report report) {
        int stones = 0;
        int first = -1;
        Safety safety = report.decomposition().safety();
        for (int point = 0; point < report.question().stones().points(); point++) {
            if (safety.reason(point) != Safety.Reason.ROOM || report.question().areWallsGiven()) continue;
            if (stones++ == 0) first = point;
        }
        return new Doubt(Cause.WALLS, -1, stones, first);
    }

    /** Whether more time might help; a ko remains a ko, and a wall a wall. */
    public boolean isLimit() {
        return cause != Cause.KO && cause != Cause.WALLS;
    }

    String sentence(Labels labels, Notation notation) {
        String where =
                points == 0 || first < 0 ? "" : "The region of " + points + " points around " + notation.move(first);
        String label = region < 0 ? "" : labels.of(region);
        if (!label.isEmpty()) where = "Region " + label;
        return switch (cause) {
            case VAST -> where + " is too large to be looked into; the bounds count it for either side.";
            case ESTIMATE -> where + " was searched only in part; its value is an estimate.";
            case STOPPED ->
                points + (points == 1 ? " region was" : " regions were")
                        + " not looked into to the end, and may be worth anything between the bounds given.";
            case ASSUMED -> where + " was too much to search, and is taken for territory of those around it.";
            case KO -> where + " has a ko, on which the result depends.";
            case WALLS ->
                "All this holds if " + points + " stones live, among them " + notation.move(first)
                        + ": they do if their owner answers, but whether that costs him something was not shown.";
            case SUM -> "There are too many regions to play all of them out within the limit.";
        };
    }
}
