/** What the rules of packs can do, to be looked up. */
package org.hullwright.lang.ide.glossary;
