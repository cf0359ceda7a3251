package tesuji.games.go.playout;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.RecordText;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.core.play.PolicyPlayer;
import tesuji.games.Games;
import tesuji.games.go.GoGame;

/** Policies against each other, without any search: which is better in itself (Śliwa 2013, §3.4.3). */
final class PolicyMatchTest {
    private static final int PAIRS = 8;

    @ParameterizedTest
    @CsvSource({"Ordered, Light", "UrgencyBased, Light", "SequenceLike, Light", "'Strong[mercy=0]', Ordered"})
    void knowledgeWins(String better, String worse) {
        // superko, so that the players must do without what the playouts do not know
        GoGame game = (GoGame) Games.library().open("go:size=9,komi=0.5,ko=positional");
        int won = 0;
        for (int seed = 0; seed < PAIRS; seed++) {
            if (play(game, better, worse, seed) > 0) won++;
            if (play(game, worse, better, seed) < 0) won++;
        }
        assertThat(won).isGreaterThan(PAIRS + PAIRS / 4);
    }

    private static int play(GoGame game, String black, String white, long seed) {
        Player[] players = {player(game, black, seed), player(game, white, seed + 100)};
        GameRecord record = GameRecord.of(game);
        Position position = game.start();
        while (!position.isOver()) {
            Decision decision = players[position.toMove()].choose(record, Limits.NONE);
            int move = ((Decision.Play) decision).move();
            assertThat(position.isLegal(move)).isTrue();
            position.play(move);
            record = record.then(move);
        }
        return position.score();
    }

    private static Player player(GoGame game, String policy, long seed) {
        return new PolicyPlayer(game, RecordText.read(GoPlayout.class, policy).on(game), seed);
    }
}
