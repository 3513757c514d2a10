/** Tidying the text in an editor. */
@NonNullByDefault
package org.hullwright.editor.formatting;

import org.eclipse.jdt.annotation.NonNullByDefault;
