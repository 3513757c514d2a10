/** How printed components look: the designs that packs declare, resolved for a component. */
@NonNullByDefault
package org.hullwright.lang.design;

import org.eclipse.jdt.annotation.NonNullByDefault;
