/** Numbers that can be worked out from a text and are good to see in it. */
@NonNullByDefault
package org.hullwright.lang.ide.hints;

import org.eclipse.jdt.annotation.NonNullByDefault;
