package tesuji.lab.regress;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A responder that says what it was told to say, and remembers what it was asked. */
final class Oracle implements Responder {
    private final Map<String, Response> responses;
    final List<String> asked = new ArrayList<>();

    /** Answers these commands; to all others it has nothing to say. */
    Oracle(Map<String, Response> responses) {
        this.responses = responses;
    }

    @Override
    public Response ask(String command) {
        asked.add(command);
        return responses.getOrDefault(command, new Response.Answer(""));
    }

    @Override
    public void forget() {
        asked.add("(forget)");
    }

    @Override
    public void close() {
        asked.add("(close)");
    }
}
