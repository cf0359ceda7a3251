package tesuji.web.api;

import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.nio.charset.StandardCharsets;
import tesuji.core.base.InputException;
import tesuji.web.wire.Sentence;
import tesuji.web.wire.Wire;

/** Reads what requests bring and writes what they get. */
final class Answers {
    private Answers() {}

    /** Why not. */
    record Problem(String error) {}

    static void send(Context ctx, Object answer) {
        ctx.contentType("application/json").result(Wire.text(answer));
    }

    static void refuse(Context ctx, int status, String sentence) {
        ctx.status(status);
        send(ctx, new Problem(Sentence.of(sentence)));
    }

    /** What the server itself refuses, before anybody here was asked. */
    static String sentence(HttpResponseException refused) {
        return switch (refused.getStatus()) {
            case 404 -> "There is nothing under this address.";
            case 405 -> "This cannot be done with what is under this address.";
            case 413 -> "This is too large; at most a megabyte is taken.";
            case 403 -> String.valueOf(refused.getMessage());
            default -> "The request cannot be understood.";
        };
    }

    static <T> T body(Context ctx, Class<T> kind) {
        // whatever character set the request claims, JSON is in this one (RFC 8259)
        return Wire.read(new String(ctx.bodyAsBytes(), StandardCharsets.UTF_8), kind);
    }

    static int node(Context ctx) {
        String text = ctx.pathParam("node");
        if (!text.matches("[0-9]{1,6}")) throw new InputException("A node is a whole number.");
        return Integer.parseInt(text);
    }
}
