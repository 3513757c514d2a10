/** {@code hullwright language-server} and {@code hullwright editor-files}: Hull in other editors. */
package org.hullwright.cli.languageserver;
