package tesuji.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tesuji.core.game.Adjudication;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.GameId;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;
import tesuji.core.game.Library;
import tesuji.core.game.MatchFact;
import tesuji.core.game.Notation;
import tesuji.core.game.Position;
import tesuji.core.game.RecordFormat;
import tesuji.core.game.Repetition;
import tesuji.core.game.ResultTable;
import tesuji.core.game.RuleKey;
import tesuji.core.game.RuleReader;
import tesuji.core.game.Termination;

/** A game that the laboratory has never heard of, and that brings everything a game can bring. */
final class Pebbles implements Game, ResultTable, RecordFormat {
    static final String BEST = "mcts[capacity=1000]";
    static final Library LIBRARY = new Library(List.of(new Family()));

    private final Heaps heaps = new Heaps(3, 2);

    @Override
    public GameId id() {
        return GameId.of("pebbles");
    }

    @Override
    public Position start() {
        return heaps.start();
    }

    @Override
    public int moveLimit() {
        return heaps.moveLimit();
    }

    @Override
    public int maxLegalMoves() {
        return heaps.maxLegalMoves();
    }

    @Override
    public int maxLength() {
        return heaps.maxLength();
    }

    @Override
    public Repetition repetition() {
        return heaps.repetition();
    }

    @Override
    public Notation notation() {
        return heaps.notation();
    }

    @Override
    public Optional<String> bestPlayer() {
        return Optional.of(BEST);
    }

    @Override
    public Optional<Adjudicator> adjudicator() {
        return Optional.of(
                (end, disputed) -> Adjudication.of(end.score(), Termination.RULES, "it took the last pebble"));
    }

    @Override
    public Optional<ResultTable> resultTable() {
        return Optional.of(this);
    }

    @Override
    public List<Column> columns() {
        return List.of(
                new Column.OfMatch("length", MatchFact.MOVES),
                new Column.OfMatch("side", MatchFact.WINNING_SIDE),
                new Column.OfGame("pebbles left", "left"));
    }

    @Override
    public Map<String, Object> facts(Position end, Termination termination, OptionalInt winner) {
        return Map.of("left", (int) notation()
                .picture(end)
                .pieces()
                .chars()
                .filter(piece -> piece == '*')
                .count());
    }

    @Override
    public Optional<RecordFormat> recordFormat() {
        return Optional.of(this);
    }

    @Override
    public String ending() {
        return ".peb";
    }

    @Override
    public String write(GameRecord record, Header header) {
        return "pebbles, " + record.moves().size() + " moves, " + header.result() + ", "
                + header.comments().size() + " comments\n";
    }

    private static final class Family implements GameFamily {
        @Override
        public String name() {
            return "pebbles";
        }

        @Override
        public String title() {
            return "Pebbles: take the last one";
        }

        @Override
        public List<RuleKey> keys() {
            return List.of();
        }

        @Override
        public Game open(RuleReader rules) {
            return new Pebbles();
        }
    }
}
