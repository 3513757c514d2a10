/** What the words of the language mean, in one sentence each. */
@NonNullByDefault
package org.hullwright.lang.ide.words;

import org.eclipse.jdt.annotation.NonNullByDefault;
