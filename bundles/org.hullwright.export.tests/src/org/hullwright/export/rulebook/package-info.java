/** What holds for packs in rulebooks. */
package org.hullwright.export.rulebook;
