package tesuji.gtp.server;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;

/**
 * The commands of a server, by name. Of two commands with one name the later counts, so that a set for one game may
 * refine a general one. The commands that speak about the table itself are always in it.
 */
public final class CommandTable {
    private final Map<String, Command> commands = new LinkedHashMap<>();

    public CommandTable(Collection<Command> given) {
        for (Command command : aboutItself()) commands.put(command.name(), command);
        for (Command command : given) commands.put(command.name(), command);
    }

    public Optional<Command> find(String name) {
        return Optional.ofNullable(commands.get(name));
    }

    /** All names, in order. */
    public List<String> names() {
        return commands.keySet().stream().sorted().toList();
    }

    private List<Command> aboutItself() {
        return List.of(
                Command.of(
                        "known_command",
                        "NAME: whether there is such a command",
                        (session, arguments) -> Reply.text(String.valueOf(commands.containsKey(arguments.word(0))))),
                Command.of(
                        "list_commands",
                        "all commands, one per line",
                        (session, arguments) -> Reply.text(String.join("\n", names()))),
                Command.of(
                        "tesuji-help",
                        "[NAME]: the arguments and the meaning of one or all commands",
                        (session, arguments) -> Reply.text(arguments.isEmpty() ? help() : help(arguments.word(0)))),
                Command.of(
                        "gogui-analyze_commands",
                        "what GoGui may offer in its analyze menu",
                        (session, arguments) -> Reply.text(analyses())));
    }

    private String help() {
        return names().stream().map(this::help).collect(Collectors.joining("\n"));
    }

    private String help(String name) {
        return find(name)
                .map(command -> name + " " + command.help())
                .orElseThrow(() -> new InputException("unknown command"));
    }

    private String analyses() {
        return commands.values().stream()
                .flatMap(command -> command.analyses().stream())
                .collect(Collectors.joining("\n"));
    }
}
