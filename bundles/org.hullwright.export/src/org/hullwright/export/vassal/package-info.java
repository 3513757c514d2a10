/**
 * Packs as modules and extensions for VASSAL, with their pictures and with games that are set up.
 * {@link org.hullwright.export.vassal.VassalExport} is where to begin.
 */
@NonNullByDefault
package org.hullwright.export.vassal;

import org.eclipse.jdt.annotation.NonNullByDefault;
