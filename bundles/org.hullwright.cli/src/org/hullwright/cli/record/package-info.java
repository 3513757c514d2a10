/** Recorded games: {@code hullwright replay}. */
@NonNullByDefault
package org.hullwright.cli.record;

import org.eclipse.jdt.annotation.NonNullByDefault;
