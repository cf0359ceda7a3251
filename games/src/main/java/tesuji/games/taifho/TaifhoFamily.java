package tesuji.games.taifho;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.GameId;
import tesuji.core.game.RuleKey;
import tesuji.core.game.RuleReader;

/** Taifho under all readings of fair play and with every order of the home rows. */
public final class TaifhoFamily implements GameFamily {
    private static final String ORDERS = "two each of T, C, D and S in any order";
    private static final String STANDARD_CAP = "1000";
    private static final int LONGEST = 100_000;

    private final Function<TaifhoGame, Adjudicator> adjudicators;

    /** The rules do not know what is told of finished games, since those who tell it know the rules. */
    public TaifhoFamily(Function<TaifhoGame, Adjudicator> adjudicators) {
        this.adjudicators = adjudicators;
    }

    @Override
    public String name() {
        return TaifhoGame.NAME;
    }

    @Override
    public String title() {
        return "Taifho (Traverse): step and jump across and fill the other side's home row";
    }

    @Override
    public List<RuleKey> keys() {
        return List.of(
                new RuleKey(
                        TaifhoGame.FAIR_PLAY,
                        RuleReader.word(FairPlay.FULL_ROW),
                        "full-row, blockade or none",
                        "when a side has closed its home row and loses"),
                new RuleKey(TaifhoGame.GREEN, SetUp.STANDARD, ORDERS, "Green's home row, from A to H"),
                new RuleKey(TaifhoGame.BLUE, SetUp.STANDARD, ORDERS, "Blue's home row, from A to H"),
                new RuleKey(
                        TaifhoGame.CAP,
                        STANDARD_CAP,
                        "2 to " + LONGEST,
                        "moves after which the side further ahead wins"));
    }

    @Override
    public Game open(RuleReader rules) {
        FairPlay fairPlay = rules.choice(TaifhoGame.FAIR_PLAY, FairPlay.class);
        String green = order(TaifhoGame.GREEN, rules);
        String blue = order(TaifhoGame.BLUE, rules);
        int cap = rules.number(TaifhoGame.CAP, 2, LONGEST);
        GameId id = GameId.of(TaifhoGame.NAME).with(TaifhoGame.FAIR_PLAY, RuleReader.word(fairPlay));
        if (!green.equals(SetUp.STANDARD)) id = id.with(TaifhoGame.GREEN, green);
        if (!blue.equals(SetUp.STANDARD)) id = id.with(TaifhoGame.BLUE, blue);
        String length = String.valueOf(cap);
        if (!length.equals(STANDARD_CAP)) id = id.with(TaifhoGame.CAP, length);
        return new TaifhoGame(id, fairPlay, green, blue, cap, adjudicators);
    }

    private static String order(String key, RuleReader rules) {
        String letters = rules.text(key);
        if (!SetUp.isOne(letters)) throw rules.refuse(key);
        return letters.toUpperCase(Locale.ROOT);
    }
}
