package tesuji.lab.journal;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tesuji.core.game.Termination;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.Match;
import tesuji.lab.match.Sides;

/**
 * One game of a match as a line of the journal.
 *
 * @param game its number in the match, from 1
 * @param rules all rules, as a game id
 * @param first who moved first: {@code a} or {@code b}
 * @param seed of the pair the game belongs to
 * @param opening how many of the moves were played before the players began
 * @param longest the number of moves after which it would have been given up; empty if there was none
 * @param sides who moves first in the games of the match; sides were exchanged in journals that do not say so
 * @param moves as the game writes them
 * @param movesHash the same for games that are equal but for a symmetry of the board
 * @param duplicateOf the number of the first game with the same moves, if there was one
 * @param result as SGF has it, {@code B} being the side that moves first: {@code B+3.5}, {@code W+R}, {@code 0}
 * @param winner {@code a} or {@code b}; empty for a draw
 * @param margin in points, if they were counted and matter
 * @param note how it was counted, what went wrong, and what was unfair about the times
 * @param freeMB memory the program could still use at the end
 * @param own what the table of its game tells besides, under the name of the game
 */
public record Entry(
        int game,
        String rules,
        String first,
        Part a,
        Part b,
        long seed,
        int opening,
        OptionalInt longest,
        Sides sides,
        List<String> moves,
        String movesHash,
        OptionalInt duplicateOf,
        String result,
        Optional<String> winner,
        OptionalDouble margin,
        Termination termination,
        String note,
        Instant begin,
        Instant end,
        long freeMB,
        Origin origin,
        @JsonAnySetter @JsonAnyGetter Map<String, Object> own) {
    static final String A = "a";
    static final String B = "b";

    /**
     * One player's part in it.
     *
     * @param player as the catalogue reads it
     * @param name what the player calls itself; a program with its version
     * @param seed where its random numbers began
     * @param simulations the most for a move, if limited
     * @param seconds the most for a move, if limited
     * @param spent seconds spent on all its decisions
     * @param steps simulations or nodes spent on all its decisions
     * @param tree the largest tree it showed
     * @param decisions how many they were; journals of older programs do not say
     * @param warning what was unfair about its time, as a sentence
     */
    public record Part(
            String player,
            String name,
            String strategy,
            String criterion,
            long seed,
            int threads,
            OptionalLong simulations,
            OptionalDouble seconds,
            double spent,
            long steps,
            Optional<Tree> tree,
            OptionalInt decisions,
            Optional<String> warning) {
        /** Simulations or nodes per second; empty if it did not count any. */
        public OptionalDouble rate() {
            return steps == 0 || spent == 0 ? OptionalDouble.empty() : OptionalDouble.of(steps / spent);
        }
    }

    /** How large a search tree became, and might have become. */
    public record Tree(long nodes, long capacity, long bytes) {}

    /** The entry of one game by itself; whether it repeats another is not looked at. */
    public static Entry of(GameReport report, Origin origin) {
        String hash = MovesHash.of(report.game(), report.played().record().moves());
        return EntryWriter.of(report, hash, origin);
    }

    /** The same entry with further facts, by their names, under one more name. */
    public Entry with(String name, Map<String, Object> facts) {
        Map<String, Object> all = new LinkedHashMap<>(own);
        all.put(name, facts);
        return copy(duplicateOf, all);
    }

    /** The same entry of a game whose moves are those of an earlier one. */
    Entry repeating(int earlier) {
        return copy(OptionalInt.of(earlier), own);
    }

    private Entry copy(OptionalInt repeated, Map<String, Object> facts) {
        return new Entry(
                game,
                rules,
                first,
                a,
                b,
                seed,
                opening,
                longest,
                sides,
                moves,
                movesHash,
                repeated,
                result,
                winner,
                margin,
                termination,
                note,
                begin,
                end,
                freeMB,
                origin,
                facts);
    }

    /** What was read from a line must at least say which game it was, whose, and how it ended. */
    public Entry {
        if (game < 1) throw new IllegalArgumentException("game " + game);
        requireNonNull(rules);
        requireNonNull(first);
        requireNonNull(a.player());
        requireNonNull(b.player());
        requireNonNull(movesHash);
        requireNonNull(result);
        requireNonNull(termination);
        moves = List.copyOf(moves);
        sides = Objects.requireNonNullElse(sides, Sides.EXCHANGED);
        own = kept(own);
    }

    /** Journals of older programs name the facts of Go in every line, and have none for other games. */
    private static Map<String, Object> kept(Map<String, Object> read) {
        Map<String, Object> kept = new LinkedHashMap<>(read);
        kept.values().removeIf(facts -> !(facts instanceof Map));
        return Collections.unmodifiableMap(kept);
    }

    /** What the table of its game tells besides, by name. */
    public Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        for (Object found : own.values()) {
            if (found instanceof Map<?, ?> map) map.forEach((name, value) -> facts.put(String.valueOf(name), value));
        }
        return facts;
    }

    /** Positive if A won, negative if B did, 0 for a draw. */
    public int resultOfA() {
        return winner.map(name -> name.equals(A) ? 1 : -1).orElse(0);
    }

    /** The side A played. */
    public int sideOfA() {
        return first.equals(A) ? 0 : 1;
    }

    /** The part of whoever played this side. */
    public Part part(int side) {
        return side == sideOfA() ? a : b;
    }

    /** How many decisions a player made; where the journal does not say, half of the moves: the sides take turns. */
    public double decisions(Part part) {
        return part.decisions().isPresent() ? part.decisions().getAsInt() : (moves.size() - opening) / 2.0;
    }

    /** What was unfair about the times, as sentences. */
    public List<String> warnings() {
        return Stream.of(a, b).flatMap(part -> part.warning().stream()).toList();
    }

    /** Whether this is a game of the match: the same players, limits, rules, opening, sides and seed. */
    public boolean belongsTo(Match match) {
        EntryWriter expected = new EntryWriter(match.task(game));
        return expected.rules().equals(rules)
                && expected.first().equals(first)
                && match.task(game).seed() == seed
                && match.conditions().opening() == opening
                && expected.longest().equals(longest)
                && match.conditions().sides() == sides
                && expected.agrees(match.a(), a)
                && expected.agrees(match.b(), b);
    }
}
