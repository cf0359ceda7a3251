package tesuji.web.job;

import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.web.endgame.CountWish;
import tesuji.web.round.SeatChoice;
import tesuji.web.solve.SolveWish;

/**
 * What is to be done.
 *
 * @param kind {@code reply}, {@code analysis}, {@code hint}, {@code review}, {@code score}, {@code solve} or
 *     {@code endgame}
 * @param player who thinks; the best one if nobody is named
 * @param seconds for a position
 * @param steps for a position
 * @param ownership whether to say who will own each point
 * @param solve how to solve the position
 * @param endgame how to count the endgame
 */
public record JobRequest(
        String kind,
        String round,
        int node,
        @Nullable String player,
        @Nullable Double seconds,
        @Nullable Long steps,
        @Nullable Boolean ownership,
        @Nullable SolveWish solve,
        @Nullable CountWish endgame) {
    public static final String REPLY = "reply";
    public static final String ANALYSIS = "analysis";
    public static final String HINT = "hint";
    public static final String REVIEW = "review";
    public static final String SCORE = "score";
    public static final String SOLVE = "solve";
    public static final String ENDGAME = "endgame";

    public JobRequest {
        switch (kind) {
            case REPLY, ANALYSIS, HINT, REVIEW, SCORE, SOLVE, ENDGAME -> {}
            default -> throw new InputException("A job is a reply, analysis, hint, review, score, solve or endgame.");
        }
    }

    /** The answer of the program whose turn it is. */
    public static JobRequest reply(String round, int node) {
        return new JobRequest(REPLY, round, node, null, null, null, null, null, null);
    }

    /** Who thinks, and how long. */
    SeatChoice thinker() {
        return SeatChoice.program(player == null ? "best" : player, seconds, steps);
    }

    /** How to solve, if that is what the job is for. */
    SolveWish solving() {
        if (solve == null) throw new InputException("The field solve is missing.");
        return solve;
    }

    /** How to count, if that is what the job is for. */
    CountWish counting() {
        if (endgame == null) throw new InputException("The field endgame is missing.");
        return endgame;
    }
}
