package tesuji.app.endgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;
import tesuji.endgame.board.Question;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.sum.Forest;
import tesuji.endgame.sum.LastMove;
import tesuji.endgame.sum.LastMoveCheck;
import tesuji.endgame.sum.Ply;
import tesuji.endgame.sum.Position;
import tesuji.endgame.sum.Proof;
import tesuji.endgame.sum.ProofCheck;
import tesuji.endgame.value.Side;

/**
 * Replays a proof that was written to a file against every defence. It believes what the file says about the regions:
 * their trees, which of them are on the board before and after each first move, and what is settled besides. The solver
 * takes no part.
 *
 * @param claims how many claims hold, which are all of them
 * @param positions for which they give a move
 * @param best the first moves after which the result is as claimed, where the proof speaks of first moves
 * @param premises what is believed of the file, and was not checked
 */
public record ProofReplay(String score, int claims, int positions, List<String> best, List<String> premises) {
    private static final List<String> PREMISES = List.of(
            "the regions are worth the games that the file gives for them, before and after each first move",
            "what the file calls settled is so",
            "the groups around the regions live");

    private static final Pattern NUMBER = Pattern.compile("(-?\\d{1,15})(?:/(\\d{1,15}))?");

    /** Replays a proof about this board; an {@link InputException} names the first flaw. */
    public static ProofReplay of(ProofFile file, Question question) {
        refuseIf(!file.board().equals(ProofWriter.rows(question.stones())), "it is about another board");
        refuseIf(!file.toMove().equals(EndgameAnswer.word(question.toMove())), "in it the other side is to move");
        boolean sameRules = file.counting().equals(EndgameAnswer.word(question.counting()))
                && file.komi().equals(question.komi().toString())
                && file.prisoners() == question.prisoners();
        refuseIf(!sameRules, "it counts by other rules, another komi or other prisoners");
        try {
            return new Replay(file).result();
        } catch (StackOverflowError e) {
            throw new InputException("The proof does not hold: its games are too deep to be followed.", e);
        }
    }

    private static void refuseIf(boolean flaw, String reason) {
        if (flaw) throw new InputException("The proof does not hold: " + reason + ".");
    }

    private static Dyadic number(String text) {
        Matcher matcher = NUMBER.matcher(text);
        refuseIf(!matcher.matches(), "\"" + text + "\" is no number");
        String below = matcher.group(2);
        long denominator = below == null ? 1 : Long.parseLong(below);
        refuseIf(Long.bitCount(denominator) != 1, text + " is no fraction with a power of two below");
        return Dyadic.of(Long.parseLong(matcher.group(1)), Long.numberOfTrailingZeros(denominator));
    }

    private static Side side(String text) {
        refuseIf(!text.equals("black") && !text.equals("white"), "\"" + text + "\" is no side");
        return text.equals("black") ? Side.BLACK : Side.WHITE;
    }

    private static final class Replay {
        private final ProofFile file;
        private final Forest forest;
        private int positions;

        Replay(ProofFile file) {
            this.file = file;
            Map<Integer, Forest.Node> nodes = new HashMap<>();
            for (ProofFile.Tree tree : file.games()) {
                Dyadic score = tree.number() == null ? null : number(tree.number());
                nodes.put(tree.id(), new Forest.Node(score, tree.black(), tree.white()));
            }
            forest = new Forest(nodes);
            Set<Integer> sound = new HashSet<>();
            for (int id : nodes.keySet()) refuseRounds(id, new HashSet<>(), sound);
        }

        /** A tree has an end: nothing in it comes back, and nothing is missing. */
        private void refuseRounds(int id, Set<Integer> above, Set<Integer> sound) {
            if (sound.contains(id)) return;
            Forest.Node node = node(id);
            refuseIf(!above.add(id), "game " + id + " comes back to itself");
            for (int option : node.blacks()) refuseRounds(option, above, sound);
            for (int option : node.whites()) refuseRounds(option, above, sound);
            above.remove(id);
            sound.add(id);
        }

        private Forest.Node node(int id) {
            Forest.Node node = forest.nodes().get(id);
            if (node == null) throw new InputException("The proof does not hold: there is no game " + id + ".");
            return node;
        }

        ProofReplay result() {
            Dyadic score = number(file.score());
            List<String> best = new ArrayList<>();
            Set<String> shown = new HashSet<>();
            for (ProofFile.Claim claim : file.claims()) {
                String move = claim.move();
                refuseIf(claim.toMove().equals(file.toMove()) != (move == null), "a claim has the wrong side to move");
                replay(claim);
                Dyadic reached = score(claim);
                if (move == null) {
                    refuseIf(!reached.equals(score), "it shows " + reached + ", not " + score);
                    shown.add(claim.kind());
                } else if (reached.equals(score)) best.add(move);
            }
            boolean whole = shown.contains(ProofFile.Claim.LAST_MOVE)
                    || (shown.contains(ProofFile.Claim.AT_LEAST) && shown.contains(ProofFile.Claim.AT_MOST));
            refuseIf(!whole, "nothing is claimed of the board as it stands for both sides");
            return new ProofReplay(file.score(), file.claims().size(), positions, List.copyOf(best), PREMISES);
        }

        private void replay(ProofFile.Claim claim) {
            for (int part : claim.parts()) node(part);
            Side side = side(claim.side());
            Map<Position, Ply> plan = new HashMap<>();
            for (ProofFile.Step step : claim.plan()) {
                plan.put(new Position(step.at(), side), new Ply(step.from(), step.to()));
            }
            positions += plan.size();
            Position start = new Position(claim.parts(), side(claim.toMove()));
            Optional<String> flaw = switch (claim.kind()) {
                case ProofFile.Claim.LAST_MOVE -> LastMoveCheck.flaw(new LastMove(forest, start, side, plan));
                case ProofFile.Claim.AT_LEAST, ProofFile.Claim.AT_MOST -> {
                    boolean owned = (side == Side.BLACK) == claim.kind().equals(ProofFile.Claim.AT_LEAST);
                    refuseIf(!owned, "at-least is Black's claim, at-most White's");
                    Proof proof = new Proof(forest, start, number(claim.number()), plan, plan);
                    yield ProofCheck.flaw(proof, side);
                }
                default -> Optional.of("\"" + claim.kind() + "\" is no kind of claim");
            };
            flaw.ifPresent(reason -> refuseIf(true, reason.replaceFirst("\\.$", "")));
        }

        /**
         * Black's result if the claim holds: who moves first and last has made one move more, and a chilled move costs
         * a point.
         */
        private Dyadic score(ProofFile.Claim claim) {
            Dyadic number = number(claim.number());
            if (!claim.kind().equals(ProofFile.Claim.LAST_MOVE)) return number.plus(number(file.settled()));
            if (!claim.side().equals(claim.toMove())) return number;
            return side(claim.side()) == Side.BLACK ? number.plus(Dyadic.ONE) : number.minus(Dyadic.ONE);
        }
    }
}
