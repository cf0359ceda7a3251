package tesuji.neural;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import tesuji.core.base.InputException;
import tesuji.core.eval.Evaluation;
import tesuji.core.eval.Evaluator;
import tesuji.core.eval.Viewpoint;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.neural.backend.Backend;
import tesuji.neural.go.NetworkOutput;
import tesuji.neural.model.Network;

/**
 * A network that judges many positions of one game at once, each on a thread of its own, and remembers what it has
 * said. Owned by one thread, which waits for the others; {@link #close} ends them.
 */
public final class GoEvaluator implements Evaluator, AutoCloseable {
    /** Boards that networks were trained on. */
    public static final int SMALLEST = 7;

    public static final int LARGEST = 19;

    /**
     * How positions are evaluated.
     *
     * @param symmetries which of them are seen
     * @param optimism how much of the optimistic policy is mixed in, unless a viewpoint says otherwise
     * @param memory positions that are remembered, a power of two
     * @param threads that work at once
     */
    public record Settings(SymmetryChoice symmetries, double optimism, int memory, int threads) {
        public Settings {
            if (Integer.bitCount(memory) != 1) throw new IllegalArgumentException("memory");
            if (threads < 1) throw new IllegalArgumentException("threads");
        }
    }

    private final Settings settings;
    private final boolean optimistic;
    private final Viewpoint usual;
    private final EvaluationCache cache;
    private final List<Seat> seats = new ArrayList<>();
    private final ExecutorService threads;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicLong evaluated = new AtomicLong();
    private final AtomicLong found = new AtomicLong();

    public GoEvaluator(Backend backend, GoGame game, Settings settings) {
        this(backend, game, settings, new EvaluationCache(game, settings.memory()));
    }

    /** One that remembers what others said, and they what it says. */
    GoEvaluator(Backend backend, GoGame game, Settings settings, EvaluationCache cache) {
        demandSize(game);
        this.settings = settings;
        optimistic = Network.policyChannels(backend.network().version()) > 1;
        usual = possible(new Viewpoint(Integer.MAX_VALUE, settings.optimism()));
        this.cache = cache;
        for (int i = 0; i < settings.threads(); i++) seats.add(new Seat(new GoNetwork(backend, game), game.size()));
        threads = Executors.newFixedThreadPool(settings.threads(), work -> {
            Thread thread = new Thread(work, "network");
            thread.setDaemon(true);
            return thread;
        });
    }

    static void demandSize(GoGame game) {
        if (game.size() < SMALLEST || game.size() > LARGEST) {
            throw new InputException("Networks know boards from " + SMALLEST + "×" + SMALLEST + " to " + LARGEST + "×"
                    + LARGEST + ", not " + game.size() + "×" + game.size() + ".");
        }
    }

    /** What one thread works with. */
    private record Seat(GoNetwork network, NetworkOutput output) {
        Seat(GoNetwork network, int size) {
            this(network, new NetworkOutput(size));
        }
    }

    @Override
    public void evaluate(Position[] positions, int count, Evaluation[] into) {
        evaluate(positions, count, usual, into);
    }

    @Override
    public void evaluate(Position[] positions, int count, Viewpoint asked, Evaluation[] into) {
        Viewpoint view = possible(asked);
        int busy = Math.min(count, seats.size());
        next.set(0);
        List<Future<?>> others = new ArrayList<>(busy);
        for (int i = 1; i < busy; i++) {
            Seat seat = seats.get(i);
            others.add(threads.submit(() -> work(seat, positions, count, view, into)));
        }
        work(seats.get(0), positions, count, view, into);
        for (Future<?> other : others) await(other);
    }

    /** A network without an optimistic policy says the same at any optimism, so that it is asked once. */
    private Viewpoint possible(Viewpoint asked) {
        return optimistic ? asked : new Viewpoint(asked.history(), 0);
    }

    private static void await(Future<?> work) {
        try {
            work.get();
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a network was evaluated", interruption);
        } catch (ExecutionException fault) {
            throw new IllegalStateException(fault.getCause());
        }
    }

    /** Takes positions as long as there are any. */
    private void work(Seat seat, Position[] positions, int count, Viewpoint view, Evaluation[] into) {
        for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
            judge(seat, (GoPosition) positions[i], view, seat.output());
            translate(seat.output(), into[i]);
        }
    }

    private void judge(Seat seat, GoPosition position, Viewpoint view, NetworkOutput output) {
        long key = cache.key(position, view);
        if (cache.find(key, output)) {
            found.incrementAndGet();
            return;
        }
        seat.network().evaluate(position, view, settings.symmetries(), output);
        evaluated.incrementAndGet();
        cache.store(key, output);
    }

    /** All that a network says of one position; {@link #evaluate} tells searches only what they need. */
    public void judge(GoPosition position, NetworkOutput into) {
        judge(seats.get(0), position, usual, into);
    }

    /** Searches see side 0, which is Black, and no probability for illegal moves. */
    private static void translate(NetworkOutput output, Evaluation into) {
        into.value((float) (output.whiteLoss() - output.whiteWin()));
        into.lead((float) -output.whiteLead());
        into.score((float) -output.whiteScore(), (float) output.scoreStdev());
        into.errors((float) output.outcomeError(), (float) output.scoreError());
        for (int move = 0; move < output.policy().length; move++) {
            into.policy()[move] = Math.max(0, output.policy()[move]);
        }
        for (int point = 0; point < output.ownership().length; point++) {
            into.ownership()[point] = -output.ownership()[point];
        }
    }

    /** Forgets all positions. */
    public void clear() {
        cache.clear();
    }

    /** Positions for which the network was asked so far. */
    public long evaluated() {
        return evaluated.get();
    }

    /** Positions that were known already. */
    public long found() {
        return found.get();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
