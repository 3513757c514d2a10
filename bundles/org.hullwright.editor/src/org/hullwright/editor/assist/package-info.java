/** Content assist. */
package org.hullwright.editor.assist;
