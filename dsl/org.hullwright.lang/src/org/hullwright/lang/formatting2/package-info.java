/** The formatter: the spaces, lines and indentation that a pack is laid out with. */
@NonNullByDefault
package org.hullwright.lang.formatting2;

import org.eclipse.jdt.annotation.NonNullByDefault;
