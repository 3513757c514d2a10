/** {@code hullwright check}. */
package org.hullwright.cli.check;
