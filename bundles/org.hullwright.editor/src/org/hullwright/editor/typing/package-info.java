/** What the keyboard and the mouse do in a Hull text: braces, indentation, words. */
@NonNullByDefault
package org.hullwright.editor.typing;

import org.eclipse.jdt.annotation.NonNullByDefault;
