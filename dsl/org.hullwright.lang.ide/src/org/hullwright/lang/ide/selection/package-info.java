/** Ever larger parts of a text. */
@NonNullByDefault
package org.hullwright.lang.ide.selection;

import org.eclipse.jdt.annotation.NonNullByDefault;
