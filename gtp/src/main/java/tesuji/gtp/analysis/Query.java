package tesuji.gtp.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tesuji.core.base.InputException;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.gtp.Arguments;
import tesuji.gtp.Colours;
import tesuji.gtp.MoveText;
import tesuji.gtp.server.Session;

/**
 * The arguments of an analysing command: {@code [COLOUR] [CENTISECONDS] [KEY VALUE …]}.
 *
 * @param side whose move is looked for
 * @param interval how often to report
 * @param fewest moves to tell of at least, if there are so many
 * @param most moves to tell of at most
 * @param bans moves not to be considered
 * @param details what else to tell
 */
public record Query(
        int side, Duration interval, int fewest, int most, List<AnalysisRequest.Ban> bans, Set<Detail> details) {
    /** What is told only to those who ask. A player that knows nothing of it leaves it out. */
    public enum Detail {
        /** The position as a whole. */
        ROOT_INFO("rootInfo"),
        /** Who will own each point. */
        OWNERSHIP("ownership"),
        OWNERSHIP_DEVIATION("ownershipStdev"),
        /** The same after each move. */
        MOVE_OWNERSHIP("movesOwnership"),
        MOVE_OWNERSHIP_DEVIATION("movesOwnershipStdev"),
        /** How often each move of a line was visited. */
        LINE_VISITS("pvVisits"),
        LINE_EDGE_VISITS("pvEdgeVisits"),
        /** Chances of games without a result, which nobody here counts. */
        NO_RESULT("noResultValue");

        private static final Set<Detail> OWNERS =
                Set.of(OWNERSHIP, OWNERSHIP_DEVIATION, MOVE_OWNERSHIP, MOVE_OWNERSHIP_DEVIATION);

        private final String key;

        Detail(String key) {
            this.key = key;
        }

        /** The word of the protocol. */
        public String key() {
            return key;
        }
    }

    /** A line a second suits eyes and programs that name no interval. */
    private static final Duration STANDARD = Duration.ofSeconds(1);

    /** Centiseconds nobody will exceed in earnest. */
    private static final double LONGEST = 1e9;

    private static final Duration SHORTEST = Duration.ofMillis(10);

    public Query {
        bans = List.copyOf(bans);
        details = Set.copyOf(details);
    }

    /** Reads the arguments; without a colour the side to move is meant. */
    public static Query read(Session session, Arguments arguments) {
        return new Reader(session, arguments).read();
    }

    public AnalysisRequest request(Limits limits) {
        return new AnalysisRequest(limits, interval, details.stream().anyMatch(Detail.OWNERS::contains), bans);
    }

    public boolean rootInfo() {
        return details.contains(Detail.ROOT_INFO);
    }

    public boolean ownership() {
        return details.contains(Detail.OWNERSHIP);
    }

    public boolean lineVisits() {
        return details.contains(Detail.LINE_VISITS);
    }

    /** The moves that the side asked about may not make now. */
    public Set<Integer> banned() {
        Set<Integer> banned = new HashSet<>();
        for (AnalysisRequest.Ban ban : bans) if (ban.side() == side) banned.addAll(ban.moves());
        return banned;
    }

    /** Whether the side asked about, which is to move here, has a move that is not banned. */
    public boolean leavesChoice(Position position) {
        Set<Integer> banned = banned();
        int[] legal = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(legal);
        return IntStream.of(legal).limit(count).anyMatch(move -> !banned.contains(move));
    }

    /** Goes through the words once. */
    private static final class Reader {
        private final Session session;
        private final Arguments arguments;
        private int at;
        private Duration interval = STANDARD;
        private int fewest;
        private int most = Integer.MAX_VALUE;
        private final List<AnalysisRequest.Ban> bans = new ArrayList<>();
        private final Set<Detail> details = EnumSet.noneOf(Detail.class);

        Reader(Session session, Arguments arguments) {
            this.session = session;
            this.arguments = arguments;
        }

        Query read() {
            int side = side();
            if (at < arguments.count() && !Character.isLetter(arguments.word(at).charAt(0))) interval = interval();
            while (at < arguments.count()) option(arguments.word(at++));
            return new Query(side, interval, fewest, most, bans, details);
        }

        private int side() {
            OptionalInt named = arguments.isEmpty() ? OptionalInt.empty() : Colours.side(arguments.word(0));
            if (named.isEmpty()) return session.position().toMove();
            at++;
            return named.getAsInt();
        }

        private void option(String key) {
            switch (key) {
                case "interval" -> interval = interval();
                case "minmoves" -> fewest = count();
                case "maxmoves" -> most = Math.max(1, count());
                case "avoid" -> ban(false);
                case "allow" -> ban(true);
                default -> detail(key);
            }
        }

        private void detail(String key) {
            Detail named = Arrays.stream(Detail.values())
                    .filter(detail -> detail.key().equals(key))
                    .findFirst()
                    .orElseThrow(() -> Arguments.syntaxError("there is no option \"" + key + "\" of an analysis"));
            if (flag()) details.add(named);
            else details.remove(named);
        }

        private Duration interval() {
            double centiseconds = arguments.decimal(at++);
            if (centiseconds < 0) throw Arguments.syntaxError("an interval cannot be negative");
            if (centiseconds > LONGEST) throw Arguments.syntaxError("an interval has at most 1000000000 centiseconds");
            Duration wanted = Duration.ofMillis(Math.round(10 * centiseconds));
            return wanted.compareTo(SHORTEST) < 0 ? SHORTEST : wanted;
        }

        private int count() {
            int count = arguments.integer(at++);
            if (count < 0) throw Arguments.syntaxError("a number of moves cannot be negative");
            return count;
        }

        private boolean flag() {
            String word = arguments.word(at++);
            if (word.equals("true") || word.equals("false")) return word.equals("true");
            throw Arguments.syntaxError("\"" + word + "\" is neither true nor false");
        }

        /** {@code COLOUR MOVE,MOVE,… PLIES}: these moves only, or all but these. */
        private void ban(boolean allowing) {
            int side = arguments.side(at++);
            Set<Integer> named = moves(side, arguments.word(at++));
            int plies = arguments.integer(at++);
            if (plies < 1) throw Arguments.syntaxError("a depth is at least 1");
            bans.add(new AnalysisRequest.Ban(side, allowing ? others(named) : named, plies));
        }

        private Set<Integer> others(Set<Integer> allowed) {
            if (allowed.isEmpty()) throw new InputException("none of the moves allowed is legal");
            return IntStream.range(0, session.game().moveLimit())
                    .filter(move -> !allowed.contains(move))
                    .boxed()
                    .collect(Collectors.toSet());
        }

        private Set<Integer> moves(int side, String list) {
            boolean turns = session.game().turning().isPresent();
            Position position = turns ? session.positionFacing(side) : session.position();
            Set<Integer> moves = new HashSet<>();
            for (String text : list.split(",", -1)) move(position, text).ifPresent(moves::add);
            return moves;
        }

        /** The move with this text, or none if it names a point where nothing can be played. */
        private static OptionalInt move(Position position, String text) {
            try {
                return OptionalInt.of(MoveText.read(position, text));
            } catch (InputException notNow) {
                if (MoveText.point(position, text).isPresent()) return OptionalInt.empty();
            }
            try {
                return OptionalInt.of(position.game().notation().move(text)); // a move of a later moment
            } catch (InputException never) {
                throw new InputException("syntax error: " + never.getMessage(), never);
            }
        }
    }
}
