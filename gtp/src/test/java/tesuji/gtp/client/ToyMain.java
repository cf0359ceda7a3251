package tesuji.gtp.client;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tesuji.gtp.command.CommandSets;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.CommandTable;
import tesuji.gtp.server.Server;
import tesuji.gtp.toy.ToyDesk;
import tesuji.gtp.toy.ToyEngine;

/**
 * An engine for the toy games as a program of its own: {@code LOG GAME COMMAND…} writes what it is asked into a log and
 * does not know the commands named.
 */
final class ToyMain {
    private ToyMain() {}

    public static void main(String[] arguments) {
        Path log = Path.of(arguments[0]);
        Set<String> unknown = Set.copyOf(List.of(arguments).subList(2, arguments.length));
        List<Command> known = Stream.concat(CommandSets.everyGame().stream(), CommandSets.go(new ToyDesk()).stream())
                .filter(command -> !unknown.contains(command.name()))
                .map(command -> logged(command, log))
                .toList();
        new Server(ToyEngine.session(arguments[1]), new CommandTable(known))
                .serve(
                        new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8),
                        new BufferedWriter(new OutputStreamWriter(
                                new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8)));
    }

    private static Command logged(Command command, Path log) {
        return Command.of(command.name(), command.help(), (session, arguments) -> {
            try {
                String line = (command.name() + " " + arguments.text(0)).strip() + "\n";
                Files.writeString(log, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return command.action().run(session, arguments);
        });
    }
}
