/** Hiding of blocks. */
@NonNullByDefault
package org.hullwright.editor.folding;

import org.eclipse.jdt.annotation.NonNullByDefault;
