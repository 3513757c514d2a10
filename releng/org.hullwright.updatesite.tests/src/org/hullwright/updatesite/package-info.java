/** Whether an Eclipse that knows nothing of Hullwright becomes a tool for it by the update site alone. */
package org.hullwright.updatesite;
