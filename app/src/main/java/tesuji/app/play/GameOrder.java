package tesuji.app.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a person may type instead of a move. */
enum GameOrder {
    UNDO("undo", "take back to your last turn"),
    HINT("hint", "ask for advice: the best moves and what they promise"),
    TIME("time SECONDS", "from now on programs think so long about a move, however much work that is"),
    KOMI("komi POINTS", "in Go: from now on White gets so many points for moving second"),
    DEBUG("debug", "say more about the search after every move of a program, or no more"),
    MOVES("moves", "list the legal moves"),
    BOARD("board", "draw the board again"),
    SAVE("save FILE", "write the game to a file"),
    LOAD("load FILE", "read a game from a file and go on from there"),
    NEW("new", "begin a new game with the same players"),
    RESIGN("resign", "give the game up"),
    DEAD("dead POINT", "when a game of Go is over: this chain is dead or, said again, alive"),
    HELP("help", "show this list"),
    QUIT("quit", "leave the game");

    private final String usage;
    private final String meaning;

    GameOrder(String usage, String meaning) {
        this.usage = usage;
        this.meaning = meaning;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    String usage() {
        return usage;
    }

    String meaning() {
        return meaning;
    }

    static List<String> words() {
        return Arrays.stream(values()).map(GameOrder::word).toList();
    }

    /** The order that begins this line, if it is one; {@code exit} and {@code ?} are understood too. */
    static Optional<GameOrder> in(String line) {
        String first = line.split(" ", 2)[0].toLowerCase(Locale.ROOT);
        return switch (first) {
            case "exit" -> Optional.of(QUIT);
            case "?" -> Optional.of(HELP);
            default ->
                Arrays.stream(values())
                        .filter(order -> order.word().equals(first))
                        .findFirst();
        };
    }
}
