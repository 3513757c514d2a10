/** What all tests in the window share: waiting, projects, screenshots, and an eye on the log. */
package org.hullwright.workbench.tests.window;
