package tesuji.lab.tournament;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.lab.journal.Entry;
import tesuji.lab.journal.FinishedGame;
import tesuji.lab.match.PlannedGame;
import tesuji.lab.match.StoppableRun;
import tesuji.lab.place.GamePlace;

/**
 * Plays the games of a tournament that nobody has played yet, wave by wave, and writes each down where there is a
 * folder.
 *
 * <p>Used once. {@link #stop} and {@link #state} may be called by any thread.
 */
public final class TournamentRun {
    private final Tournament tournament;
    private final Surroundings surroundings;
    private final Optional<TournamentFolder> files;
    private final TournamentSchedule schedule;
    private final Map<Integer, Entry> played = new TreeMap<>();
    private @Nullable StoppableRun runner;
    private boolean stopped;
    private boolean complete;
    private Times times = new Times(0, 0, 0);

    /**
     * What a run works with.
     *
     * @param place where games are played
     * @param game that of the tournament, opened
     * @param nanos a clock
     * @param news hears of every game that was played
     */
    public record Surroundings(GamePlace place, Game game, LongSupplier nanos, Consumer<TournamentGame> news) {}

    /**
     * Where the time of this run went; games of earlier runs are not counted.
     *
     * @param playerSeconds in which players chose their moves, of all games together
     * @param harnessSeconds in which threads were busy with these games otherwise: opening games and players, random
     *     openings, referee, counting, files, news; not those in which a thread had nothing to do
     * @param writingSeconds the part of these in which games were written, while the next ones were played
     */
    public record Times(double playerSeconds, double harnessSeconds, double writingSeconds) {
        private Times withGame(Duration all, Duration thought) {
            return new Times(
                    playerSeconds + seconds(thought), harnessSeconds + seconds(all.minus(thought)), writingSeconds);
        }

        private Times withWriting(Duration all) {
            return new Times(playerSeconds, harnessSeconds + seconds(all), writingSeconds + seconds(all));
        }

        private static double seconds(Duration time) {
            return time.toNanos() / 1e9;
        }

        /** The share of the time of all games in which no player thought; 0 if nothing was played. */
        public double overhead() {
            double all = playerSeconds + harnessSeconds;
            return all == 0 ? 0 : harnessSeconds / all;
        }
    }

    public TournamentRun(Tournament tournament, Surroundings surroundings, Optional<TournamentFolder> files) {
        this.tournament = tournament;
        this.surroundings = surroundings;
        this.files = files;
        schedule = new TournamentSchedule(tournament);
        files.ifPresent(folder -> played.putAll(folder.kept()));
        complete = schedule.open(played).isEmpty();
    }

    /** Plays everything; false if it was stopped before the end. */
    public boolean play() {
        if (!isComplete()) tryOut();
        while (true) {
            List<ScheduledGame> open = open();
            if (open.isEmpty()) return isComplete();
            if (!play(open)) return false;
        }
    }

    /** Whoever cannot be opened is refused before a game is played. */
    private void tryOut() {
        for (Entrant entrant : tournament.entrants()) surroundings.place().tryOut(entrant.spec(), surroundings.game());
    }

    private synchronized List<ScheduledGame> open() {
        if (stopped) return List.of();
        List<ScheduledGame> open = schedule.open(played);
        complete = open.isEmpty();
        return open;
    }

    private synchronized boolean isComplete() {
        return complete;
    }

    private boolean play(Collection<ScheduledGame> open) {
        List<PlannedGame> games = open.stream().map(ScheduledGame::planned).collect(Collectors.toList());
        StoppableRun wave = surroundings.place().prepare(games, this::keep);
        return begin(wave) && wave.run();
    }

    private synchronized ScheduledGame game(int number) {
        return schedule.game(number);
    }

    private Duration since(long begin) {
        return Duration.ofNanos(surroundings.nanos().getAsLong() - begin);
    }

    private synchronized boolean begin(StoppableRun wave) {
        runner = wave;
        return !stopped;
    }

    private void keep(FinishedGame finished) {
        long begin = surroundings.nanos().getAsLong();
        Pairing pairing = game(finished.task().number()).pairing();
        boolean margin = surroundings.game().hasMargin();
        TournamentGame game = TournamentGame.of(finished, pairing, tournament.entrants(), margin);
        files.ifPresent(folder -> folder.write(finished, game.entry()));
        remember(game.entry());
        surroundings.news().accept(game);
        addTimes(finished, since(begin));
    }

    private synchronized void addTimes(FinishedGame finished, Duration writing) {
        times = times.withGame(finished.busy(), finished.thought()).withWriting(writing);
    }

    private synchronized void remember(Entry entry) {
        played.put(entry.game(), entry);
    }

    /** Ends all games; what has been written stays, what has not is lost. */
    public void stop() {
        StoppableRun working = stopped();
        if (working != null) working.stop();
    }

    private synchronized @Nullable StoppableRun stopped() {
        stopped = true;
        return runner;
    }

    /** The tournament as it stands. */
    public synchronized TournamentState state() {
        List<TournamentGame> games = played.values().stream()
                .filter(entry -> entry.game() <= schedule.size())
                .map(entry -> new TournamentGame(schedule.game(entry.game()).pairing(), entry))
                .toList();
        return new TournamentState(tournament, schedule.pairings(), games, complete);
    }

    /** How many games are known so far; knock-outs and Swiss tournaments have more later. */
    public synchronized int scheduled() {
        return schedule.size();
    }

    public synchronized Times times() {
        return times;
    }
}
