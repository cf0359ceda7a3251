package tesuji.lab.site;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.PlannedGame;
import tesuji.lab.match.Sides;
import tesuji.lab.match.Task;
import tools.jackson.databind.json.JsonMapper;

/** A game to be played as text, and back. */
record GameTaskText(
        int number,
        String rules,
        int opening,
        int longest,
        Sides sides,
        Seat a,
        Seat b,
        boolean exchanged,
        long seed,
        @Nullable Begin begin) {
    /** Who plays, and what a move may cost. */
    private record Seat(String player, long steps, long nanos, int threads, long patience) {
        static Seat of(PlayerSpec spec) {
            return new Seat(
                    spec.player(),
                    spec.limits().steps(),
                    spec.limits().time().toNanos(),
                    spec.threads(),
                    spec.patience().toNanos());
        }

        PlayerSpec spec() {
            Limits limits = new Limits(steps, Duration.ofNanos(nanos));
            return new PlayerSpec(player, limits, threads, Duration.ofNanos(patience));
        }
    }

    /** Where it begins, if not with a random opening. */
    private record Begin(String setup, List<Integer> moves) {}

    static String of(PlannedGame planned) {
        Task task = planned.task();
        Conditions conditions = task.conditions();
        Begin begin = planned.begin()
                .map(record -> new Begin(record.setup(), record.moves()))
                .orElse(null);
        return JsonMapper.shared()
                .writeValueAsString(new GameTaskText(
                        task.number(),
                        conditions.game().toString(),
                        conditions.opening(),
                        conditions.longest(),
                        conditions.sides(),
                        Seat.of(task.a()),
                        Seat.of(task.b()),
                        task.exchanged(),
                        task.seed(),
                        begin));
    }

    static PlannedGame read(String text) {
        return JsonMapper.shared().readValue(text, GameTaskText.class).planned();
    }

    private PlannedGame planned() {
        GameId game = GameId.parse(rules);
        Conditions conditions = new Conditions(game, opening, longest, sides);
        Optional<GameRecord> from =
                Optional.ofNullable(begin).map(given -> new GameRecord(game, given.setup(), given.moves()));
        return new PlannedGame(new Task(number, conditions, a.spec(), b.spec(), exchanged, seed), from);
    }
}
