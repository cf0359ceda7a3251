package tesuji.app;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import tesuji.app.session.Adviser;
import tesuji.app.session.Seat;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.Preset;
import tesuji.lab.catalog.Setting;

/** Who may sit at the board: a person, and the players of the catalogue. */
final class Players {
    /** The name of a person at the terminal. */
    static final String HUMAN = "human";

    /** The name of the player one gets without asking for another. */
    static final String BEST = Catalog.BEST;

    static final List<Kind> KINDS = kinds();

    private static final Catalog CATALOG = new Catalog(Games.library());

    private Players() {}

    /** One name and what it stands for. */
    record Kind(String name, String meaning) {}

    private static List<Kind> kinds() {
        List<Kind> kinds = new ArrayList<>(List.of(new Kind(HUMAN, "a person at the terminal")));
        for (Preset preset : Catalog.PRESETS) kinds.add(new Kind(preset.name(), preset.meaning()));
        return List.copyOf(kinds);
    }

    /**
     * For the help of options: the programs as one text, since recipes and command lines are no words to choose from.
     */
    static final class Programs implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return List.of(Catalog.names() + ". " + Catalog.parameters()).iterator();
        }
    }

    /** Whoever this name calls, to play this game. */
    static Seat seat(String name, Game game, Limits limits, Setting setting) {
        if (name.equals(HUMAN)) return new Seat.Human();
        demandKnown(name);
        return new Seat.Engine(rules -> CATALOG.open(name, rules, setting), game, limits);
    }

    /** Refuses a name that calls no program for this game, without calling it. */
    static void checkProgram(String name, Game game, Setting setting) {
        if (name.equals(HUMAN)) {
            throw new InputException("A person cannot be the player of an engine; name a program.");
        }
        demandKnown(name);
        Catalog.check(name, game, setting);
    }

    private static void demandKnown(String name) {
        if (Catalog.knows(name)) return;
        throw new InputException(
                "There is no player \"" + name + "\"; the players are " + HUMAN + ", " + Catalog.names() + ".");
    }

    /** The player that gives hints. */
    static Adviser adviser(Game game, Limits limits, Setting setting) {
        return new Adviser(rules -> CATALOG.open(BEST, rules, setting), game, limits);
    }
}
