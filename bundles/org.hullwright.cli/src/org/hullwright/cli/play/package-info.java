/** {@code hullwright play}: one game told as a story, or many in a table. */
package org.hullwright.cli.play;
