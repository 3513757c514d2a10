/** From a game to what is shown of it: titles, looks, scenes. Knows the engine, but no window. */
@NonNullByDefault
package org.hullwright.picture.view;

import org.eclipse.jdt.annotation.NonNullByDefault;
