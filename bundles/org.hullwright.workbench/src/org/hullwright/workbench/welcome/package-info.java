/** What greets whoever starts Hullwright for the first time. */
package org.hullwright.workbench.welcome;
