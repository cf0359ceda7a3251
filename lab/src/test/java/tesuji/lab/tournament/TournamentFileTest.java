package tesuji.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.play.Limits;
import tesuji.games.Games;
import tesuji.lab.match.Sides;
import tools.jackson.databind.json.JsonMapper;

final class TournamentFileTest {
    @TempDir
    private Path folder = Path.of("");

    private TournamentFile read(String json) {
        return TournamentFile.read(JsonMapper.shared().readTree(json.replace('\'', '"')), Games.library(), folder);
    }

    @Test
    void everyFieldIsRead() throws IOException {
        Files.writeString(folder.resolve("lines.txt"), "# two openings\nb2 a1\n\na1, c3 # a corner each\n");
        TournamentFile file = read("""
                {'game': 'tictactoe', 'format': 'gauntlet', 'champions': 2, 'games': 3, 'sides': 'fixed',
                 'players': ['flat', {'player': 'flat', 'name': 'slow', 'seconds': 0.5, 'threads': 2}, 'random'],
                 'simulations': 40, 'openings': 'lines.txt', 'maxMoves': 8, 'seed': 5, 'parallel': 3, 'out': 'here'}
                """);
        Tournament tournament = file.tournament();
        assertThat(tournament.format()).isEqualTo(new Gauntlet(2));
        assertThat(tournament.entrants()).extracting(Entrant::name).containsExactly("flat", "slow", "random");
        assertThat(tournament.entrants().get(0).spec().limits()).isEqualTo(Limits.steps(40));
        assertThat(tournament.entrants().get(1).spec().limits()).isEqualTo(Limits.time(Duration.ofMillis(500)));
        assertThat(tournament.entrants().get(1).spec().threads()).isEqualTo(2);
        assertThat(tournament.conditions().sides()).isEqualTo(Sides.FIXED);
        assertThat(tournament.conditions().longest()).isEqualTo(8);
        assertThat(tournament.openings()).hasSize(2);
        assertThat(tournament.games()).isEqualTo(3);
        assertThat(tournament.seed()).isEqualTo(5);
        assertThat(file.parallel()).isEqualTo(3);
        assertThat(file.out()).contains(folder.resolve("here"));
    }

    @Test
    void whatIsLeftOutIsStandard() {
        TournamentFile file = read("{'game': 'tictactoe', 'players': ['flat', 'random']}");
        assertThat(file.tournament().format()).isEqualTo(new RoundRobin());
        assertThat(file.tournament().games()).isEqualTo(2);
        assertThat(file.tournament().entrants().get(0).spec().limits())
                .isEqualTo(new Limits(20_000, Duration.ofSeconds(3)));
        assertThat(file.out()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'gmes': 2 | There is no field \"gmes\"; the fields are game, format, players",
                "'games': 3 | games must be even where sides are exchanged",
                "'games': 0 | games must be a whole number from 1 to 1000000, not 0.",
                "'games': 'two' | games must be a whole number from 1 to 1000000, not \"two\".",
                "'format': 'league' | format must be round-robin, gauntlet, knock-out or swiss, not \"league\".",
                "'seconds': 0 | seconds must be a number above 0",
                "'simulations': 1.5 | simulations must be a whole number of at least 1, not 1.5.",
                "'rounds': 3 | rounds belongs to the format swiss, not to round-robin.",
                "'format': 'gauntlet', 'champions': 2 | champions must be a whole number from 1 to 1, not 2.",
                "'opening': 9 | opening must be a whole number from 0 to 8, not 9.",
                "'opening': 1, 'openings': ['a1'] | Give opening or openings, not both.",
                "'openings': ['a1 a1'] | openings[1]: Move 2 (a1) is illegal",
                "'openings': ['a9'] | openings[1]: ",
                "'openings': [] | There is no opening in the list",
                "'openings': 7 | openings must be the name of a file",
                "'openings': 'none.txt' | none.txt",
                "'openings': ['a1 a2 b1 b2 c1'] | openings[1]: The game is over after these moves.",
                "'opening': 2, 'maxMoves': 2 | maxMoves must be more than the 2 moves of the opening, not 2.",
                "'ratings': 'elo' | ratings must be ordo or bayeselo, not \"elo\".",
                "'sides': 'left' | sides must be exchanged or fixed, not \"left\".",
                "'threads': 'many' | threads must be a whole number from 1 to 1024 or the word hardware",
                "'parallel': 0 | parallel must be a whole number from 1 to 1024, not 0.",
                "'players': ['flat'] | players must be a list of two players or more",
                "'players': ['flat', 'flat'] | Two players are called \"flat\"",
                "'players': ['flat', 'me'] | There is no player \"me\"; the players are best",
                "'players': ['flat', {'name': 'x'}] | The field players[2].player is missing",
                "'players': ['flat', {'player': 'random', 'age': 2}] | There is no field \"players[2].age\"",
                "'players': ['flat', 2] | players[2] must be a player or an object with player, name"
            })
    void whatIsWrongIsNamed(String fields, String sentence) {
        String players = fields.contains("'players'") ? "" : "'players': ['flat', 'random'], ";
        assertThatThrownBy(() -> read("{'game': 'tictactoe', " + players + fields + "}"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void gameAndPlayersAreRequired() {
        assertThatThrownBy(() -> read("{'players': ['flat', 'random']}")).hasMessageContaining("field game is missing");
        assertThatThrownBy(() -> read("{'game': 'tictactoe'}")).hasMessageContaining("field players is missing");
        assertThatThrownBy(() -> read("[]")).hasMessageContaining("A tournament is a JSON object");
    }
}
