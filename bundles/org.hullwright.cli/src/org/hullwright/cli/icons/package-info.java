/** The command that finds icons. */
package org.hullwright.cli.icons;
