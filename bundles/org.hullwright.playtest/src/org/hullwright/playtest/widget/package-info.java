/** Small parts of windows that views share. */
@NonNullByDefault
package org.hullwright.playtest.widget;

import org.eclipse.jdt.annotation.NonNullByDefault;
