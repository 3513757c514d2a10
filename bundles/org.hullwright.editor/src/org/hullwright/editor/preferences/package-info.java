/** What an author may want otherwise: how warnings are taken, colours, tidying and saving. */
package org.hullwright.editor.preferences;
