/** What can be hidden in a text. */
@NonNullByDefault
package org.hullwright.lang.ide.folding;

import org.eclipse.jdt.annotation.NonNullByDefault;
