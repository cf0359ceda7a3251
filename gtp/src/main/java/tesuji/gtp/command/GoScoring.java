package tesuji.gtp.command;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.Position;
import tesuji.core.play.Decision;
import tesuji.gtp.Arguments;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;

/** The commands for the end of a game of Go: scoring, dead stones, and play after a dispute about them. */
final class GoScoring {
    private final GoDesk desk;

    GoScoring(GoDesk desk) {
        this.desk = desk;
    }

    List<Command> commands() {
        return List.of(
                Command.of("final_score", "the result, dead stones taken off", this::score)
                        .offered("string", "Final Score", ""),
                Command.of("final_status_list", "alive | dead | seki: the stones of this status", this::statusList)
                        .offered("plist", "Dead Stones", "dead"),
                Command.of("gogui-rules_final_result", "the result in words, dead stones taken off", this::result)
                        .offered("string", "Result", ""),
                Command.of("showboard", "draws the position", this::board),
                Command.of(
                        "kgs-genmove_cleanup",
                        "COLOUR: like genmove, but does not pass while dead stones can be taken",
                        this::cleanup));
    }

    private Reply score(Session session, Arguments arguments) {
        if (!desk.isGo(session.game())) return Playing.finalScore(session, arguments);
        OptionalInt score = desk.score(session.record());
        if (score.isEmpty()) throw new InputException("cannot score");
        return Reply.text(Results.score(score.getAsInt()));
    }

    private Reply result(Session session, Arguments arguments) {
        return Reply.text(Ruler.result(session, judged(session)));
    }

    private Reply board(Session session, Arguments arguments) {
        return Reply.text(Playing.board(session, judged(session)));
    }

    /** The score for a sentence about the result, so that there is but one answer to who won. */
    private int judged(Session session) {
        int standing = session.position().score();
        boolean judging = session.position().isOver() && desk.isGo(session.game());
        return judging ? desk.score(session.record()).orElse(standing) : standing;
    }

    private Reply statusList(Session session, Arguments arguments) {
        GoOnly.check(desk, session);
        GoDesk.Status status = switch (arguments.word(0)) {
            case "alive" -> GoDesk.Status.ALIVE;
            case "dead" -> GoDesk.Status.DEAD;
            case "seki" -> GoDesk.Status.SEKI;
            default ->
                throw Arguments.syntaxError("the status is alive, dead or seki, not \"" + arguments.word(0) + "\"");
        };
        Layout layout = session.layout();
        return Reply.text(desk.stones(session.record(), status).stream()
                .map(chain -> GoHandicap.vertices(layout, chain))
                .collect(Collectors.joining("\n")));
    }

    private Reply cleanup(Session session, Arguments arguments) {
        GoOnly.check(desk, session);
        int side = arguments.side(0);
        Decision decision = session.choose(side);
        if (decision instanceof Decision.Play play && isPass(session.positionFacing(side), play.move())) {
            OptionalInt better = desk.cleanup(session.facing(side));
            if (better.isPresent()) decision = new Decision.Play(better.getAsInt(), play.analysis());
        }
        return Playing.playing(session, side, decision);
    }

    private static boolean isPass(Position position, int move) {
        return position.game().notation().gesture(position, move).length == 0;
    }
}
