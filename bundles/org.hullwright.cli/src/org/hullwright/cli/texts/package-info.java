/** The texts of a pack, for those who translate it. */
package org.hullwright.cli.texts;
