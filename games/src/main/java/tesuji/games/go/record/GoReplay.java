package tesuji.games.go.record;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
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
     * {@link tesuji.core.base.InputException} says where a move of it is illegal.
     *
     * @param before the number of the move before which to stop, counted from 1
     */
    public static GameRecord record(GoLine line, int before, Library library, GoRules.Preset unless) {
        GoGame game = (GoGame) library.open(id(line.game(), unless));
        GoReplay replay = new GoReplay(line, game);
        replay.follow(before);
        return new GameRecord(game.id(), replay.setup, replay.moves);
    }

    private static GameId id(GoRecord record, GoRules.Preset unless) {
        GoRules.Preset preset = record.rules().orElse(unless);
        GameId id =
                GameId.of("go").with("size", Integer.toString(record.size())).with("rules", RuleReader.word(preset));
        if (record.komi().isPresent())
            id = id.with("komi", GoKomi.text(record.komi().getAsInt()));
        boolean given = record.handicap() >= 2 && record.handicap() < record.size() * record.size();
        return given ? id.with("handicap", Integer.toString(record.handicap())).with("placement", "free") : id;
    }

    private void follow(int before) {
        if (line.game().startToMove() == Stones.WHITE) turn(1);
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

    private void play(int step, int move) {
        if (!position.isLegal(move)) {
            throw line.refuse(step, "The move " + notation.move(move) + " is illegal here.");
        }
        position.play(move);
        moves.add(move);
    }

    private void setUp(int step, GoStep.Setup change) {
        boolean stones = !(change.black().isEmpty()
                && change.white().isEmpty()
                && change.empty().isEmpty());
        int side = change.toMove() == Stones.EMPTY ? position.toMove() : change.toMove() - Stones.BLACK;
        if (!stones && side == position.toMove()) return;
        String turned = notation.turned(position, side);
        String rest = turned.substring(turned.indexOf("move"));
        Stones changed = changed(change);
        try {
            begin(changed + rest.replaceAll("ko .*\\n", ""));
        } catch (tesuji.core.base.InputException refused) {
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
        GoGame game = (GoGame) library.open(record.game());
        GoPosition position = (GoPosition) new GameRecord(record.game(), record.setup(), List.of()).replay(game);
        byte toMove = (byte) (Stones.BLACK + position.toMove());
        List<GoStep> steps = new ArrayList<>(
                GoRecord.of(position.stones(), toMove).withRules(game.rules()).steps());
        for (int move : record.moves()) {
            steps.add(new GoStep.Move((byte) (Stones.BLACK + position.toMove()), move));
            position.play(move);
        }
        return GoRecord.empty(game.size()).withRules(game.rules()).withSteps(steps);
    }
}
