package tesuji.app;

import tesuji.app.terminal.Console;
import tesuji.desk.JsonText;

/** Prints answers for other programs, each as one line of JSON. */
final class Json {
    private Json() {}

    static void print(Console console, Record answer) {
        console.out().println(JsonText.of(answer));
    }
}
