/** Expressions that nobody has written into a pack, read as if they were. */
@NonNullByDefault
package org.hullwright.lang.question;

import org.eclipse.jdt.annotation.NonNullByDefault;
