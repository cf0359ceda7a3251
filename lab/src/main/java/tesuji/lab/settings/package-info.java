/**
 * Objects of JSON that a person wrote, such as a tournament or a tuning: {@link tesuji.lab.settings.SettingsFile} reads
 * the file, {@link tesuji.lab.settings.JsonFields} its fields, strictly, and {@link tesuji.lab.settings.PlayerFields}
 * those about players and their limits, which are the same everywhere.
 */
@NullMarked
package tesuji.lab.settings;

import org.jspecify.annotations.NullMarked;
