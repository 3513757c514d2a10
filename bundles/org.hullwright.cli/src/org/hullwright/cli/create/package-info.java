/** {@code hullwright new}: a pack to begin with. */
@NonNullByDefault
package org.hullwright.cli.create;

import org.eclipse.jdt.annotation.NonNullByDefault;
