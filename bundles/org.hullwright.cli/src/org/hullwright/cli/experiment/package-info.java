/** {@code hullwright experiment}. */
package org.hullwright.cli.experiment;
