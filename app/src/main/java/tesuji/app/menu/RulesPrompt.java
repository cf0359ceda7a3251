package tesuji.app.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Question;
import tesuji.app.terminal.Table;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.GameId;
import tesuji.core.game.Library;
import tesuji.core.game.RuleKey;

/** The question by which rules a game is to be played, asked until the answer is possible. */
final class RulesPrompt {
    private final Library library;
    private final Console console;
    private final GameFamily family;
    private boolean leaving;

    RulesPrompt(Workbench workbench, GameFamily family) {
        library = workbench.library();
        console = workbench.console();
        this.family = family;
    }

    /** Whether the person wants to leave altogether. */
    boolean leaving() {
        return leaving;
    }

    /** The game, or nothing if the person changed his mind. */
    Optional<Game> ask() {
        if (family.keys().isEmpty()) return Optional.of(library.open(GameId.of(family.name())));
        console.out().println(console.style().bold(family.title()));
        Table table = new Table("option", "now", "meaning");
        for (RuleKey key : family.keys()) table.add(key.name(), key.standard(), key.meaning());
        table.print(console.out(), console.style());
        String prompt =
                "Enter to keep them, help, or for example " + rule(family.keys().get(0)) + "> ";
        while (true) {
            String line = console.ask(prompt, completions());
            String answer = line == null ? "quit" : line.strip().toLowerCase(Locale.ROOT);
            leaving = answer.equals("quit") || answer.equals("exit");
            if (leaving || answer.equals("back")) return Optional.empty();
            if (answer.equals("help") || answer.equals("?")) {
                allowed();
                continue;
            }
            try {
                return Optional.of(library.open(id(answer)));
            } catch (InputException e) {
                console.out().println(e.getMessage());
            }
        }
    }

    private List<String> completions() {
        List<String> completions = new ArrayList<>(Question.EXITS);
        completions.add("help");
        for (RuleKey key : family.keys()) completions.add(rule(key));
        return completions;
    }

    private static String rule(RuleKey key) {
        return key.name() + "=" + key.standard();
    }

    private void allowed() {
        Table table = new Table("option", "allowed");
        for (RuleKey key : family.keys()) table.add(key.name(), key.allowed());
        table.print(console.out(), console.style());
    }

    /** The rules in an answer such as {@code size=9 komi=6.5}; a value alone belongs to the first key. */
    private GameId id(String answer) {
        GameId id = GameId.of(family.name());
        if (answer.isEmpty()) return id;
        for (String part : answer.split("[ ,]+")) {
            String rule = part.contains("=") ? part : family.keys().get(0).name() + "=" + part;
            GameId parsed = GameId.parse(family.name() + ":" + rule);
            for (var entry : parsed.rules().entrySet()) id = id.with(entry.getKey(), entry.getValue());
        }
        return id;
    }
}
