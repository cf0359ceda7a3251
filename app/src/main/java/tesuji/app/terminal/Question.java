package tesuji.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A question with a few numbered answers, asked until one of them is given.
 *
 * @param options the answers
 * @param standard the index of the answer that Enter gives
 */
public record Question(String text, List<Option> options, int standard) {
    /** The words that leave a question. */
    public static final List<String> EXITS = List.of("back", "quit");

    public Question {
        options = List.copyOf(options);
    }

    /** One answer: its word and what it means. */
    public record Option(String word, String meaning) {}

    /** How a question ended. */
    public sealed interface Reply {
        /** The option with this index was chosen. */
        record Chosen(int index) implements Reply {}

        /** The person wants to go back. */
        record Back() implements Reply {}

        /** The person wants to leave, or the input ended. */
        record Quit() implements Reply {}
    }

    public Reply ask(Console console) {
        console.out().println(console.style().bold(text));
        Table table = new Table(">", "", "");
        for (int i = 0; i < options.size(); i++) {
            table.add("" + (i + 1), options.get(i).word(), options.get(i).meaning());
        }
        table.print(console.out(), console.style());
        List<String> completions =
                new ArrayList<>(options.stream().map(Option::word).toList());
        completions.addAll(EXITS);
        while (true) {
            String line = console.ask("1-" + options.size() + " [" + (standard + 1) + "]> ", completions);
            String answer = line == null ? "quit" : line.strip().toLowerCase(Locale.ROOT);
            if (answer.equals("quit") || answer.equals("exit")) return new Reply.Quit();
            if (answer.equals("back")) return new Reply.Back();
            int index = index(answer);
            if (index >= 0) return new Reply.Chosen(index);
            console.out()
                    .println("Type a number from 1 to " + options.size() + ", a word from the list, back or quit.");
        }
    }

    /** The option this answer names, or -1. */
    private int index(String answer) {
        if (answer.isEmpty()) return standard;
        for (int i = 0; i < options.size(); i++) {
            String word = options.get(i).word().toLowerCase(Locale.ROOT);
            if (answer.equals("" + (i + 1)) || answer.equals(word)) return i;
        }
        return -1;
    }
}
