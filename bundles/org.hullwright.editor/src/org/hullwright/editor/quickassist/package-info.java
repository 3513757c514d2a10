/** What Ctrl+1 lists, in the order in which it helps. */
@NonNullByDefault
package org.hullwright.editor.quickassist;

import org.eclipse.jdt.annotation.NonNullByDefault;
