/** Going from a name to what it means. */
@NonNullByDefault
package org.hullwright.editor.navigation;

import org.eclipse.jdt.annotation.NonNullByDefault;
