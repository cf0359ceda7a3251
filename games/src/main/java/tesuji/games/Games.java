package tesuji.games;

import java.util.List;
import tesuji.core.game.Library;

/** The only class that knows every game. */
public final class Games {
    private static final Library LIBRARY = new Library(List.of(new tesuji.games.go.GoFamily()));

    private Games() {}

    public static Library library() {
        return LIBRARY;
    }
}
