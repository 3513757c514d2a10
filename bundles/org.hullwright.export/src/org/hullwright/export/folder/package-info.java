/** Folders as they are written on disk. */
@NonNullByDefault
package org.hullwright.export.folder;

import org.eclipse.jdt.annotation.NonNullByDefault;
