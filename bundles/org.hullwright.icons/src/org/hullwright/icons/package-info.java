/** The Game Icons set: some 4,100 symbols by many contributors, found by name or by word, each with its attribution. */
@NonNullByDefault
package org.hullwright.icons;

import org.eclipse.jdt.annotation.NonNullByDefault;
