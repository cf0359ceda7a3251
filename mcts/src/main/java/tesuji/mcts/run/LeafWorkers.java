package tesuji.mcts.run;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.Rng;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.mcts.leaf.Valuer;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/** One tree with one simulator, and workers who play out from its leaves. */
final class LeafWorkers implements SearchWorkers {
    private final Tree tree;
    private final Simulator lead;
    private final Position leaf;
    private final Trace trace;
    private final Valuer valuer;
    private final Rng rng;
    private final List<PlayoutWorker> workers = new ArrayList<>();
    private final boolean[] asked;
    private final int playouts;
    private final int earlyStop;
    private int recorded;
    private int lost;

    LeafWorkers(Plan plan, long seed, int threads, int earlyStop) {
        this.earlyStop = earlyStop;
        tree = plan.tree(1);
        rng = new Rng(seed).fork(0);
        valuer = plan.valuer();
        lead = new Simulator(plan, tree, valuer, rng, Locking.OPEN, 0);
        leaf = plan.game().start();
        trace = new Trace(plan.game().maxLength());
        for (int i = 1; i < threads; i++) workers.add(new PlayoutWorker(plan, new Rng(seed).fork(i)));
        asked = new boolean[workers.size()];
        playouts = threads * plan.leaf().simulations();
    }

    @Override
    public void begin(Position root, AnalysisRequest request) {
        lead.begin(root, request);
        workers.forEach(worker -> worker.valuer().beginSearch(root));
    }

    @Override
    public void work(SearchControl control) {
        SimulationQuota quota = control.quota(0, 1);
        List<Thread> threads = workers.stream().map(PlayoutWorker::begin).toList();
        try {
            int granted;
            while ((granted = quota.take(playouts)) > 0) {
                quota.giveBack(granted - simulate(granted));
                control.look();
            }
        } finally {
            control.stop();
            workers.forEach(PlayoutWorker::stop);
            WorkerThreads.joinAll(threads);
        }
    }

    /** One way down the tree and at most so many playouts from its leaf; returns how many were written down. */
    private int simulate(int granted) {
        lead.descend();
        leaf.copyFrom(lead.position());
        recorded = 0;
        lost = 0;
        boolean dropped = false;
        for (int left = granted; left > 0 && !dropped; left = granted - recorded) {
            handOut(left - 1);
            playOwn();
            dropped = !gather();
        }
        return recorded;
    }

    private void handOut(int most) {
        int given = 0;
        for (int i = 0; i < asked.length; i++) {
            PlayoutWorker worker = workers.get(i);
            asked[i] = given < most && worker.isFree();
            if (!asked[i]) continue;
            worker.give(leaf, lead.trace());
            given++;
        }
    }

    private void playOwn() {
        lead.position().copyFrom(leaf);
        trace.copyFrom(lead.trace());
        valuer.value(lead.position(), rng, trace);
        record(trace, valuer);
    }

    /** Writes down what the workers found, in their order; false if some were given up. */
    private boolean gather() {
        boolean complete = true;
        for (int i = 0; i < asked.length; i++) {
            if (!asked[i]) continue;
            PlayoutWorker worker = workers.get(i);
            if (earlyStop > 0 && lost == recorded && recorded >= earlyStop && !worker.isFree()) {
                complete = false;
                continue;
            }
            worker.await();
            record(worker.trace(), worker.valuer());
        }
        return complete;
    }

    private void record(Trace finished, Valuer witness) {
        lead.record(finished, witness);
        recorded++;
        double loss = finished.mover(finished.depth()) == 0 ? 0 : 1;
        if (finished.reward() == loss) lost++;
    }

    @Override
    public List<Tree> trees() {
        return List.of(tree);
    }

    @Override
    public SearchFindings findings() {
        return SearchFindings.of(List.of(lead));
    }

    @Override
    public void reseed(long seed) {
        rng.reseed(Rng.mix(seed));
        for (int i = 0; i < workers.size(); i++) workers.get(i).reseed(Rng.mix(seed + i + 1));
    }
}
