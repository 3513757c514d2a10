/** The guide, where the workbench looks for help. */
package org.hullwright.workbench.help;
