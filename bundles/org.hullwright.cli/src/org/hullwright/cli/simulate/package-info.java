/** {@code hullwright simulate}. */
package org.hullwright.cli.simulate;
