package tesuji.gtp.server;

import java.util.List;
import tesuji.gtp.Arguments;

/**
 * One command of the protocol.
 *
 * @param name the word that calls it
 * @param help its arguments and what it does, in one line
 * @param analyses how it is offered in GoGui's analyze menu: lines {@code type/label/command}
 */
public record Command(String name, String help, Action action, List<String> analyses) {
    public Command {
        analyses = List.copyOf(analyses);
    }

    public static Command of(String name, String help, Action action) {
        return new Command(name, help, action, List.of());
    }

    /** The same command, offered in GoGui's analyze menu under this label, with the wildcards it needs. */
    public Command offered(String type, String label, String wildcards) {
        return new Command(name, help, action, List.of(type + "/" + label + "/" + (name + " " + wildcards).strip()));
    }

    /**
     * What a command does. It may take long; then it stops soon when its thread is interrupted, which is how
     * {@code # interrupt} reaches it. Whatever it throws becomes a refusal.
     */
    @FunctionalInterface
    public interface Action {
        Reply run(Session session, Arguments arguments);
    }
}
