/** Marks all places that mean what the word at the caret means. */
@NonNullByDefault
package org.hullwright.editor.occurrences;

import org.eclipse.jdt.annotation.NonNullByDefault;
