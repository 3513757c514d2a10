/** How messages come and go: over two streams, or over HTTP on this machine. */
@NonNullByDefault
package org.hullwright.server.transport;

import org.eclipse.jdt.annotation.NonNullByDefault;
