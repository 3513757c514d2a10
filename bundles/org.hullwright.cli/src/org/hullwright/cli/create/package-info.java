/** {@code hullwright new}: a pack to begin with. */
package org.hullwright.cli.create;
