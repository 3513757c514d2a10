/** Says things otherwise without changing what they mean, or tells why that cannot be done. */
@NonNullByDefault
package org.hullwright.lang.ide.refactoring;

import org.eclipse.jdt.annotation.NonNullByDefault;
