/** Pictures that an author takes into a pack. */
@NonNullByDefault
package org.hullwright.editor.picture;

import org.eclipse.jdt.annotation.NonNullByDefault;
