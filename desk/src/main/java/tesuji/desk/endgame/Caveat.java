package tesuji.desk.endgame;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.Notation;
import tesuji.endgame.board.BoardOutcome;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.value.Side;

/**
 * Something that stands in the way of a proof, or of a list of all moves that keep what is proven.
 *
 * @param cause of what kind it is
 * @param region the region it is about, negative for none
 * @param points how many points are concerned, or regions of a count that was stopped
 * @param first one of them
 */
public record Caveat(Cause cause, int region, int points, int first) {
    /** Why a board is not known to a point. */
    public enum Cause {
        /** A part of the board was too large to be looked into; bounds count it for either side. */
        VAST,
        /** A region was not searched to the end; its bounds hold. */
        BOUNDED,
        /** Regions were not looked into to the end because somebody stopped the count. */
        STOPPED,
        /** Nothing was found out about a region; its bounds give all of it to either side. */
        UNKNOWN,
        /** The result depends on a ko. */
        KO,
        /** The sum of all regions was not played to its end. */
        SUM,
        /** Sums that first moves leave were not played to their end. */
        MOVES,
        /** What a region is worth was taken from the theorem on corridors, and not searched. */
        THEOREM,
        /** The rules allow moves that are not looked at. */
        SUICIDE,
        /** The rules forbid repetitions that are not looked at. */
        SUPERKO
    }

    /**
     * All caveats about a report but for the groups it rests on; none if the result and all moves that keep it are
     * known.
     */
    public static List<Caveat> about(EndgameResult report) {
        List<Caveat> caveats = report.isKnown() ? new ArrayList<>() : aboutResult(report);
        int unknown = (int)
                report.moves().stream().filter(move -> isUnknown(move, report)).count();
        boolean told = !report.isKnown() && !report.isPlayedOut();
        if (unknown > 0 && !told) caveats.add(new Caveat(Cause.MOVES, -1, unknown, -1));
        // a count may be stopped where no region and no sum suffers from it
        if (!report.isKnown() && caveats.isEmpty()) caveats.add(new Caveat(Cause.STOPPED, -1, 0, -1));
        if (report.basis() == BoardOutcome.Basis.REGIONS) caveats.addAll(aboutTheorem(report));
        for (EndgameProblem.Unseen rule : report.unseen())
            caveats.add(new Caveat(Cause.valueOf(rule.name()), -1, 0, -1));
        return caveats;
    }

    private static List<Caveat> aboutResult(EndgameResult report) {
        List<Caveat> caveats = new ArrayList<>();
        for (List<Integer> points : report.decomposition().vast()) {
            caveats.add(new Caveat(Cause.VAST, -1, points.size(), points.get(0)));
        }
        boolean apart = !report.low().equals(report.high());
        for (int i = 0; i < report.regions().size(); i++) {
            List<Integer> points = report.regions().get(i).region().points();
            ProofStatus status = report.regions().get(i).value().status();
            boolean ko = status == ProofStatus.LOOPY && apart;
            boolean wide = (status == ProofStatus.BOUNDED || status == ProofStatus.UNKNOWN) && apart;
            if (wide || ko) {
                Cause cause = ko ? Cause.KO : Cause.valueOf(status.name());
                caveats.add(new Caveat(cause, i, points.size(), points.get(0)));
            }
        }
        int stopped = stopped(report);
        if (stopped > 0) caveats.add(new Caveat(Cause.STOPPED, -1, stopped, -1));
        if (!report.isPlayedOut()) caveats.add(new Caveat(Cause.SUM, -1, 0, -1));
        return caveats;
    }

    private static List<Caveat> aboutTheorem(EndgameResult report) {
        List<Caveat> caveats = new ArrayList<>();
        for (int i = 0; i < report.regions().size(); i++) {
            if (report.regions().get(i).value().status() != ProofStatus.THEOREM) continue;
            List<Integer> points = report.regions().get(i).region().points();
            caveats.add(new Caveat(Cause.THEOREM, i, points.size(), points.get(0)));
        }
        return caveats;
    }

    /** Whether it is not known if a move keeps the result, because nobody has played on after it. */
    private static boolean isUnknown(Suggestion move, EndgameResult report) {
        if (move.isPlayedOut()) return false;
        if (report.problem().toMove() == Side.BLACK) {
            return move.low().isLess(report.low()) && !move.high().isLess(report.low());
        }
        return report.high().isLess(move.high()) && !report.high().isLess(move.low());
    }

    /** The regions that were not looked into to the end. */
    static int stopped(EndgameResult report) {
        return (int) report.regions().stream()
                .filter(place -> place.value().status() == ProofStatus.STOPPED)
                .count();
    }

    String sentence(RegionLetters letters, Notation notation) {
        String where =
                points == 0 || first < 0 ? "" : "The region of " + points + " points around " + notation.move(first);
        String label = region < 0 ? "" : letters.of(region);
        if (!label.isEmpty()) where = "Region " + label;
        return switch (cause) {
            case VAST -> where + " is too large to be looked into; the bounds count it for either side.";
            case BOUNDED -> where + " is too large to be searched to the end; it is known within bounds.";
            case STOPPED ->
                points == 0
                        ? "The count was stopped before its end."
                        : points + (points == 1 ? " region was" : " regions were")
                                + " not looked into to the end, and may be worth anything between the bounds given.";
            case UNKNOWN -> where + " is not understood; the bounds give all of it to the one or to the other.";
            case KO -> where + " has a ko, on which the result depends.";
            case THEOREM -> where + " was not searched; what it is worth is taken from the theorem on corridors.";
            case SUICIDE -> "These rules allow suicide, which was not looked at: all this holds if nobody commits it.";
            case SUPERKO ->
                "These rules forbid whole boards to come back, which was not looked at: all this holds if none has to.";
            case SUM ->
                "The regions were not played out together to the end; what they come to lies between the bounds.";
            case MOVES ->
                points + (points == 1 ? " first move was" : " first moves were")
                        + " not followed to the end, and may be as good as the best, or better.";
        };
    }
}
