/** Selecting more and less of what is around the caret, as it is nested in the text. */
@NonNullByDefault
package org.hullwright.editor.selection;

import org.eclipse.jdt.annotation.NonNullByDefault;
