/** Games for other front ends: whoever speaks JSON-RPC can start, play, take back and save them. */
package org.hullwright.server;
