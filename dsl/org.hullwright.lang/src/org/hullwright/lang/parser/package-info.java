/** Parsing that goes on at the next declaration after a mistake and refuses what is too large. */
@NonNullByDefault
package org.hullwright.lang.parser;

import org.eclipse.jdt.annotation.NonNullByDefault;
