/** Games for other front ends: clients that speak JSON-RPC can start, play, take back and save them. */
package org.hullwright.server;
