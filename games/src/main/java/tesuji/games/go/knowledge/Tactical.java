package tesuji.games.go.knowledge;

import tesuji.games.go.GoGame;

/**
 * The recipe of {@link TacticalAdvisor}: so many imagined simulations per reason, won for a good reason, lost for a bad
 * one (the reasons are those of Baudiš and Gailly 2011, §3.1).
 *
 * @param even for every move, half of them won
 * @param capture for taking a stone, or for saving one
 * @param perStone for each further stone taken or saved
 * @param most at most so many for one chain
 * @param ladder share of the above for a chain that is caught but not in atari, or safe to stay
 * @param doomed for running with a chain that cannot escape, lost
 * @param selfAtari for giving stones away, lost
 * @param eye for filling an own eye, lost
 * @param pattern for a 3×3 shape
 * @param atari for an atari that is not a ladder
 * @param distance1 for a move at common-fate distance 1 from the last (Graepel et al. 2001)
 * @param distance2 at distance 2
 * @param distance3 at distance 3
 * @param corner for taking an open corner
 * @param edge for the first and second line away from all stones, lost
 * @param line3 for the third line far from all stones
 * @param line4 for the fourth
 * @param pass for a pass while there is something to play, lost
 * @param vain for an atari that begins a ladder or goes on with one that does not catch, lost
 * @param nets for chains that fall to a ladder, a loose ladder or a net, or are saved from it
 */
public record Tactical(
        double even,
        double capture,
        double perStone,
        double most,
        double ladder,
        double doomed,
        double selfAtari,
        double eye,
        double pattern,
        double atari,
        double distance1,
        double distance2,
        double distance3,
        double corner,
        double edge,
        double line3,
        double line4,
        double pass,
        double vain,
        Nets nets)
        implements GoAdvice {
    public static final Tactical STANDARD =
            new Tactical(10, 15, 5, 40, 0.7, 15, 15, 40, 10, 3, 10, 8, 3, 30, 15, 10, 8, 20, 0, Nets.STANDARD);

    @Override
    public TacticalAdvisor on(GoGame game) {
        return new TacticalAdvisor(game, this);
    }
}
