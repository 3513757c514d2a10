/** How messages come and go: over two streams, or over HTTP on this machine. */
package org.hullwright.server.transport;
