package tesuji.web;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Answers what is no request at all, such as an address with a zero byte in it: nobody else sees it, and the page that
 * the server has for this is none of ours.
 */
final class UnreadRequest extends ErrorHandler {
    private static final String SENTENCE = "{\"error\":\"The request cannot be understood.\"}";

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        Content.Sink.write(response, true, SENTENCE, callback);
    }
}
