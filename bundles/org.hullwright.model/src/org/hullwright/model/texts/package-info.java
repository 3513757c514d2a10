/** What packs say to people, and in which languages. */
package org.hullwright.model.texts;
