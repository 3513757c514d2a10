/** What holds for pages of packs. */
package org.hullwright.export.html;
