/** Finding declarations by a part of their names. */
@NonNullByDefault
package org.hullwright.lang.ide.symbols;

import org.eclipse.jdt.annotation.NonNullByDefault;
