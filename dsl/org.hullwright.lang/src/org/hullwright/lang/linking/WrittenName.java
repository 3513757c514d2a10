package org.hullwright.lang.linking;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.nodemodel.INode;

/**
 * A name as it stands in a text, whether it means anything or not.
 *
 * @param owner the sentence, or the part of one, that names something
 * @param role which question of its sentence the name answers
 * @param node the place in the text
 */
public record WrittenName(EObject owner, EReference role, INode node) {}
