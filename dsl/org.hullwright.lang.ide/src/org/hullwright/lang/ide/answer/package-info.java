/**
 * What the language service answers with: plain, immutable values without any tie to the parser or to a window. Offsets count characters
 * from the start of the text the question was asked about.
 */
@NonNullByDefault
package org.hullwright.lang.ide.answer;

import org.eclipse.jdt.annotation.NonNullByDefault;
