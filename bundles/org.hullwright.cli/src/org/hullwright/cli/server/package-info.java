/** {@code hullwright language-server}. */
package org.hullwright.cli.server;
