/** Which icons authors have chosen for what. */
package org.hullwright.model.icons;
