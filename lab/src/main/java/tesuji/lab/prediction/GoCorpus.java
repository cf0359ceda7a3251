package tesuji.lab.prediction;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Stream;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.Stones;
import tesuji.games.go.record.GoLine;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoSgf;

/**
 * The games of Go in a folder.
 *
 * <p>Of each file {@code *.sgf} the main line of the first game counts, with its own rules and komi, Chinese rules
 * where it names none. A pass is no example: Wieczorek's program passes only when there is nothing else (2009, §2.3),
 * so that it could never guess one.
 *
 * @param skipped a sentence for each file that could not be used
 */
public record GoCorpus(List<ExpertGame> games, List<String> skipped) {
    private static final String ENDING = ".sgf";

    public GoCorpus {
        games = List.copyOf(games);
        skipped = List.copyOf(skipped);
    }

    /**
     * One game.
     *
     * @param name of its file, without the ending .sgf
     * @param record passes included
     */
    public record ExpertGame(String name, GameRecord record, List<Example> examples) {
        public ExpertGame {
            examples = List.copyOf(examples);
        }

        /** The same from its record. */
        public static ExpertGame of(String name, GameRecord record, Library library) {
            return new ExpertGame(name, record, examplesOf(name, record, (GoGame) library.open(record.game())));
        }

        /** How many moves it has, passes included. */
        public int moves() {
            return record.moves().size();
        }

        private String file() {
            return isSgf(name) ? name : name + ENDING;
        }
    }

    /** All games on boards of this size, by the names of their files. */
    public static GoCorpus read(Path folder, int size, Library library) {
        return read(folder, OptionalInt.of(size), library);
    }

    /** All games on boards of any size, by the names of their files. */
    public static GoCorpus ofAllSizes(Path folder, Library library) {
        return read(folder, OptionalInt.empty(), library);
    }

    private static GoCorpus read(Path folder, OptionalInt size, Library library) {
        List<ExpertGame> games = new ArrayList<>();
        List<String> skipped = new ArrayList<>();
        for (Path file : files(folder)) {
            try {
                games.add(game(file, size, library));
            } catch (InputException unusable) {
                skipped.add(file.getFileName() + ": " + unusable.getMessage());
            }
        }
        return new GoCorpus(games, skipped);
    }

    private static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) throw new InputException("There is no folder " + folder + ".");
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> isSgf(file.getFileName().toString()))
                    .sorted()
                    .toList();
        } catch (IOException failure) {
            throw new InputException(
                    "The folder " + folder + " cannot be read: " + WholeFile.reason(failure) + ".", failure);
        }
    }

    private static ExpertGame game(Path file, OptionalInt size, Library library) {
        GoLine line = GoSgf.load(file);
        int own = line.game().size();
        int wanted = size.orElse(own);
        if (own != wanted) {
            throw new InputException("The board is " + own + "×" + own + ", not " + wanted + "×" + wanted + ".");
        }
        GameRecord record = GoReplay.record(line, Integer.MAX_VALUE, library, GoRules.Preset.CHINESE);
        ExpertGame game = ExpertGame.of(name(file.getFileName().toString()), record, library);
        if (game.examples().isEmpty()) throw new InputException("There is no move to guess.");
        return game;
    }

    /** No two files have the same: an ending written otherwise stays, and so does the last of several. */
    private static String name(String file) {
        String name = file.substring(0, file.length() - ENDING.length());
        return file.endsWith(ENDING) && !isSgf(name) ? name : file;
    }

    private static boolean isSgf(String file) {
        return file.toLowerCase(Locale.ROOT).endsWith(ENDING);
    }

    private static List<Example> examplesOf(String name, GameRecord record, GoGame game) {
        List<Example> examples = new ArrayList<>();
        int moves = record.moves().size();
        GoPosition position = (GoPosition) record.without(moves).replay(game);
        for (int i = 0; i < moves; i++) {
            int move = record.moves().get(i);
            if (move != game.pass()) {
                GameRecord before = record.without(moves - i);
                examples.add(new Example(name, i + 1, before, move, position.toMove(), free(position.stones())));
            }
            position.play(move);
        }
        return examples;
    }

    private static int free(Stones stones) {
        int free = 0;
        for (int point = 0; point < stones.points(); point++) if (stones.at(point) == Stones.EMPTY) free++;
        return free;
    }

    /** The same with the games of more than so many moves only; the others are told of. */
    public GoCorpus longerThan(int moves) {
        List<ExpertGame> longer =
                games.stream().filter(game -> game.moves() > moves).toList();
        List<String> told = new ArrayList<>(skipped);
        for (ExpertGame game : games) {
            if (game.moves() <= moves) {
                told.add(game.file() + ": The game has " + game.moves() + " moves, not more than " + moves + ".");
            }
        }
        return new GoCorpus(longer, told);
    }

    /** Every position of every game. */
    public List<Example> examples() {
        return games.stream().flatMap(game -> game.examples().stream()).toList();
    }
}
