/** Tidying a text, as changes an editor can make. */
@NonNullByDefault
package org.hullwright.lang.ide.formatting;

import org.eclipse.jdt.annotation.NonNullByDefault;
