/** What there is to know about what is selected. */
@NonNullByDefault
package org.hullwright.lang.ide.description;

import org.eclipse.jdt.annotation.NonNullByDefault;
