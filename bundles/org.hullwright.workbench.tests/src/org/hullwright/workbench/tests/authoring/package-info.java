/** Writing in the window. */
package org.hullwright.workbench.tests.authoring;
