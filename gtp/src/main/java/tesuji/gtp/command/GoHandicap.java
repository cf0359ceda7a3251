package tesuji.gtp.command;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tesuji.core.base.InputException;
import tesuji.core.game.Coordinates;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Layout;
import tesuji.core.game.Picture;
import tesuji.gtp.Arguments;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;

/** The commands that place handicap stones, and {@code play}, which may turn out to do so. */
final class GoHandicap {
    private static final int FEWEST = 2;

    private final GoDesk desk;

    GoHandicap(GoDesk desk) {
        this.desk = desk;
    }

    List<Command> commands() {
        return List.of(
                Command.of("fixed_handicap", "STONES: places handicap stones on the fixed points", this::fixed),
                Command.of("place_free_handicap", "STONES: lets the engine place handicap stones", this::free),
                Command.of("set_free_handicap", "VERTEX …: places handicap stones", this::set),
                Command.of("play", "COLOUR MOVE: plays a move", this::play));
    }

    private Reply fixed(Session session, Arguments arguments) {
        int stones = readyFor(session, arguments);
        return place(session, desk.fixedHandicap(session.clearedGame(), stones));
    }

    private Reply free(Session session, Arguments arguments) {
        int stones = readyFor(session, arguments);
        return place(session, desk.freeHandicap(session.clearedGame(), stones));
    }

    private int readyFor(Session session, Arguments arguments) {
        GoOnly.check(desk, session);
        int stones = arguments.integer(0);
        if (!GoGui.isEmpty(session)) throw new InputException("board not empty");
        if (stones < FEWEST) throw new InputException("invalid number of stones");
        return stones;
    }

    private Reply place(Session session, List<Integer> points) {
        if (points.isEmpty()) throw new InputException("invalid number of stones");
        begin(session, points);
        return Reply.text(vertices(session.layout(), points));
    }

    private Reply set(Session session, Arguments arguments) {
        GoOnly.check(desk, session);
        if (!GoGui.isEmpty(session)) throw new InputException("board not empty");
        Layout layout = session.layout();
        List<Integer> points = new ArrayList<>();
        for (String word : arguments.words()) {
            OptionalInt point = Coordinates.point(layout, word);
            if (point.isEmpty()) throw new InputException("bad vertex list");
            points.add(point.getAsInt());
        }
        boolean distinct = new HashSet<>(points).size() == points.size();
        if (!distinct || points.size() < FEWEST || points.size() >= layout.points()) {
            throw new InputException("bad vertex list");
        }
        begin(session, points);
        return Reply.DONE;
    }

    private void begin(Session session, List<Integer> points) {
        session.adopt(
                desk.handicap(session.clearedGame(), points),
                session.clearedGame().id());
    }

    /** Bridges to some servers send handicap stones as plain moves: so the first stones, all black, are a handicap. */
    private Reply play(Session session, Arguments arguments) {
        Reply reply = Playing.play(session, arguments);
        if (!desk.isGo(session.game())) return reply;
        Picture picture = session.game().notation().picture(session.position());
        int stones = picture.count(0);
        if (stones >= FEWEST && stones == session.depth() && picture.count(1) == 0) infer(session, picture);
        return reply;
    }

    private void infer(Session session, Picture picture) {
        List<Integer> points = IntStream.range(0, picture.layout().points())
                .filter(point -> picture.owner(point) == 0)
                .boxed()
                .toList();
        try {
            session.replace(desk.handicap(session.clearedGame(), points));
        } catch (InputException tooMany) {
            // Somebody sets up a position after all: it goes on without a handicap.
            String diagram = session.game().notation().diagram(session.position());
            session.replace(new GameRecord(session.clearedGame().id(), diagram, List.of()));
        }
    }

    static String vertices(Layout layout, List<Integer> points) {
        return points.stream().map(point -> Coordinates.text(layout, point)).collect(Collectors.joining(" "));
    }
}
