/** All places that mean the same thing, in the Search view. */
@NonNullByDefault
package org.hullwright.editor.search;

import org.eclipse.jdt.annotation.NonNullByDefault;
