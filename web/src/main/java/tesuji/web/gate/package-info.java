/**
 * Who may ask at all: {@link tesuji.web.gate.RequestGate} knows the right hosts, origins and the key,
 * {@link tesuji.web.gate.RateLimit} how often something may be asked.
 *
 * <p>A page of another site can make a browser send requests to this machine, and a name of another site can be made
 * to mean this machine (DNS rebinding). Both are recognised by the headers {@code Origin} and {@code Host}, which
 * pages cannot choose. Other users of the machine do not know the key.
 */
@NullMarked
package tesuji.web.gate;

import org.jspecify.annotations.NullMarked;
