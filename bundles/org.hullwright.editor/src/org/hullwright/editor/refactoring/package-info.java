/** The Refactor menu. */
package org.hullwright.editor.refactoring;
