/** What names stand for, as far as colours tell it. */
@NonNullByDefault
package org.hullwright.lang.ide.colour;

import org.eclipse.jdt.annotation.NonNullByDefault;
