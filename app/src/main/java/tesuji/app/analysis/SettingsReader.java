package tesuji.app.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tesuji.app.katago.Perspective;
import tesuji.core.base.InputException;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.mcts.puct.PuctParameters;
import tools.jackson.databind.JsonNode;

/**
 * Reads how a query is to be searched and what is to be told.
 *
 * @param standard what holds where a query says nothing
 */
record SettingsReader(Standard standard) {
    private static final long MOST_VISITS = 1L << 50;
    private static final double LONGEST = 1_000_000;
    private static final double SHORTEST = 0.001;
    private static final String SECONDS = "Must be number of seconds from 0.001 to 1000000.0";
    private static final String OVERRIDES = "overrideSettings";

    /**
     * What holds where a query says nothing.
     *
     * @param visits of the root
     */
    record Standard(PuctParameters parameters, long visits, Perspective perspective) {
        /** KataGo's numbers for an analysis: the root looks at more moves than in play. */
        static final PuctParameters PARAMETERS = PuctParameters.STANDARD.with("wideRootNoise", "0.04");

        private static final int LINE = 15;
    }

    AnalysisQuery.Search search(
            QueryFields query, List<AnalysisRequest.Ban> bans, List<AnalysisQuery.Warning> warnings) {
        Overrides overrides = overrides(query);
        if (!overrides.unknown.isEmpty()) {
            String names = String.join(",", overrides.unknown);
            warnings.add(new AnalysisQuery.Warning(OVERRIDES, "Unknown config params: " + names));
        }
        PuctParameters parameters = overrides.parameters;
        parameters = number(query, "rootFpuReductionMax", 0, 2, "Must be a number from 0.0 to 2.0", parameters);
        parameters =
                number(query, "rootPolicyTemperature", 0.01, 100, "Must be a number from 0.01 to 100.0", parameters);
        long visits = query.has("maxVisits")
                ? query.integer("maxVisits", 1, MOST_VISITS, "Must be an integer from 1 to 2^50")
                : overrides.visits;
        Limits limits = new Limits(visits, overrides.time);
        return new AnalysisQuery.Search(parameters, limits, overrides.historyIgnored, bans);
    }

    private static PuctParameters number(
            QueryFields query, String field, double least, double most, String error, PuctParameters parameters) {
        if (!query.has(field)) return parameters;
        return parameters.with(field, String.valueOf(query.number(field, least, most, error)));
    }

    AnalysisQuery.Report report(QueryFields query, List<AnalysisQuery.Warning> warnings) {
        if (query.flag("includeNoResultValue")) {
            warnings.add(new AnalysisQuery.Warning(
                    "includeNoResultValue", "Games without a result are not counted, so noResultValue is left out"));
        }
        int length = query.has("analysisPVLen")
                ? (int) query.integer("analysisPVLen", 1, 1000, "Must be an integer from 1 to 1000")
                : Standard.LINE;
        double every = seconds(query, "reportDuringSearchEvery", Double.POSITIVE_INFINITY);
        return new AnalysisQuery.Report(
                overrides(query).perspective,
                length,
                query.flag("includeOwnership"),
                query.flag("includeOwnershipStdev"),
                query.flag("includeMovesOwnership"),
                query.flag("includeMovesOwnershipStdev"),
                query.flag("includePolicy"),
                query.flag("includePVVisits"),
                every,
                seconds(query, "firstReportDuringSearchAfter", every));
    }

    private static double seconds(QueryFields query, String field, double otherwise) {
        return query.has(field) ? query.number(field, SHORTEST, LONGEST, SECONDS) : otherwise;
    }

    private Overrides overrides(QueryFields query) {
        Overrides overrides = new Overrides();
        if (!query.has(OVERRIDES)) return overrides;
        JsonNode settings = query.get(OVERRIDES);
        if (!settings.isObject()) throw new FieldException(OVERRIDES, "Must be an object");
        for (String name : settings.propertyNames()) {
            JsonNode value = settings.get(name);
            try {
                overrides.set(name, value.isString() ? value.stringValue() : value.toString());
            } catch (InputException wrong) {
                throw new FieldException(OVERRIDES, "Could not set settings: " + wrong.getMessage());
            }
        }
        return overrides;
    }

    /** The settings of one query while they are read. */
    private final class Overrides {
        private PuctParameters parameters = standard.parameters();
        private long visits = standard.visits();
        private Duration time = Limits.NONE.time();
        private Perspective perspective = standard.perspective();
        private boolean historyIgnored = true;
        private final List<String> unknown = new ArrayList<>();

        void set(String name, String value) {
            switch (name) {
                case "maxVisits" -> visits = visits(value);
                case "maxTime" -> time = time(value);
                case "ignorePreRootHistory" -> historyIgnored = flag(name, value);
                case "reportAnalysisWinratesAs" ->
                    perspective = Perspective.named(value)
                            .orElseThrow(() -> new InputException(
                                    name + " must be BLACK, WHITE or SIDETOMOVE, not \"" + value + "\"."));
                default -> {
                    if (PuctParameters.names().contains(name)) parameters = parameters.with(name, value);
                    else unknown.add(name);
                }
            }
        }

        private static long visits(String value) {
            long visits = value.matches("[0-9]{1,16}") ? Long.parseLong(value) : 0;
            if (visits >= 1 && visits <= MOST_VISITS) return visits;
            throw new InputException("maxVisits must be a whole number from 1 to 2^50, not \"" + value + "\".");
        }

        private static Duration time(String value) {
            double seconds = value.matches("[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,3})?") ? Double.parseDouble(value) : -1;
            if (seconds < 0) throw new InputException("maxTime must be a number of seconds, not \"" + value + "\".");
            return Duration.ofMillis(Math.round(1000 * Math.min(seconds, LONGEST)));
        }

        private static boolean flag(String name, String value) {
            if (value.equals("true") || value.equals("false")) return value.equals("true");
            throw new InputException(name + " must be true or false, not \"" + value + "\".");
        }
    }
}
