/** From where in a text a game can begin. */
@NonNullByDefault
package org.hullwright.lang.ide.starting;

import org.eclipse.jdt.annotation.NonNullByDefault;
