/** Where declarations stand in files: places that errors, records and editors name. */
@NonNullByDefault
package org.hullwright.engine.lower.source;

import org.eclipse.jdt.annotation.NonNullByDefault;
