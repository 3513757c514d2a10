/** Going from a name to what it means. */
package org.hullwright.editor.navigation;
