package tesuji.web.api;

import io.javalin.http.Context;
import tesuji.core.base.InputException;
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
        send(ctx, new Problem(sentence));
    }

    static <T> T body(Context ctx, Class<T> kind) {
        return Wire.read(ctx.body(), kind);
    }

    static int node(Context ctx) {
        String text = ctx.pathParam("node");
        if (!text.matches("[0-9]{1,6}")) throw new InputException("A node is a whole number.");
        return Integer.parseInt(text);
    }
}
