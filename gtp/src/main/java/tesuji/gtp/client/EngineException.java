package tesuji.gtp.client;

/** An engine that did not do what it was asked; the message is one sentence for a person. */
public final class EngineException extends RuntimeException {
    /** What went wrong. After {@link #REFUSED} the engine still runs; after anything else it has been stopped. */
    public enum Fault {
        /** It could not be started. */
        MISSING,
        /** It said no. */
        REFUSED,
        /** It did not answer in time. */
        SILENT,
        /** It ended while it was asked. */
        ENDED,
        /** It answered something that is not of the protocol. */
        GARBLED,
        /** The caller was interrupted while waiting. */
        ABANDONED
    }

    private final Fault fault;

    public EngineException(Fault fault, String sentence) {
        super(sentence);
        this.fault = fault;
    }

    public EngineException(Fault fault, String sentence, Throwable cause) {
        super(sentence, cause);
        this.fault = fault;
    }

    public Fault fault() {
        return fault;
    }
}
