package tesuji.solve.retrograde;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import tesuji.core.play.StopCondition;
import tesuji.solve.Value;
import tesuji.solve.space.KeySpool;
import tesuji.solve.space.LongList;
import tesuji.solve.space.Neighbours;
import tesuji.solve.space.Reachable;
import tesuji.solve.space.ShardKeys;
import tesuji.solve.space.Shards;
import tesuji.solve.space.StateCursor;
import tesuji.solve.space.WorkFolder;
import tesuji.solve.space.WorkerPool;

/**
 * Retrograde analysis with keys, labels and the queue on disk, for more states than memory holds: the same values as
 * {@link BackwardQueue}, found in passes over small shards.
 *
 * <p>A state that was decided in the last pass tells those that lead to it by messages. These are sorted ({@link
 * KeySpool}), so that a pass goes through keys and labels once, from front to back, and leaves out shards that hear
 * nothing. What a shard does with its news is written in {@link ShardLabels}, as for a cluster.
 */
final class DiskQueue implements AutoCloseable {
    /** States of a shard, about: keys and labels that fit into the cache of a core. */
    private static final int SHARE = 1 << 14;
    /** Shards for each worker between two questions whether to go on. */
    private static final int STEP = 16;
    /** Pieces of the spool that may wait before moves of draws are looked up. */
    private static final int MOST_PIECES = 64;

    private static final int WIN = 0;

    private final Reachable states;
    private final WorkerPool pool;
    private final StopCondition stop;
    private final Shards shards;
    /** The first state of each shard; one more entry at the end. */
    private final long[] begins;

    private final DiskLabels labels;
    private final KeySpool spool;
    private final List<Worker> workers = new ArrayList<>();
    private final LongAdder found = new LongAdder();

    DiskQueue(Reachable states, WorkFolder folder, long memory, WorkerPool pool, StopCondition stop) {
        this(states, folder, memory, pool, stop, SHARE);
    }

    /** With shards of about so many states. */
    DiskQueue(Reachable states, WorkFolder folder, long memory, WorkerPool pool, StopCondition stop, int share) {
        this.states = states;
        this.pool = pool;
        this.stop = stop;
        shards = Shards.ofAbout(share, states.size());
        begins = begins();
        labels = new DiskLabels(folder, states.size());
        spool = new KeySpool(folder, pool.threads(), states.game().symmetries().count(), memory);
        for (int i = 0; i < pool.threads(); i++) workers.add(new Worker(i));
    }

    private long[] begins() {
        long[] first = new long[shards.count() + 1];
        for (int shard = 1; shard < shards.count(); shard++) {
            long low = first[shard - 1]; // the shard before begins here, and this one is not far
            long step = SHARE;
            while (low + step < states.size() && states.keys().at(low + step) < shards.begin(shard)) low += step;
            long high = Math.min(states.size(), low + step);
            while (low < high) {
                long middle = (low + high) >>> 1;
                if (states.keys().at(middle) < shards.begin(shard)) low = middle + 1;
                else high = middle;
            }
            first[shard] = low;
        }
        first[shards.count()] = states.size();
        return first;
    }

    /**
     * The value of every state, or of those that are found before the one of interest; nothing if the work was stopped.
     *
     * @param target a state whose value ends the search, or {@link StateCursor#NOWHERE}
     */
    Optional<StateLabels> run(long target, Bookmark bookmark) {
        int begun = labels.load(bookmark);
        boolean fresh = begun < 0;
        int distance = Math.max(0, begun);
        if (!overShards(worker -> shard -> worker.begin(shard, fresh, begun))) return Optional.empty();
        long solved = 0;
        for (long news = found.sumThenReset(); news > 0; news = found.sumThenReset()) {
            solved += news;
            if (target != StateCursor.NOWHERE && !LabelCode.isOpen(labels.read(target, 1)[0])) {
                return Optional.of(labels.view());
            }
            if (distance >= OutcomeTable.LONGEST) throw new ArithmeticException("a win takes more than " + distance);
            if (!pass(++distance, states.size() + solved)) return Optional.empty();
            bookmark.save(labels.view(), distance, solved);
        }
        if (!overShards(worker -> worker::close)) return Optional.empty();
        return Optional.of(labels.view());
    }

    /** What is to be done with a shard. */
    private interface Visit {
        void visit(int shard);
    }

    /** What a worker does with any shard. */
    private interface Duty {
        Visit of(Worker worker);
    }

    /** Visits all shards in order; false if the work was stopped. */
    private boolean overShards(Duty duty) {
        Visit[] visits = new Visit[pool.threads()];
        Arrays.setAll(visits, i -> duty.of(workers.get(i)));
        int step = STEP * pool.threads();
        for (int begin = 0; begin < shards.count(); begin += step) {
            if (!stop.mayContinue(begins[begin])) return false;
            int first = begin;
            pool.run(Math.min(step, shards.count() - begin), (worker, chunk) -> visits[worker].visit(first + chunk));
        }
        return true;
    }

