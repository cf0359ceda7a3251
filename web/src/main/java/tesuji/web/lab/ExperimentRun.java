package tesuji.web.lab;

import org.jspecify.annotations.Nullable;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.report.RunReport;

/** A run of an experiment while it is at work. The newest report is made now and then between two trials. */
final class ExperimentRun implements LabWork {
    /** So many times as long as a report took to make, trials are made before the next one. */
    private static final int PATIENCE = 20;

    private static final long SHORTEST_NANOS = 500_000_000;
    private static final double NANOS = 1e9;

    private final RunKey key;
    private final Opener opener;
    private final Teller teller;
    private @Nullable Workplace at;
    private @Nullable RunReport newest;
    private boolean isOpen;
    private boolean stopped;
    private int before;
    private long begun;
    private long nextReport;

    ExperimentRun(RunKey key, Opener opener, Teller teller) {
        this.key = key;
        this.opener = opener;
        this.teller = teller;
    }

    /** Opens the place where the run is at work. */
    @FunctionalInterface
    interface Opener {
        Workplace open(ExperimentRun run, RunKey key, Runnable progress);
    }

    /** Says how a run stands. */
    @FunctionalInterface
    interface Teller {
        Object tell(RunKey key, LabProgress progress, @Nullable Double secondsLeft);
    }

    @Override
    public String id() {
        return key.id();
    }

    /** Its report as far as it has come, while it is at work; nothing before and after. */
    synchronized @Nullable RunReport live() {
        return isOpen ? newest : null;
    }

    /** How many trials are done, while it is at work. */
    synchronized int done() {
        return at == null ? 0 : at.done();
    }

    @Override
    public void run(Interlude between) throws InterruptedException {
        Workplace opened = opener.open(this, key, () -> between(between));
        try (opened) {
            if (isStopped()) throw new InterruptedException("stopped before it began");
            between.pause();
            key.experiment().run(opened);
        } finally {
            opened.close();
            finish(opened);
        }
    }

    private synchronized boolean isStopped() {
        return stopped;
    }

    /** From now on it answers for its ledger, which nobody else can open. */
    synchronized void begin(Workplace opened) {
        newest = RunReport.of(key.experiment(), opened);
        at = opened;
        before = opened.done();
        begun = System.nanoTime();
        nextReport = begun;
        isOpen = true;
    }

    /** The report tells of all rows there are, whatever ended the run; it is written as on the command line. */
    private void finish(Workplace closed) {
        boolean interrupted = Thread.interrupted(); // who is interrupted cannot write
        try {
            RunReport.of(key.experiment(), closed).write(closed.folder());
        } finally {
            synchronized (this) {
                isOpen = false;
            }
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    private void between(Interlude between) {
        long now = System.nanoTime();
        if (now >= nextReport) {
            report();
            long took = System.nanoTime() - now;
            nextReport = System.nanoTime() + Math.max(SHORTEST_NANOS, PATIENCE * took);
        }
        try {
            between.pause();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt(); // the next trial sees it
        }
    }

    private void report() {
        Workplace here;
        synchronized (this) {
            here = at;
        }
        if (here == null) return;
        RunReport made = RunReport.of(key.experiment(), here);
        synchronized (this) {
            newest = made;
        }
    }

    /** A row that is being written is written whole; after that the ledger is closed and takes no more. */
    @Override
    public void stop() {
        Workplace open;
        synchronized (this) {
            stopped = true;
            open = at;
        }
        if (open != null) open.close();
    }

    @Override
    public Object news(LabProgress progress) {
        return teller.tell(key, progress, secondsLeft(progress.state()));
    }

    private synchronized @Nullable Double secondsLeft(LabState state) {
        if (state != LabState.RUNNING || at == null) return null;
        int made = at.done() - before;
        int left = key.trials() - at.done();
        if (made < 1 || left < 1) return null;
        return (double) Math.round((System.nanoTime() - begun) / NANOS / made * left);
    }
}
