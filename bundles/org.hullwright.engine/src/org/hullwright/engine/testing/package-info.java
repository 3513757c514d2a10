/** Running the tests that packs contain. */
@NonNullByDefault
package org.hullwright.engine.testing;

import org.eclipse.jdt.annotation.NonNullByDefault;
