package tesuji.core.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * {@link Heaps} with one mistake.
 *
 * @param asked how often legal moves were asked for, by anyone
 */
record FaultyGame(Heaps heaps, Fault fault, AtomicInteger asked) implements Game {
    @Override
    public GameId id() {
        return fault == Fault.ID_LOSES_A_RULE ? heaps.id().without("size") : heaps.id();
    }

    @Override
    public Position start() {
        return new FaultyPosition(this);
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
        return fault == Fault.UNDERSTATES_LENGTH ? 2 : heaps.maxLength();
    }

    @Override
    public Repetition repetition() {
        return heaps.repetition();
    }

    @Override
    public Notation notation() {
        return new FaultyNotation(this, heaps.notation());
    }

    @Override
    public Symmetries symmetries() {
        Symmetries sound = heaps.symmetries();
        int points = Heaps.HEAPS * heaps.size();
        int[][] moves = new int[2][moveLimit()];
        int[][] images = new int[2][points];
        for (int move = 0; move < moveLimit(); move++) {
            moves[1][move] = switch (fault) {
                case SYMMETRY_IS_NO_PERMUTATION -> 0;
                case SYMMETRY_TURNS_POINTS_ONLY -> move;
                default -> sound.move(1, move);
            };
        }
        for (int point = 0; point < points; point++) images[1][point] = sound.point(1, point);
        return new Symmetries(moves, images);
    }

    @Override
    public Optional<Adjudicator> adjudicator() {
        return Optional.of(new Arbiter(fault));
    }

    private record Arbiter(Fault fault) implements Adjudicator {
        @Override
        public Adjudication adjudicate(Position end, Set<Integer> disputed) {
            return new Adjudication(
                    end.score(),
                    fault == Fault.ENDS_BY_A_CRASH ? Termination.CRASH : Termination.RULES,
                    fault == Fault.REASONS_ARE_SENTENCES ? "It won." : "it took the last counter",
                    Optional.of(fault == Fault.EMPTY_POINTS_DIE ? List.of(0) : List.of()),
                    List.of(),
                    List.of());
        }

        @Override
        public Optional<GameSummary> summary(GameRecord record) {
            List<String> row = fault == Fault.SUMMARY_LACKS_CELLS ? List.of("a") : List.of("a", "b");
            return Optional.of(new GameSummary(List.of("left", "right"), List.of(row), List.of("That was it.")));
        }
    }

    @Override
    public Optional<ResultTable> resultTable() {
        return Optional.of(new Sheet(fault));
    }

    private record Sheet(Fault fault) implements ResultTable {
        @Override
        public List<Column> columns() {
            String title = fault == Fault.COLUMNS_SHARE_A_TITLE ? "moves" : "left";
            return List.of(new Column.OfMatch("moves", MatchFact.MOVES), new Column.OfGame(title, "left"));
        }

        @Override
        public Map<String, Object> facts(Position end, Termination termination, OptionalInt winner) {
            if (fault == Fault.FACTS_ARE_MISSING && termination == Termination.CRASH) return Map.of();
            return Map.of("left", fault == Fault.FACTS_ARE_NO_CELLS ? List.of() : 0);
        }
    }

    @Override
    public Optional<Indexing> indexing() {
        return Optional.of(new Numbers(this, new HeapsIndexing(heaps)));
    }

    @Override
    public Optional<Packing> packing() {
        return Optional.of(new Parcels(fault));
    }

    private record Parcels(Fault fault) implements Packing {
        @Override
        public long pack(Position position) {
            HeapsPosition heaps = ((FaultyPosition) position).heaps();
            long packed = 20L * heaps.left() + 2L * heaps.right() + heaps.toMove();
            return switch (fault) {
                case PACKING_LOSES_THE_SIDE -> packed - heaps.toMove();
                case PACKING_IS_NEGATIVE -> -packed;
                case PACKINGS_COLLIDE -> packed / 4 * 4;
                default -> packed;
            };
        }

        @Override
        public void unpack(long packed, Position into) {
            FaultyPosition position = (FaultyPosition) into;
            long sound = fault == Fault.PACKING_IS_NEGATIVE ? -packed : packed;
            if (fault == Fault.UNPACKING_KEEPS_THE_PAST) {
                position.heaps().play(0);
                position.heaps().undo();
                return;
            }
            position.heaps().set((int) sound / 20, (int) sound % 20 / 2, (int) sound % 2);
        }
    }

    private record Numbers(FaultyGame game, HeapsIndexing sound) implements Indexing, Reversal {
        @Override
        public int layers() {
            return sound.layers();
        }

        @Override
        public long size(int layer) {
            return sound.size(layer);
        }

        @Override
        public int layer(Position position) {
            int layer = sound.layer(heaps(position));
            return game.fault == Fault.MOVES_CLIMB ? game.heaps.size() - layer : layer;
        }

        @Override
        public long rank(Position position) {
            long rank = sound.rank(heaps(position));
            return game.fault == Fault.RANKS_COLLIDE ? rank - rank % 2 : rank;
        }

        @Override
        public boolean unrank(int layer, long index, Position into) {
            int from = game.fault == Fault.MOVES_CLIMB ? game.heaps.size() - layer : layer;
            return sound.unrank(from, index, heaps(into));
        }

        @Override
        public Optional<Reversal> reversal() {
            return Optional.of(this);
        }

        @Override
        public int predecessors(Position position, long[] into) {
            int count = sound.predecessors(heaps(position), into);
            if (game.fault == Fault.MISSES_A_PREDECESSOR && count > 1) return count - 1;
            if (game.fault == Fault.INVENTS_A_PREDECESSOR && count > 1) into[count++] = into[0];
            return count;
        }

        private static HeapsPosition heaps(Position position) {
            return ((FaultyPosition) position).heaps();
        }
    }
}
