/** The play-test perspective, and the start of its service. */
@NonNullByDefault
package org.hullwright.playtest.perspective;

import org.eclipse.jdt.annotation.NonNullByDefault;
