/** Giving something another name, everywhere and without any sentence meaning something else. */
@NonNullByDefault
package org.hullwright.lang.ide.rename;

import org.eclipse.jdt.annotation.NonNullByDefault;
