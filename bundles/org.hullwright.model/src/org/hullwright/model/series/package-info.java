/** Components of which one declaration makes many. */
@NonNullByDefault
package org.hullwright.model.series;

import org.eclipse.jdt.annotation.NonNullByDefault;
