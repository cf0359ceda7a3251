package tesuji.games.go.knowledge;

/**
 * The recipe of {@link NetReasons}: so many imagined simulations for capturing chains in ladders, loose ladders and
 * nets, and for saving them.
 *
 * @param budget the most moves tried in each reading; 0 to read none. A chain that falls is read once for every move
 *     near it, too. A reading that is cut short takes the chain for safe
 * @param everywhere whether all chains are read, or those at the last two moves
 * @param weight for a chain of one stone, won
 * @param perStone for each further stone
 * @param most at most so many for one chain
 * @param lost for a liberty of a chain that is not saved there, lost
 */
public record Nets(int budget, boolean everywhere, double weight, double perStone, double most, double lost) {
    public static final Nets STANDARD = new Nets(0, false, 20, 10, 80, 20);

    public Nets {
        if (budget < 0) throw new IllegalArgumentException("the budget must not be negative");
    }
}
