package tesuji.gtp.server;

import tesuji.core.game.GameRecord;
import tesuji.core.play.Ponderer;

/** A player that thinks on a thread of its own until it is stopped. Nobody else uses the player meanwhile. */
final class Pondering {
    private final Thread thread;

    private Pondering(Thread thread) {
        this.thread = thread;
    }

    static Pondering start(Ponderer player, GameRecord game) {
        Thread thread = new Thread(() -> player.ponder(game), "gtp-ponder");
        thread.setDaemon(true); // it must not outlive a session that ends in a fault
        thread.start();
        return new Pondering(thread);
    }

    /** Returns when the player has stopped; an interruption of the caller is kept for later. */
    void stop() {
        thread.interrupt();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException later) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }
}
