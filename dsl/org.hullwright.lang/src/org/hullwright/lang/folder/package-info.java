/** Folders of packs, whatever their files say. */
@NonNullByDefault
package org.hullwright.lang.folder;

import org.eclipse.jdt.annotation.NonNullByDefault;
