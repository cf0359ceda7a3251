package tesuji.app.command;

import tesuji.app.terminal.Console;
import tesuji.desk.JsonText;

/** Prints answers for other programs, each as one line of JSON. */
public final class Json {
    private Json() {}

    public static void print(Console console, Record answer) {
        console.out().println(JsonText.of(answer));
    }
}
