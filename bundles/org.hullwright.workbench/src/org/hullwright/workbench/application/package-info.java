/** The program itself: start, window, end. */
package org.hullwright.workbench.application;
