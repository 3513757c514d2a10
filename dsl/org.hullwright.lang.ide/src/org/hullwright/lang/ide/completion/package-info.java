/** What could be written at a place. */
@NonNullByDefault
package org.hullwright.lang.ide.completion;

import org.eclipse.jdt.annotation.NonNullByDefault;
