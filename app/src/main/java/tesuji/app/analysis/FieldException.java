package tesuji.app.analysis;

/** A field of a query that cannot be used; the message becomes the {@code error} of the answer. */
final class FieldException extends RuntimeException {
    private final String field;

    FieldException(String field, String message) {
        super(message);
        this.field = field;
    }

    String field() {
        return field;
    }
}
