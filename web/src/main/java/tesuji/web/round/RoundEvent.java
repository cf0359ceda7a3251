package tesuji.web.round;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that happened to a round: one line of its file. Fields are never renamed. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
@JsonSubTypes({
    @JsonSubTypes.Type(value = RoundEvent.Begun.class, name = "begun"),
    @JsonSubTypes.Type(value = RoundEvent.Moved.class, name = "moved"),
    @JsonSubTypes.Type(value = RoundEvent.Pruned.class, name = "pruned"),
    @JsonSubTypes.Type(value = RoundEvent.Restored.class, name = "restored"),
    @JsonSubTypes.Type(value = RoundEvent.Commented.class, name = "commented"),
    @JsonSubTypes.Type(value = RoundEvent.Marked.class, name = "marked"),
    @JsonSubTypes.Type(value = RoundEvent.Analysed.class, name = "analysed"),
    @JsonSubTypes.Type(value = RoundEvent.Resigned.class, name = "resigned"),
    @JsonSubTypes.Type(value = RoundEvent.Disputed.class, name = "disputed"),
    @JsonSubTypes.Type(value = RoundEvent.Seated.class, name = "seated"),
    @JsonSubTypes.Type(value = RoundEvent.RulesChanged.class, name = "rules"),
    @JsonSubTypes.Type(value = RoundEvent.TimedOut.class, name = "timed-out"),
    @JsonSubTypes.Type(value = RoundEvent.ReplyAwaited.class, name = "awaited"),
    @JsonSubTypes.Type(value = RoundEvent.ReplyExcused.class, name = "excused")
})
public sealed interface RoundEvent {
    /**
     * The first line of every file.
     *
     * @param v the version of the format
     * @param round the id of the round
     * @param setup a diagram of the first position; empty for the start of the game
     * @param clock as {@link RoundClock} reads it; nothing if there is none
     * @param at when, as ISO 8601 writes it
     */
    record Begun(
            int v,
            String round,
            String game,
            String setup,
            List<SeatChoice> seats,
            @Nullable String clock,
            String at) implements RoundEvent {}

    /**
     * A move was made.
     *
     * @param node its number, from 1; the beginning of the game is 0
     * @param parent the node at which it was made
     * @param by {@code human}, the name of a program, or {@code file}
     * @param spent seconds on the clock of the side that moved; nothing if no clock ran
     */
    record Moved(
            int node,
            int parent,
            String move,
            String by,
            @Nullable Double spent,
            String at) implements RoundEvent {}

    /** A node and all below it are hidden. */
    record Pruned(int node) implements RoundEvent {}

    /** They are shown again. */
    record Restored(int node) implements RoundEvent {}

    /** What people say about a node; an empty text takes it back. */
    record Commented(int node, String comment) implements RoundEvent {}

    /** Marks that people put on points; none takes them away. */
    record Marked(int node, List<PointMark> marks) implements RoundEvent {}

    /** What a player thought about a node, in place of what was thought before. */
    record Analysed(int node, AnalysisFrame analysis) implements RoundEvent {}

    /** A side gave up at a node. */
    record Resigned(int node, int side) implements RoundEvent {}

    /** The time of a side was over at a node. */
    record TimedOut(int node, int side) implements RoundEvent {}

    /** A program was asked to move at a node. */
    record ReplyAwaited(int node) implements RoundEvent {}

    /** It need not: somebody stopped it. */
    record ReplyExcused(int node) implements RoundEvent {}

    /** The players see these points the other way round at the end; each time once more. */
    record Disputed(int node, List<Integer> points) implements RoundEvent {}

    /** Somebody else plays from now on. */
    record Seated(List<SeatChoice> seats) implements RoundEvent {}

    /** The rules that may change did, as komi does, or the clock. */
    record RulesChanged(String game, @Nullable String clock) implements RoundEvent {}
}
