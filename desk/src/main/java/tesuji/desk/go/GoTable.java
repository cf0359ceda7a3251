package tesuji.desk.go;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.desk.round.GameResult;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.Handicap;
import tesuji.games.go.Stones;
import tesuji.games.go.board.Chains;
import tesuji.games.go.playout.FinalStatus;
import tesuji.games.go.playout.GoAdjudicator;
import tesuji.games.go.record.GoRecord;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoSgf;
import tesuji.games.go.record.GoStep;
import tesuji.games.go.score.Partition;
import tesuji.gtp.command.GoDesk;
import tesuji.gtp.server.Course;

/** Our Go, at the service of the protocol. */
public final class GoTable implements GoDesk {
    private final Library library;

    public GoTable(Library library) {
        this.library = library;
    }

    @Override
    public boolean isGo(Game game) {
        return game instanceof GoGame;
    }

    @Override
    public List<Integer> fixedHandicap(Game game, int stones) {
        int size = ((GoGame) game).size();
        return stones < 2 || stones > Handicap.most(size) ? List.of() : Handicap.points(size, stones);
    }

    /**
     * The fixed points are good points too, and as many as there are of them will do. Tiny boards have none: there the
     * corners of the second line come first, then the points nearest to the centre.
     */
    @Override
    public List<Integer> freeHandicap(Game game, int stones) {
        int size = ((GoGame) game).size();
        if (stones < 2 || stones >= size * size) return List.of();
        if (Handicap.most(size) > 0) return Handicap.points(size, Math.min(stones, Handicap.most(size)));
        Comparator<Integer> bySense = Comparator.comparing((Integer point) -> !isSecondLineCorner(point, size))
                .thenComparing(
                        point -> Math.abs(2 * (point / size) - size + 1) + Math.abs(2 * (point % size) - size + 1));
        return IntStream.range(0, size * size)
                .boxed()
                .sorted(bySense)
                .limit(stones)
                .toList();
    }

    private static boolean isSecondLineCorner(int point, int size) {
        int row = point / size;
        int column = point % size;
        return (row == 1 || row == size - 2) && (column == 1 || column == size - 2);
    }

    @Override
    public GameRecord handicap(Game game, List<Integer> points) {
        int size = ((GoGame) game).size();
        byte[] colours = new byte[size * size];
        for (int point : points) colours[point] = Stones.BLACK;
        GameId id = game.id().with("handicap", Integer.toString(points.size())).with("placement", "free");
        return new GameRecord(library.open(id).id(), new Stones(size, colours) + "move white\n", List.of());
    }

    @Override
    public GameId withoutHandicap(GameId game) {
        return game.without("handicap").without("placement");
    }

    @Override
    public OptionalInt score(GameRecord record) {
        GoPosition position = position(record);
        return OptionalInt.of(GoAdjudicator.score(position, FinalStatus.of(position)));
    }

    /** Chains in seki are not told from living ones. */
    @Override
    public List<List<Integer>> stones(GameRecord record, Status status) {
        GoPosition position = position(record);
        Set<Integer> dead =
                status == Status.SEKI ? Set.of() : FinalStatus.of(position).dead();
        Stones stones = position.stones();
        Partition parts = Partition.byColour(stones);
        List<List<Integer>> chains = new ArrayList<>();
        for (int part = 0; part < parts.count(); part++) {
            int first = parts.point(part, 0);
            boolean listed = status != Status.SEKI && dead.contains(first) == (status == Status.DEAD);
            if (stones.at(first) != Stones.EMPTY && listed) chains.add(members(parts, part));
        }
        return chains;
    }

    private static List<Integer> members(Partition parts, int part) {
        List<Integer> points = new ArrayList<>();
        for (int i = 0; i < parts.size(part); i++) points.add(parts.point(part, i));
        return points;
    }

    /** A liberty of a dead chain where our stone does not stand in atari. */
    @Override
    public OptionalInt cleanup(GameRecord record) {
        GoPosition position = position(record);
        Chains board = position.board();
        Stones stones = position.stones();
        Set<Integer> liberties = new HashSet<>();
        int[] near = new int[4];
        for (int point : FinalStatus.of(position).dead()) {
            if (stones.at(point) == Stones.BLACK + position.toMove()) continue;
            int count = stones.neighbours(point, near);
            for (int i = 0; i < count; i++) if (stones.at(near[i]) == Stones.EMPTY) liberties.add(near[i]);
        }
        for (int liberty : new TreeSet<>(liberties)) {
            if (!position.isLegal(liberty)) continue;
            position.play(liberty);
            boolean safe = !board.inAtari(board.chain(board.geometry().cell(liberty)));
            position.undo();
            if (safe) return OptionalInt.of(liberty);
        }
        return OptionalInt.empty();
    }

    @Override
    public GameRecord load(Path file, int before) throws IOException {
        return GoReplay.record(GoSgf.load(file), before, library, GoRules.Preset.CHINESE);
    }

    @Override
    public String print(Course course) {
        GoRecord told = GoReplay.tell(course.start(), library);
        List<GoStep> steps = new ArrayList<>(told.steps());
        for (Course.Ply ply : course.plies()) {
            steps.add(new GoStep.Move((byte) (Stones.BLACK + ply.side()), ply.move()));
        }
        told = told.withSteps(steps);
        GoPosition position = position(course.now());
        byte toMove = (byte) (Stones.BLACK + position.toMove());
        if (told.toMove() != toMove) told = told.then(GoStep.Setup.turn(toMove));
        Optional<GameResult> result = position.isOver()
                ? Optional.of(GameResult.counted(position.game(), course.now(), position, Set.of()))
                : Optional.empty();
        return SgfForm.text(told, result);
    }

    private GoPosition position(GameRecord record) {
        return (GoPosition) record.replay(library.open(record.game()));
    }
}
