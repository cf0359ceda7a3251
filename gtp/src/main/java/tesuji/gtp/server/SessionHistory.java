package tesuji.gtp.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Turning;
import tesuji.gtp.Colours;

/**
 * The game of a session so far, and the way back. Owned by one thread; a change that fails changes nothing.
 *
 * <p>The protocol allows two moves in a row by one side and moves after the end. A record knows neither, so such a move
 * begins a new record at the same position with the other side to move; the old one stays on the way back.
 */
final class SessionHistory {
    private record Step(Game game, Course course, Captures captures) {
        GameRecord record() {
            return course.now();
        }
    }

    /** Oldest first. */
    private final List<Step> past = new ArrayList<>();

    private Step now;
    private Position position;

    SessionHistory(Game game) {
        now = new Step(game, Course.of(GameRecord.of(game)), Captures.NONE);
        position = game.start();
    }

    Game game() {
        return now.game();
    }

    GameRecord record() {
        return now.record();
    }

    Course course() {
        return now.course();
    }

    Captures captures() {
        return now.captures();
    }

    /** The position now; callers do not change it. */
    Position position() {
        return position;
    }

    /** Moves that can be taken back. */
    int depth() {
        return past.size();
    }

    void start(Game game) {
        now = new Step(game, Course.of(GameRecord.of(game)), Captures.NONE);
        position = game.start();
        past.clear();
    }

    /** Continues another record, with all its moves on the way back. */
    void adopt(Game game, GameRecord record) {
        record.replay(game); // refuses an illegal record before anything changes
        GameRecord first = record.without(record.moves().size());
        now = new Step(game, Course.of(first), Captures.NONE);
        position = first.replay(game);
        past.clear();
        for (int move : record.moves()) play(record(), move);
    }

    /** Puts another record in place of the present one; what came before stays. */
    void replace(Game game, GameRecord record) {
        position = record.replay(game);
        now = new Step(game, Course.of(record), captures());
    }

    /** Leaves the move to this side. */
    void turn(int side) {
        GameRecord facing = facing(side);
        position = reached(facing);
        now = new Step(game(), now.course().turned(facing), captures());
    }

    /** The present record, if the side is to move in it, or one that begins here with that side to move. */
    GameRecord facing(int side) {
        if (!position.isOver() && position.toMove() == side) return record();
        Turning turning = game().turning()
                .orElseThrow(() -> new InputException("illegal move: "
                        + (position.isOver() ? "the game is over" : Colours.word(1 - side) + " is to move")));
        return new GameRecord(game().id(), turning.turned(position, side), List.of());
    }

    /** The position a record of {@link #facing} has reached; callers do not change it. */
    Position reached(GameRecord facing) {
        return facing.equals(record()) ? position : facing.replay(game());
    }

    /** Plays a legal move of a record of {@link #facing}. */
    void play(GameRecord facing, int move) {
        Notation notation = game().notation();
        Position next = reached(facing);
        Picture before = notation.picture(next);
        int side = next.toMove();
        next.play(move);
        past.add(now);
        Course course = now.course().then(new Course.Ply(side, move), facing.then(move));
        now = new Step(game(), course, captures().after(side, before, notation.picture(next)));
        position = next;
    }

    void undo() {
        if (past.isEmpty()) throw new InputException("cannot undo");
        Step before = past.get(past.size() - 1);
        position = before.record().replay(before.game());
        now = before;
        past.remove(past.size() - 1);
    }

    /** Changes the rules under the game, now and on the way back; a present move that becomes illegal refuses it. */
    void revise(UnaryOperator<Game> rules) {
        Map<Game, Game> revised = new HashMap<>();
        UnaryOperator<Step> change = step -> {
            Game game = revised.computeIfAbsent(step.game(), rules);
            return new Step(game, step.course().by(game.id()), step.captures());
        };
        List<Step> before = past.stream().map(change).toList();
        Step present = change.apply(now);
        position = present.record().replay(present.game());
        now = present;
        past.clear();
        past.addAll(before);
    }
}
