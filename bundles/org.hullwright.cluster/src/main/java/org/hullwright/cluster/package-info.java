/** Games on a cluster of Apache Spark: the driver, which is this process, and what workers do for it. */
@NonNullByDefault
package org.hullwright.cluster;

import org.eclipse.jdt.annotation.NonNullByDefault;
