package tesuji.lab.experiment.gogame;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * GNU Go, from the first of these folders that has it. Each game gives it a seed of its own, so that games differ and
 * can be repeated; it comes from the seed of the run and the number of the game.
 *
 * @param path folders, as the variable PATH has them
 */
record GnuGoProgram(String path) implements ReferenceProgram {
    /** Where many systems keep games, whether or not it is searched for programs. */
    private static final String GAMES = "/usr/games";

    /** The level of the source. */
    static final GnuGoProgram LEVEL_10 =
            new GnuGoProgram(System.getenv().getOrDefault("PATH", "") + File.pathSeparator + GAMES);

    private Optional<Path> program() {
        return Arrays.stream(path.split(File.pathSeparator, -1))
                .filter(folder -> !folder.isBlank())
                .map(folder -> Path.of(folder, "gnugo"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    @Override
    public String name() {
        return "GNU Go at level 10";
    }

    @Override
    public Optional<String> missing() {
        return program().isPresent()
                ? Optional.empty()
                : Optional.of("This experiment plays against GNU Go; install the program gnugo so that it is found on"
                        + " the PATH or in " + GAMES + ".");
    }

    @Override
    public String player(int seed) {
        return "gtp:" + program().map(Path::toString).orElse("gnugo") + " --mode gtp --level 10 --chinese-rules --seed "
                + seed;
    }
}
