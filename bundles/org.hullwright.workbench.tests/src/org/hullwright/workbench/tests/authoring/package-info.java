/** Writing packs in the window. */
package org.hullwright.workbench.tests.authoring;
