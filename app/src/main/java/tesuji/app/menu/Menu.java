package tesuji.app.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Style;
import tesuji.app.terminal.Table;
import tesuji.core.base.InputException;
import tesuji.core.game.GameFamily;

/** The friendly way in: lists the games, explains them, and starts the one that is chosen. */
public final class Menu {
    private final Workbench workbench;
    private final Console console;
    private final List<GameFamily> families;

    public Menu(Workbench workbench) {
        this.workbench = workbench;
        console = workbench.console();
        families = workbench.library().families();
    }

    /** Asks until the person leaves or the input ends. */
    public void run() {
        Style style = console.style();
        console.out().println(style.bold("Tesuji") + style.either(" — ", " - ") + "a workbench for board games");
        list();
        boolean staying = true;
        while (staying) {
            String line = console.ask("menu> ", words());
            staying = line != null && obey(line.strip());
        }
        console.out().println("Good-bye.");
    }

    private void list() {
        console.out().println();
        Table table = new Table(">", "", "");
        for (int i = 0; i < families.size(); i++) {
            table.add("" + (i + 1), families.get(i).name(), families.get(i).title());
        }
        table.print(console.out(), console.style());
        console.out().println();
        console.out()
                .println("Type the number or name of a game to play it, explain GAME for its rules, help or quit.");
    }

    private List<String> words() {
        List<String> words =
                new ArrayList<>(families.stream().map(GameFamily::name).toList());
        words.addAll(List.of("explain", "games", "help", "quit"));
        return words;
    }

    /** Does what the line says; false to leave. */
    private boolean obey(String line) {
        String[] parts = line.toLowerCase(Locale.ROOT).split(" +", 2);
        String rest = parts.length == 2 ? parts[1] : "";
        try {
            switch (parts[0]) {
                case "" -> list();
                case "quit", "exit" -> {
                    return false;
                }
                case "help", "?" -> help();
                case "games" -> list();
                case "explain" -> explain(rest);
                default -> {
                    return play(family(line));
                }
            }
        } catch (InputException e) {
            console.out().println(e.getMessage());
        }
        return true;
    }

    private GameFamily family(String name) {
        for (int i = 0; i < families.size(); i++) {
            if (name.equals("" + (i + 1))) return families.get(i);
        }
        return workbench.library().family(name.toLowerCase(Locale.ROOT));
    }

    private boolean play(GameFamily family) {
        GameSetup setup = new GameSetup(workbench, family);
        Optional<Runnable> session = setup.ask();
        session.ifPresent(Runnable::run);
        if (!setup.leaving()) list();
        return !setup.leaving();
    }

    private void explain(String name) {
        if (name.isEmpty()) throw new InputException("Say which game, for example: explain 1");
        GameFamily family = family(name);
        console.out().println();
        console.out().println(console.style().bold(family.title()));
        console.out().println();
        RuleText.of(family).forEach(line -> console.out().println("  " + line));
        console.out().println();
    }

    private void help() {
        Table table = new Table("", "");
        table.add("NUMBER or NAME", "choose a game, then its options, an opponent and who starts");
        table.add("explain GAME", "the rules in a few sentences");
        table.add("games", "the list of games again");
        table.add("quit", "leave (Ctrl-D does too)");
        table.print(console.out(), console.style());
        console.out().println("The same without questions: tesuji play GAME; all commands: tesuji --help");
    }
}
