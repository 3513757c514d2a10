/** What is written for VASSAL. */
package org.hullwright.export.vassal;
