package tesuji.lab.tournament;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Limits;
import tesuji.lab.match.Conditions;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The first line of a journal: all that the games of the tournament depend on. A tournament goes on only in a folder
 * with the same one.
 *
 * @param tournament the format with its numbers
 * @param openings as lines of moves
 */
record TournamentHead(
        String tournament,
        String rules,
        List<Player> players,
        int games,
        int opening,
        List<String> openings,
        OptionalInt longest,
        String sides,
        long seed) {
    /** How the line begins. */
    static final String BEGINNING = "{\"tournament\":";

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    TournamentHead {
        requireNonNull(tournament);
        requireNonNull(rules);
        requireNonNull(sides);
        players = List.copyOf(players);
        openings = List.copyOf(openings);
    }

    /** An entrant as the line has it. */
    record Player(String name, String player, OptionalLong simulations, OptionalDouble seconds, int threads) {
        Player {
            requireNonNull(name);
            requireNonNull(player);
        }

        static Player of(Entrant entrant) {
            Limits limits = entrant.spec().limits();
            return new Player(
                    entrant.name(),
                    entrant.spec().player(),
                    limits.steps() == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(limits.steps()),
                    limits.isTimed() ? OptionalDouble.of(limits.time().toNanos() / 1e9) : OptionalDouble.empty(),
                    entrant.spec().threads());
        }

        /** What it may spend on a move, in words. */
        String limits() {
            String text = simulations.isPresent() ? "simulations " + simulations.getAsLong() + ", " : "";
            if (seconds.isPresent()) text += "seconds " + seconds.getAsDouble() + ", ";
            return text + "threads " + threads;
        }
    }

    static TournamentHead of(Tournament tournament, Game game) {
        Conditions conditions = tournament.conditions();
        int longest = conditions.longest();
        return new TournamentHead(
                tournament.format().text(),
                conditions.game().toString(),
                tournament.entrants().stream().map(Player::of).toList(),
                tournament.games(),
                conditions.opening(),
                tournament.openings().stream()
                        .map(opening -> line(opening, game))
                        .toList(),
                longest == Conditions.ENDLESS ? OptionalInt.empty() : OptionalInt.of(longest),
                conditions.sides().name().toLowerCase(Locale.ROOT),
                tournament.seed());
    }

    private static String line(GameRecord opening, Game game) {
        return opening.moves().stream().map(game.notation()::move).collect(Collectors.joining(" "));
    }

    String text() {
        return MAPPER.writeValueAsString(this);
    }

    /** The head in a line; empty if it is something else. */
    static Optional<TournamentHead> read(String line) {
        if (!line.startsWith(BEGINNING)) return Optional.empty();
        try {
            return Optional.ofNullable(MAPPER.readValue(line, TournamentHead.class));
        } catch (JacksonException torn) {
            return Optional.empty();
        }
    }

    /** What it is about, in a few words. */
    String summary() {
        return tournament + ", " + rules + ", "
                + players.stream().map(Player::name).collect(Collectors.joining(", ")) + ", games " + games + ", seed "
                + seed;
    }
}
