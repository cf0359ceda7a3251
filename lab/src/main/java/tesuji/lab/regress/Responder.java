package tesuji.lab.regress;

/** Whoever answers the commands of a suite: one of our players, or another program. Owned by one thread. */
public interface Responder extends AutoCloseable {
    /**
     * Answers one command.
     *
     * @throws InterruptedException if the thread was interrupted; what was asked is then lost
     */
    Response ask(String command) throws InterruptedException;

    /** Another block begins: what was thought about before is forgotten, as far as the program can be told. */
    void forget();

    @Override
    void close();

    /** Makes responders, each as if none had been before. */
    @FunctionalInterface
    interface Factory {
        Responder open();
    }
}
