package tesuji.games.go.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.game.HalfPoints;
import tesuji.core.game.Library;
import tesuji.core.game.Objection;
import tesuji.core.game.RuleReader;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoNotation;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.Stones;

/**
 * The bridge between a game as a file tells it and a game as players take it.
 *
 * <p>Whatever a {@link GameRecord} cannot hold, stones set up on the way or a side that moves twice, becomes a new
 * beginning: the record starts from the position there.
 */
public final class GoReplay {
    private final GoLine line;
    private final GoGame game;
    private final GoNotation notation;
    private final GoPosition position;
    private final List<Integer> moves = new ArrayList<>();
    private String setup = "";

    private GoReplay(GoLine line, GoGame game) {
        this.line = line;
        this.game = game;
        notation = (GoNotation) game.notation();
        position = (GoPosition) game.start();
    }

    /**
     * The line as a record, by its own rules or, where it names none, the given ones; an
     * {@link InputException} says where a move of it is illegal.
     *
     * @param before the number of the move before which to stop, counted from 1
     */
    public static GameRecord record(GoLine line, int before, Library library, GoRules.Preset unless) {
        GoRecord told = line.game();
        GoGame game = own(told, library).orElseGet(() ->
                (GoGame) library.open(id(told, told.rules().orElse(unless))));
        return record(line, before, game);
    }

    /** The line as a record by these rules, whatever it says itself; only komi and handicap are its own. */
    public static GameRecord recordBy(GoRules.Preset rules, GoLine line, Library library) {
        return record(line, Integer.MAX_VALUE, (GoGame) library.open(id(line.game(), rules)));
    }

    private static GameRecord record(GoLine line, int before, GoGame game) {
        GoReplay replay = new GoReplay(line, game);
        replay.follow(before);
        return new GameRecord(game.id(), replay.setup, replay.moves);
    }

    /** The game this program said it was, with the komi of the file, unless the file now tells of other rules. */
    private static Optional<GoGame> own(GoRecord told, Library library) {
        if (told.game().isEmpty()) return Optional.empty();
        try {
            GoGame game = (GoGame) library.open(withKomi(told.game().get(), told));
            boolean sameRules = told.rules().isEmpty() || told.rules().equals(GoRecord.preset(game.rules()));
            boolean same = sameRules && told.handicap() == game.rules().handicap();
            return same ? Optional.of(game) : Optional.empty();
        } catch (InputException unknown) {
            return Optional.empty();
        }
    }

    private static GameId id(GoRecord record, GoRules.Preset preset) {
        GameId id =
                GameId.of("go").with("size", Integer.toString(record.size())).with("rules", RuleReader.word(preset));
        boolean given = record.handicap() >= 2 && record.handicap() < record.size() * record.size();
        if (given) id = id.with("handicap", Integer.toString(record.handicap())).with("placement", "free");
        return withKomi(id, record);
    }

    private static GameId withKomi(GameId id, GoRecord record) {
        return record.komi().isEmpty()
                ? id
                : id.with("komi", HalfPoints.text(record.komi().getAsInt()));
    }

    private void follow(int before) {
        // the file shows all handicap stones, so those of the game must be these or none
        boolean asGiven = line.game().start().equals(position.stones());
        if (game.rules().placement() == GoRules.Placement.FIXED && !asGiven) begin(empty());
        if (line.game().startToMove() == Stones.WHITE && position.toMove() == 0) turn(1);
        int number = 0;
        List<GoStep> steps = line.game().steps();
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) instanceof GoStep.Setup change) {
                setUp(i, change);
            } else if (steps.get(i) instanceof GoStep.Move move) {
                int side = move.colour() - Stones.BLACK;
                if (side != position.toMove() || position.isOver()) turn(side);
                if (++number == before) return;
                play(i, move.point());
            }
        }
    }

    private String empty() {
        return new Stones(game.size(), new byte[game.size() * game.size()]) + "move black\n";
    }

    private void play(int step, int move) {
        if (!position.isLegal(move)) {
            throw line.refuse(
                    step,
                    "The move " + notation.move(move) + " is illegal here" + Objection.after(position, move) + ".");
        }
        position.play(move);
        moves.add(move);
    }

    private void setUp(int step, GoStep.Setup change) {
        Stones changed = changed(change);
        int side = change.toMove() == Stones.EMPTY ? position.toMove() : change.toMove() - Stones.BLACK;
        if (changed.equals(position.stones()) && side == position.toMove()) return;
        String turned = notation.turned(position, side);
        String rest = turned.substring(turned.indexOf("move"));
        try {
            begin(changed + rest.replaceAll("ko .*\\n", ""));
        } catch (InputException refused) {
            throw line.refuse(step, "The stones cannot be set up so: " + refused.getMessage());
        }
    }

    private Stones changed(GoStep.Setup change) {
        byte[] colours = position.stones().toArray();
        for (int point : change.black()) colours[point] = Stones.BLACK;
        for (int point : change.white()) colours[point] = Stones.WHITE;
        for (int point : change.empty()) colours[point] = Stones.EMPTY;
        return new Stones(game.size(), colours);
    }

    private void turn(int side) {
        begin(notation.turned(position, side));
    }

    private void begin(String diagram) {
        notation.place(diagram, position);
        setup = diagram;
        moves.clear();
    }

    /** A record as a file can tell it. */
    public static GoRecord tell(GameRecord record, Library library) {
        return tell(record, (GoGame) library.open(record.game()));
    }

    /** A record of this game as a file can tell it. */
    static GoRecord tell(GameRecord record, GoGame game) {
        GoPosition position = (GoPosition) record.without(record.moves().size()).replay(game);
        GoRecord told = GoRecord.of(position.stones(), (byte) (Stones.BLACK + position.toMove()))
                .withGame(game);
        List<GoStep> steps = new ArrayList<>(told.steps());
        for (int move : record.moves()) {
            steps.add(new GoStep.Move((byte) (Stones.BLACK + position.toMove()), move));
            position.play(move);
        }
        return told.withSteps(steps);
    }
}
