package org.hullwright.lang.ide.index;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Block;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;

/** Reads the signatures of one file off its text. */
final class SignatureReader {

	private static final String GAME = "game"; // every file with a game is concerned when there is another one
	private static final String EXPANSION = "expansion"; // every file with an expansion is concerned when there is another one

	private final HullFile file;
	private final Map<String, Integer> byName = new HashMap<>();
	private final Map<String, String> parents = new HashMap<>();

	SignatureReader(HullFile file) {
		this.file = file;
	}

	/** @param declared what the file declares, each with its address below the declaration it is part of */
	Signatures read(List<IEObjectDescription> declared) {
		var hashes = new HashMap<String, Integer>();
		if (file.getPack() != null) {
			hashes.put("//@pack", hashOf(file.getPack()));
		}
		for (int i = 0; i < file.getDeclarations().size(); i++) {
			EObject declaration = file.getDeclarations().get(i);
			int hash = hashOf(declaration);
			hashes.put("//@declarations." + i, hash);
			switch (declaration) {
				case Game game -> add(GAME, hash);
				case ExpansionPart expansion -> add(EXPANSION, hash);
				case KindExtension extension -> add(HullNames.writtenKind(extension), hash);
				case Kind kind when kind.getName() != null ->
					parents.put(kind.getName(), HullNames.written(kind, HullPackage.Literals.KIND__PARENT));
				default -> { /* is known by its name alone */ }
			}
		}
		for (IEObjectDescription description : declared) {
			add(description.getQualifiedName().getLastSegment(),
					hashes.getOrDefault(declarationOf(description.getEObjectURI().fragment()), 0));
		}
		return new Signatures(byName, parents);
	}

	private void add(String name, int hash) {
		byName.merge(name, hash, Integer::sum);
	}

	/** The address of the declaration around an address within it. */
	private static String declarationOf(String fragment) {
		int end = fragment.indexOf('/', 2);
		return end < 0 ? fragment : fragment.substring(0, end);
	}

	private static int hashOf(EObject declaration) {
		INode node = NodeModelUtils.getNode(declaration);
		return node == null ? 0 : hashOf(node, 1);
	}

	private static int hashOf(INode node, int before) {
		return switch (node) {
			case ILeafNode leaf -> leaf.isHidden() ? before : 31 * before + leaf.getText().hashCode();
			case ICompositeNode block when block.hasDirectSemanticElement() && block.getSemanticElement() instanceof Block -> before;
			case ICompositeNode composite -> {
				int hash = before;
				for (INode child = composite.getFirstChild(); child != null; child = child.getNextSibling()) {
					hash = hashOf(child, hash);
				}
				yield hash;
			}
			default -> before;
		};
	}
}
