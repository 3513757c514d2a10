/** Pictures painted with the windowing toolkit. */
@NonNullByDefault
package org.hullwright.playtest.paint;

import org.eclipse.jdt.annotation.NonNullByDefault;
