package tesuji.core.base;

/** Input from outside that cannot be used; the message is one sentence for the person who gave it. */
public final class InputException extends RuntimeException {
    public InputException(String sentence) {
        super(sentence);
    }

    public InputException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
