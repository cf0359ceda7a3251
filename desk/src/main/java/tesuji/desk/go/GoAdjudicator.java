package tesuji.desk.go;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.desk.round.Adjudicator;
import tesuji.desk.round.GameResult;
import tesuji.games.go.GoPosition;
import tesuji.games.go.playout.FinalStatus;
import tesuji.games.go.score.Count;
import tesuji.games.go.score.Marks;
import tesuji.games.go.score.Prisoners;

/** Counts finished games of Go: playouts tell which stones are dead, and the players may see it otherwise. */
public final class GoAdjudicator implements Adjudicator {
    static int score(GoPosition position, Marks marks) {
        return Count.of(position.stones(), marks, Prisoners.of(position), position.rules())
                .margin()
                .halfPoints();
    }

    /** After two passes dead stones are taken off; a game cut off by its cap counts as it stands. */
    @Override
    public GameResult.Counted verdict(GameRecord record, Position position, Set<Integer> disputed) {
        GoPosition end = (GoPosition) position;
        if (end.passes() < 2) return new GameResult.Counted(end.score(), "");
        Set<Integer> dead = new TreeSet<>(disputed);
        for (int point : FinalStatus.of(end).dead()) {
            if (!dead.remove(point)) dead.add(point);
        }
        String list = dead.stream().map(end.game().notation()::move).collect(Collectors.joining(" "));
        String note = dead.isEmpty() ? "No stones are taken for dead." : "Taken for dead: " + list + ".";
        return new GameResult.Counted(score(end, Marks.of(dead, Set.of())), note);
    }

    @Override
    public Set<Integer> chain(Position position, String point) {
        GoPosition end = (GoPosition) position;
        if (end.passes() < 2) throw new InputException("This game was cut off and counts as it stands.");
        int named = end.game().notation().move(point);
        if (named >= end.stones().points()) throw new InputException("Name a stone, such as D4, not a pass.");
        return Marks.of(Set.of(named), Set.of()).on(end.stones()).dead();
    }

    @Override
    public String tally(Position position) {
        Prisoners prisoners = Prisoners.of((GoPosition) position);
        return "prisoners: Black " + prisoners.byBlack() + ", White " + prisoners.byWhite();
    }
}
