package tesuji.core.game;

import java.util.List;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;

/** A list of games, opened by their ids. */
public record Library(List<GameFamily> families) {
    public Library {
        families = List.copyOf(families);
    }

    public Game open(GameId id) {
        GameFamily family = family(id.name());
        return family.open(new RuleReader(id, family));
    }

    public Game open(String id) {
        return open(GameId.parse(id));
    }

    public GameFamily family(String name) {
        return families.stream()
                .filter(family -> family.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new InputException("There is no game \"" + name + "\"; the games are "
                        + families.stream().map(GameFamily::name).collect(Collectors.joining(", ")) + "."));
    }
}
