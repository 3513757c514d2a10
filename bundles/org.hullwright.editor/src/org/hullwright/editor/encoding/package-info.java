/** Files that are written in another encoding than Hull is: shown as they were meant, told, and mended without losing anything. */
@NonNullByDefault
package org.hullwright.editor.encoding;

import org.eclipse.jdt.annotation.NonNullByDefault;
