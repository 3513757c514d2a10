/** What the files of a pack do with names, told from their text alone, so that what is not used can be found without linking everything. */
@NonNullByDefault
package org.hullwright.lang.uses;

import org.eclipse.jdt.annotation.NonNullByDefault;
