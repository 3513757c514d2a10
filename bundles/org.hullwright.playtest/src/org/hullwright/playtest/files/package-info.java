/** Games on disk: the one being played, and those that a user saves and opens. Knows no window. */
@NonNullByDefault
package org.hullwright.playtest.files;

import org.eclipse.jdt.annotation.NonNullByDefault;
