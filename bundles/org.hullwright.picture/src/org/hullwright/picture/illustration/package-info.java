/** From the pictures of packs to pixels that can be shown. */
@NonNullByDefault
package org.hullwright.picture.illustration;

import org.eclipse.jdt.annotation.NonNullByDefault;
