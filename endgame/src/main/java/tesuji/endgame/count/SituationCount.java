package tesuji.endgame.count;

import java.util.Optional;
import tesuji.endgame.number.Dyadic;

/**
 * What a local situation is worth by classical counting, from its leaves upwards (Frejlak 2020, §2.2).
 *
 * <p>Gote counts the middle of both outcomes. If the score after an exchange is better for the second player than that
 * middle, the exchange is the first player's privilege and the score is the one after it. Where situations are ordered,
 * this is the mean of the game, and the smaller of the two move values its temperature.
 *
 * @param score the local score
 * @param blackMove what Black's move gains over the score; 0 when settled
 * @param whiteMove what White's move gains
 * @param black Black's move and White's reply, if there is one
 * @param white White's move and Black's reply, if there is one
 */
public record SituationCount(
        Dyadic score,
        Dyadic blackMove,
        Dyadic whiteMove,
        Kind kind,
        Optional<Exchange> black,
        Optional<Exchange> white) {

    public static SituationCount of(LocalTree tree) {
        if (tree instanceof LocalTree.Settled settled) {
            return new SituationCount(
                    settled.score(), Dyadic.ZERO, Dyadic.ZERO, Kind.SETTLED, Optional.empty(), Optional.empty());
        }
        LocalTree.Open open = (LocalTree.Open) tree;
        SituationCount afterBlack = of(open.black());
        SituationCount afterWhite = of(open.white());
        Optional<Exchange> black = blackExchange(open, afterBlack, afterWhite);
        Optional<Exchange> white = whiteExchange(open, afterBlack, afterWhite);
        Kind kind = kind(black, white);
        Dyadic score = switch (kind) {
            case BLACK_SENTE -> black.orElseThrow().score();
            case WHITE_SENTE -> white.orElseThrow().score();
            default -> afterBlack.score.plus(afterWhite.score).half();
        };
        return new SituationCount(
                score, afterBlack.score.minus(score), score.minus(afterWhite.score), kind, black, white);
    }

    private static Optional<Exchange> blackExchange(
            LocalTree.Open open, SituationCount afterBlack, SituationCount afterWhite) {
        if (!(open.black() instanceof LocalTree.Open next)) return Optional.empty();
        Dyadic after = of(next.white()).score;
        Dyadic gain = after.minus(afterWhite.score);
        return Optional.of(new Exchange(after, gain, afterBlack.whiteMove, afterBlack.blackMove));
    }

    private static Optional<Exchange> whiteExchange(
            LocalTree.Open open, SituationCount afterBlack, SituationCount afterWhite) {
        if (!(open.white() instanceof LocalTree.Open next)) return Optional.empty();
        Dyadic after = of(next.black()).score;
        Dyadic gain = afterBlack.score.minus(after);
        return Optional.of(new Exchange(after, gain, afterWhite.blackMove, afterWhite.whiteMove));
    }

    private static Kind kind(Optional<Exchange> black, Optional<Exchange> white) {
        boolean blackSente = black.filter(Exchange::isPrivilege).isPresent();
        boolean whiteSente = white.filter(Exchange::isPrivilege).isPresent();
        if (blackSente) return whiteSente ? Kind.DOUBLE_SENTE : Kind.BLACK_SENTE;
        if (whiteSente) return Kind.WHITE_SENTE;
        boolean boundary = black.filter(Exchange::isBoundary).isPresent()
                || white.filter(Exchange::isBoundary).isPresent();
        return boundary ? Kind.BOUNDARY : Kind.GOTE;
    }

    /** The difference that moving first makes: in gote twice the value of a move, the convention of many books. */
    public Dyadic swing() {
        return blackMove.plus(whiteMove);
    }

    /**
     * Whether, with moves of this value left elsewhere, either side would move here and be answered: what players call
     * double sente, which depends on the rest of the board.
     */
    public boolean isDoubleSente(Dyadic elsewhere) {
        return black.filter(exchange -> elsewhere.isLess(exchange.reply())).isPresent()
                && white.filter(exchange -> elsewhere.isLess(exchange.reply())).isPresent();
    }
}
