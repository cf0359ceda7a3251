package tesuji.lab.experiment;

/**
 * A trial and the name of its row.
 *
 * @param key under which the ledger keeps the row; no other trial of the sheet has it
 */
public record KeyedTrial(String key, Trial trial) {}
