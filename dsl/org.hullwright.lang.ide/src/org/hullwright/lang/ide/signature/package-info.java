/** What a call wants. */
package org.hullwright.lang.ide.signature;
