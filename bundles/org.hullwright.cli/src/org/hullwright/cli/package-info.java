/** The command line. Commands parse their arguments, have the work done elsewhere, and print. */
package org.hullwright.cli;
