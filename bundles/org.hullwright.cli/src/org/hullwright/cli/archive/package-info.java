/** Packs as one file: {@code hullwright export} and {@code hullwright import}. */
package org.hullwright.cli.archive;
