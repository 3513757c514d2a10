/** The conversation between a front end and the games, by JSON-RPC 2.0: its methods, and what is asked and answered. */
@NonNullByDefault
package org.hullwright.server.protocol;

import org.eclipse.jdt.annotation.NonNullByDefault;
