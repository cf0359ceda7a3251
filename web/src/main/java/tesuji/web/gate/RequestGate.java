package tesuji.web.gate;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Lets in what comes from our own page and refuses everything else. One gate serves ordinary requests and upgrades to
 * a socket, because the server asks different hooks about them.
 */
public final class RequestGate {
    /** The header in which the page sends the key. */
    public static final String KEY_HEADER = "X-Tesuji-Key";

    /** What the page and the server speak over a socket. */
    public static final String PROTOCOL = "tesuji";

    /** What stands before the key where a socket names its protocols, for it can send no other header. */
    public static final String KEY_PROTOCOL = "key.";

    private final Set<String> authorities;
    private final byte[] key;

    /**
     * A gate for a server that is called by these names.
     *
     * @param names without port
     * @param key what only the owner of this program knows
     */
    public RequestGate(Set<String> names, int port, String key) {
        authorities = names.stream()
                .map(name -> (name.contains(":") ? "[" + name + "]" : name).toLowerCase(Locale.ROOT) + ":" + port)
                .collect(Collectors.toUnmodifiableSet());
        this.key = key.getBytes(StandardCharsets.UTF_8);
    }

    /** Why a request is refused, as a sentence; empty if it may come in. Files of the page need no key. */
    public Optional<String> objection(
            @Nullable String host, @Nullable String origin, boolean keyed, @Nullable String given) {
        if (host == null || !authorities.contains(host.toLowerCase(Locale.ROOT))) {
            return Optional.of("This server does not answer under that name.");
        }
        if (origin != null && !isOwn(origin)) return Optional.of("Pages of other sites may not ask here.");
        if (keyed && !isKey(given))
            return Optional.of("The key is missing or wrong; open the address printed at the start.");
        return Optional.empty();
    }

    /** The same for the upgrade to a socket, which always comes from a page and names the key among its protocols. */
    public Optional<String> upgradeObjection(
            @Nullable String host, @Nullable String origin, @Nullable String protocols) {
        if (origin == null) return Optional.of("Only pages may open a socket here.");
        String given = protocols == null
                ? null
                : Arrays.stream(protocols.split(",", -1))
                        .map(String::strip)
                        .filter(protocol -> protocol.startsWith(KEY_PROTOCOL))
                        .map(protocol -> protocol.substring(KEY_PROTOCOL.length()))
                        .findFirst()
                        .orElse(null);
        return objection(host, origin, true, given);
    }

    private boolean isOwn(String origin) {
        String prefix = "http://";
        return origin.startsWith(prefix)
                && authorities.contains(origin.substring(prefix.length()).toLowerCase(Locale.ROOT));
    }

    /** Takes as long for a wrong key as for a right one. */
    private boolean isKey(@Nullable String given) {
        return given != null && MessageDigest.isEqual(key, given.getBytes(StandardCharsets.UTF_8));
    }
}
