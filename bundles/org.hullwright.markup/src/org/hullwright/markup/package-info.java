/** Writing XML, HTML and SVG: escaping, attributes and nesting. */
@NonNullByDefault
package org.hullwright.markup;

import org.eclipse.jdt.annotation.NonNullByDefault;
