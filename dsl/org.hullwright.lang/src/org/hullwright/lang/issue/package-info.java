/** The catalogue of issues: a code for each, with its words, its explanation page, and how seriously it is taken. */
@NonNullByDefault
package org.hullwright.lang.issue;

import org.eclipse.jdt.annotation.NonNullByDefault;
