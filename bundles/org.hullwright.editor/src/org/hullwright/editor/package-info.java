/** The beginning and the end of the editor. Each of its features is in a package of its own. */
@NonNullByDefault
package org.hullwright.editor;

import org.eclipse.jdt.annotation.NonNullByDefault;