    /** Lets the shards hear what was decided in one move less; false if the work was stopped. */
    private boolean pass(int distance, long work) {
        return deliver(work, (worker, batch) -> worker.hear(batch, distance));
    }

    private interface Delivery {
        void to(Worker worker, KeySpool.Batch batch);
    }

    private boolean deliver(long work, Delivery delivery) {
        spool.turn();
        KeySpool.Batch[] batches = new KeySpool.Batch[STEP * pool.threads()];
        while (spool.hasNext()) {
            if (!stop.mayContinue(work)) return false;
            int count = 0;
            while (count < batches.length && spool.hasNext()) batches[count++] = spool.next(shards);
            pool.run(count, (worker, chunk) -> delivery.to(workers.get(worker), batches[chunk]));
        }
        return true;
    }

    /**
     * Looks at the moves of all draws, and refuses a space in which one of them leads nowhere, as {@link
     * Consistency#demandMovesOfDraws} does; false if the work was stopped.
     */
    boolean demandMovesOfDraws() {
        int step = STEP * pool.threads();
        for (int begin = 0; begin < shards.count(); begin += step) {
            if (!stop.mayContinue(begins[begin])) return false;
            int first = begin;
            pool.run(
                    Math.min(step, shards.count() - begin),
                    (worker, chunk) -> workers.get(worker).ask(first + chunk));
            boolean last = begin + step >= shards.count();
            boolean due = last || spool.pieces() >= MOST_PIECES;
            if (due && !deliver(begins[begin], Worker::demand)) return false;
        }
        return true;
    }

    @Override
    public void close() {
        try (labels) {
            spool.close();
        }
    }

    /** Does the work of one thread. */
    private final class Worker implements ShardLabels.Post {
        private final int number;
        private final Neighbours neighbours = new Neighbours(states.codec());
        private final long[] predecessors = neighbours.predecessorRoom();
        private final long[] successors = neighbours.successorRoom();

        Worker(int number) {
            this.number = number;
        }

        private int size(int shard) {
            return (int) (begins[shard + 1] - begins[shard]);
        }

        private ShardKeys keys(int shard) {
            long[] keys = new long[size(shard)];
            states.keys().copy(begins[shard], keys, keys.length);
            return new ShardKeys(shards, shard, keys);
        }

        private short[] labels(int shard) {
            return labels.read(begins[shard], size(shard));
        }

        private void write(int shard, short[] changed) {
            labels.write(begins[shard], changed, changed.length);
        }

        /** Counts the moves of all states, unless an earlier run has; and tells what is decided so far. */
        void begin(int shard, boolean fresh, int distance) {
            ShardKeys keys = keys(shard);
            short[] here = fresh ? ShardLabels.seed(keys, neighbours) : labels(shard);
            if (fresh) write(shard, here);
            tell(keys, here, ShardLabels.at(here, Math.max(0, distance)));
        }

        void hear(KeySpool.Batch batch, int distance) {
            ShardKeys keys = keys(batch.shard());
            short[] here = labels(batch.shard());
            ShardLabels hearing = new ShardLabels(keys, here, distance);
            for (int weight = 0; weight < batch.keys().size(); weight++) {
                LongList told = batch.keys().get(weight);
                if (weight == WIN) hearing.win(told.elements(), told.size());
                else hearing.refute(told.elements(), told.size(), weight);
            }
            write(batch.shard(), here);
            tell(keys, here, hearing.found());
        }

        private void tell(ShardKeys keys, short[] here, int[] decided) {
            found.add(decided.length);
            ShardLabels.tell(keys, here, decided, 0, decided.length, neighbours, predecessors, this);
            spool.settle(number);
        }

        @Override
        public void win(long key) {
            spool.put(number, key, WIN);
        }

        @Override
        public void refute(long key, int moves) {
            spool.put(number, key, moves);
        }

        /** What nobody wins is a draw. */
        void close(int shard) {
            short[] here = labels(shard);
            for (int i = 0; i < here.length; i++) here[i] = LabelCode.closed(here[i]);
            write(shard, here);
        }

        /** Asks for the states that the moves of draws lead to. */
        void ask(int shard) {
            short[] here = labels(shard);
            long[] keys = new long[here.length];
            states.keys().copy(begins[shard], keys, keys.length);
            for (int i = 0; i < here.length; i++) {
                if (LabelCode.value(here[i]) != Value.DRAW) continue;
                int count = neighbours.successors(keys[i], successors);
                for (int j = 0; j < count; j++) spool.put(number, successors[j], 0);
            }
            spool.settle(number);
        }

        /** Refuses a shard that lacks a state somebody asks for. */
        void demand(KeySpool.Batch batch) {
            ShardKeys keys = keys(batch.shard());
            LongList asked = batch.keys().get(0);
            for (int i = 0; i < asked.size(); i++) {
                if (keys.find(asked.at(i)) == ShardKeys.NOWHERE) throw Reachable.incomplete(states.codec());
            }
        }
    }
}
