package tesuji.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.game.Walk;

/** What every player must keep to; a player's test implements it. */
public interface PlayerContract {
    /** A game small enough for the player to be asked about every move of several games. */
    Game game();

    /** A new player of that game. */
    Player player(Game game, long seed);

    /** How long it may think about each of these moves. */
    default Limits limits() {
        return Limits.steps(100);
    }

    /** Whether equal seeds and equal records give equal answers. */
    default boolean repeatable() {
        return true;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    default void theAnswerIsLegalToTheEndOfTheGame(long seed) {
        Game game = game();
        try (Player player = player(game, seed)) {
            GameRecord record = GameRecord.of(game);
            Position position = game.start();
            while (!position.isOver()) {
                if (!(player.choose(record, limits()) instanceof Decision.Play play)) return;
                assertThat(position.isLegal(play.move()))
                        .as("%s after %s", play, record)
                        .isTrue();
                position.play(play.move());
                record = record.then(play.move());
            }
        }
    }

    /** Answers about any record, in any order: forward, backward, another game. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    default void aPlayerFollowsTheRecordWhereverItLeads(long seed) {
        Game game = game();
        try (Player player = player(game, seed)) {
            for (long walkSeed = 1; walkSeed <= 3; walkSeed++) {
                Walk walk = Walk.of(game, walkSeed);
                for (int ply = walk.length() - 1; ply >= 0; ply--) {
                    GameRecord record =
                            new GameRecord(game.id(), "", walk.moves().subList(0, ply));
                    GameRecord before = new GameRecord(record.game(), record.setup(), new ArrayList<>(record.moves()));
                    checkLegal(player.choose(record, limits()), walk.at(ply));
                    assertThat(record).isEqualTo(before);
                }
            }
        }
    }

    @Test
    default void aPlayerTakesUpAGameFromADiagram() {
        Game game = game();
        Walk walk = Walk.of(game, 5);
        Position middle = walk.at(walk.length() / 2);
        try (Player player = player(game, 1)) {
            GameRecord record = GameRecord.from(middle);
            checkLegal(player.choose(record, limits()), record.replay(game));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    default void equalSeedsGiveEqualAnswers(long seed) {
        if (repeatable()) assertThat(answers(seed)).isEqualTo(answers(seed));
    }

    @Test
    default void aPlayerHasAName() {
        try (Player player = player(game(), 1)) {
            assertThat(player.name()).isNotBlank();
        }
    }

    private List<Decision> answers(long seed) {
        Game game = game();
        Walk walk = Walk.of(game, 7);
        List<Decision> answers = new ArrayList<>();
        try (Player player = player(game, seed)) {
            for (int ply = 0; ply < walk.length(); ply++) {
                answers.add(
                        player.choose(new GameRecord(game.id(), "", walk.moves().subList(0, ply)), limits()));
            }
        }
        return answers;
    }

    private static void checkLegal(Decision decision, Position position) {
        if (decision instanceof Decision.Play play) {
            assertThat(position.isLegal(play.move())).as("%s", play).isTrue();
        }
    }
}
