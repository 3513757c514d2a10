/** The command that lists what an author can use of a pack and of those it requires. */
package org.hullwright.cli.names;
