/** Looks, from within an Eclipse, at what it does with a file; knows the platform only, so that it fits into one without Hullwright. */
package org.hullwright.updatesite.probe;
