/** Games for other front ends: whoever speaks JSON-RPC can start, play, take back and save them. */
@NonNullByDefault
package org.hullwright.server;

import org.eclipse.jdt.annotation.NonNullByDefault;
