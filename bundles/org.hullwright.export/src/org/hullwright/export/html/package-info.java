/** A pack as one page for browsers: every element drawn, with its rules, to be searched and printed. Nothing of it comes from elsewhere. */
@NonNullByDefault
package org.hullwright.export.html;

import org.eclipse.jdt.annotation.NonNullByDefault;
