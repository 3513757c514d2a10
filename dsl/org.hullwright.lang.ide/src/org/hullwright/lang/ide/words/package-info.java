/** What the words of the language mean, in one sentence each. */
package org.hullwright.lang.ide.words;
