/** What an author can use of the packs that a pack requires: its symbol table, in words. */
package org.hullwright.lang.ide.vocabulary;
