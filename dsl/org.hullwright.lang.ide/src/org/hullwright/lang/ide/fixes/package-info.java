/** What mends the problems of texts: for each code of the catalogue either some ways or none, the ways of one concern in one class. */
@NonNullByDefault
package org.hullwright.lang.ide.fixes;

import org.eclipse.jdt.annotation.NonNullByDefault;
