/** What is wrong with texts, as editors are told. */
package org.hullwright.lang.ide.problem;
