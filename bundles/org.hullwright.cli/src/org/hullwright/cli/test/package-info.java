/** {@code hullwright test}. */
package org.hullwright.cli.test;
