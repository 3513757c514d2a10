/** Giving something another name, with a preview of all places. */
@NonNullByDefault
package org.hullwright.editor.rename;

import org.eclipse.jdt.annotation.NonNullByDefault;
