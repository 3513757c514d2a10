/** What is said of syntax errors and of names that are not known, in words for authors. */
@NonNullByDefault
package org.hullwright.lang.messages;

import org.eclipse.jdt.annotation.NonNullByDefault;
