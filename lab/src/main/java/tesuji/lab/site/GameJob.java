package tesuji.lab.site;

import tesuji.lab.journal.Origin;

/**
 * What games have in common that are played elsewhere.
 *
 * @param version of this program
 * @param revision of its sources
 * @param isTournament whether external programs are asked how they count
 */
record GameJob(String version, String revision, boolean isTournament) {
    static GameJob of(Origin origin, boolean isTournament) {
        return new GameJob(origin.version(), origin.revision(), isTournament);
    }

    /** Where an entry comes from that is made here. */
    Origin origin() {
        return new Origin(version, revision, Origin.Machine.here());
    }
}
