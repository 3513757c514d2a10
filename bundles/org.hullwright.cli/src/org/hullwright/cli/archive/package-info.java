/** Packs as one file: {@code hullwright export} and {@code hullwright import}. */
@NonNullByDefault
package org.hullwright.cli.archive;

import org.eclipse.jdt.annotation.NonNullByDefault;
