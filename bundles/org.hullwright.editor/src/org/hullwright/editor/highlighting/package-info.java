/** Colours in the text: at once by the shape of the words, a moment later by what they mean. */
@NonNullByDefault
package org.hullwright.editor.highlighting;

import org.eclipse.jdt.annotation.NonNullByDefault;
