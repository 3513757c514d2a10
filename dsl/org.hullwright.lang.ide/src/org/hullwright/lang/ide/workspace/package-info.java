/** The packs of a workspace with the unsaved texts over them, loaded and linked lazily. */
@NonNullByDefault
package org.hullwright.lang.ide.workspace;

import org.eclipse.jdt.annotation.NonNullByDefault;
