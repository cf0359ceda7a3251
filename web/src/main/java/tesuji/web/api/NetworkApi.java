package tesuji.web.api;

import io.javalin.http.Context;
import tesuji.core.base.InputException;
import tesuji.web.job.AllowedPlayers;
import tesuji.web.network.FirstLooks;
import tesuji.web.round.RoundStore;
import tesuji.web.round.StoredRound;

/** Questions to networks. */
final class NetworkApi {
    private final RoundStore rounds;
    private final FirstLooks looks;

    NetworkApi(RoundStore rounds, AllowedPlayers players) {
        this.rounds = rounds;
        looks = new FirstLooks(players);
    }

    /** What a network says of a position without any search. */
    void look(Context ctx) {
        StoredRound round = rounds.round(ctx.pathParam("round"));
        String network = ctx.queryParam("network");
        if (network == null) throw new InputException("The parameter network is missing.");
        Answers.send(ctx, looks.at(network, round.record(Answers.node(ctx)).replay(round.game())));
    }
}
