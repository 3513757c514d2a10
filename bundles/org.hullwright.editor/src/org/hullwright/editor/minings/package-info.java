/** What is shown between the lines of a text, and in them, though nobody wrote it. */
@NonNullByDefault
package org.hullwright.editor.minings;

import org.eclipse.jdt.annotation.NonNullByDefault;
