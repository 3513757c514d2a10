/** What a call wants. */
@NonNullByDefault
package org.hullwright.lang.ide.signature;

import org.eclipse.jdt.annotation.NonNullByDefault;
