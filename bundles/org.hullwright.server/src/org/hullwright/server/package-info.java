/** Games for other front ends: clients that speak JSON-RPC can start, play, take back and save them. */
@NonNullByDefault
package org.hullwright.server;

import org.eclipse.jdt.annotation.NonNullByDefault;
