package tesuji.gtp.toy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.gtp.command.GoDesk;
import tesuji.gtp.server.Course;

/**
 * A desk for the pocket Go of the toys. Handicap stones stand in the lowest row; stones in the highest row are dead,
 * those of the second column are in seki; a game file is an id and moves, separated by blanks.
 */
public final class ToyDesk implements GoDesk {
    private static final int MOST = 4;

    @Override
    public boolean isGo(Game game) {
        return game.id().name().equals("catch");
    }

    private static int most(Game game) {
        return Math.min(MOST, ((ToyGame) game).layout().width());
    }

    @Override
    public List<Integer> fixedHandicap(Game game, int stones) {
        return stones > most(game)
                ? List.of()
                : IntStream.range(0, stones).boxed().toList();
    }

    @Override
    public List<Integer> freeHandicap(Game game, int stones) {
        return fixedHandicap(game, Math.min(most(game), stones));
    }

    @Override
    public GameRecord handicap(Game game, List<Integer> points) {
        if (points.size() > most(game)) throw new InputException("too many stones");
        GameId id = game.id().with("handicap", "" + points.size());
        char[] pieces = ".".repeat(((ToyGame) game).points()).toCharArray();
        for (int point : points) pieces[point] = Picture.FIRST;
        return new GameRecord(id, new String(pieces) + " 1 0", List.of());
    }

    @Override
    public GameId withoutHandicap(GameId game) {
        return game.without("handicap");
    }

    @Override
    public OptionalInt score(GameRecord record) {
        Position position = replay(record);
        if (!position.isOver()) return OptionalInt.empty();
        Picture picture = picture(position);
        int score = position.score();
        for (List<Integer> chain : stones(record, Status.DEAD)) score -= picture.owner(chain.get(0)) == 0 ? 2 : -2;
        return OptionalInt.of(score);
    }

    @Override
    public List<List<Integer>> stones(GameRecord record, Status status) {
        Picture picture = picture(replay(record));
        List<List<Integer>> chains = new ArrayList<>();
        for (int point = 0; point < picture.layout().points(); point++) {
            if (picture.owner(point) >= 0 && status(picture, point) == status) chains.add(List.of(point));
        }
        return chains;
    }

    private static Status status(Picture picture, int point) {
        if (picture.layout().rise(point) == picture.layout().height() - 1) return Status.DEAD;
        return picture.layout().column(point) == 1 ? Status.SEKI : Status.ALIVE;
    }

    /** The point below the first dead stone of the opponent. */
    @Override
    public OptionalInt cleanup(GameRecord record) {
        Position position = replay(record);
        Picture picture = picture(position);
        return stones(record, Status.DEAD).stream()
                .mapToInt(chain -> chain.get(0))
                .filter(point -> picture.owner(point) == 1 - position.toMove())
                .map(point -> point - picture.layout().width())
                .findFirst();
    }

    @Override
    public GameRecord load(Path file, int before) throws IOException {
        String[] words = Files.readString(file).strip().split("\\s+");
        Game game = Toys.LIBRARY.open(words[0]);
        Notation notation = game.notation();
        List<Integer> moves = new ArrayList<>();
        for (int i = 1; i < words.length && i < before; i++) moves.add(notation.move(words[i]));
        return new GameRecord(game.id(), "", moves);
    }

    @Override
    public String print(Course course) {
        GameId id = course.now().game();
        Notation notation = Toys.LIBRARY.open(id).notation();
        StringBuilder text = new StringBuilder(id.toString());
        for (Course.Ply ply : course.plies()) text.append("\n\n").append(notation.move(ply.move()));
        return text.toString();
    }

    private static Position replay(GameRecord record) {
        return record.replay(Toys.LIBRARY.open(record.game()));
    }

    private static Picture picture(Position position) {
        return position.game().notation().picture(position);
    }
}
