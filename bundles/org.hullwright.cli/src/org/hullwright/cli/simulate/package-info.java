/** {@code hullwright simulate}. */
@NonNullByDefault
package org.hullwright.cli.simulate;

import org.eclipse.jdt.annotation.NonNullByDefault;
