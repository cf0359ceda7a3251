package tesuji.lab.site;

import java.util.function.LongSupplier;

/**
 * A machine that does tasks.
 *
 * @param name for complaints
 * @param nanos its clock
 */
public record WorkMachine(String name, LongSupplier nanos) {}
