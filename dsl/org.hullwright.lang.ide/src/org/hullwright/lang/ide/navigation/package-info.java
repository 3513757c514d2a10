/** From names to what they mean, and back. */
@NonNullByDefault
package org.hullwright.lang.ide.navigation;

import org.eclipse.jdt.annotation.NonNullByDefault;
