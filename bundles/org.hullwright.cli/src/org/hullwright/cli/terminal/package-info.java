/** What all commands share: the streams they print to, how they end, what they say of files, and what is refused. */
package org.hullwright.cli.terminal;
