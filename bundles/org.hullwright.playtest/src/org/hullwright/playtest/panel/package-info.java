/** Panels: what is told beside the board, laid out as pictures with places to click. */
@NonNullByDefault
package org.hullwright.playtest.panel;

import org.eclipse.jdt.annotation.NonNullByDefault;
