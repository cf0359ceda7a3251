package tesuji.core.base;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The names that a record or one of its components had in earlier versions. {@link RecordText} reads them, so that what
 * people typed and saved stays valid; only the present name is printed.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT})
public @interface FormerName {
    String[] value();
}
