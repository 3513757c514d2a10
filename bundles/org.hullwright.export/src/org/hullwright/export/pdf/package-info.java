/** A pack to print, cut out and play: all copies of its components on sheets, and its rules as a booklet. */
@NonNullByDefault
package org.hullwright.export.pdf;

import org.eclipse.jdt.annotation.NonNullByDefault;
