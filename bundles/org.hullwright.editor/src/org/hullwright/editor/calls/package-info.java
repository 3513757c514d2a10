/** Who performs what: the tree of callers of a procedure, and of what it performs itself. */
@NonNullByDefault
package org.hullwright.editor.calls;

import org.eclipse.jdt.annotation.NonNullByDefault;
