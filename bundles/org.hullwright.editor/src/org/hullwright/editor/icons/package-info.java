/** A dialog in which authors look for icons, and what writes the chosen one into a text. */
@NonNullByDefault
package org.hullwright.editor.icons;

import org.eclipse.jdt.annotation.NonNullByDefault;
