/** Front ends that come as examples. */
package org.hullwright.server.client;
