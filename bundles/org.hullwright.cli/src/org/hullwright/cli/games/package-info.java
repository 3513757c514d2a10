/** {@code hullwright games}. */
@NonNullByDefault
package org.hullwright.cli.games;

import org.eclipse.jdt.annotation.NonNullByDefault;
