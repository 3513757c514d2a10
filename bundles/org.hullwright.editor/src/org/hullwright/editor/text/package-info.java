/** The outer shape of a Hull text: code, comments, strings. Known without parsing. */
package org.hullwright.editor.text;
