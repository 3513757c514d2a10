/** Packs as one file, to send to others: out of the workspace and into it. */
@NonNullByDefault
package org.hullwright.editor.archive;

import org.eclipse.jdt.annotation.NonNullByDefault;
