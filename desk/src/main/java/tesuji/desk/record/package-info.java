/**
 * Games in files. {@link tesuji.desk.record.RecordFiles} writes and reads a {@link tesuji.desk.record.KeptGame} in
 * the first {@link tesuji.desk.record.RecordForm} that fits the name of a file.
 */
@NullMarked
package tesuji.desk.record;

import org.jspecify.annotations.NullMarked;
