package org.hullwright.lang.ide.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.design.BoxReader;
import org.hullwright.lang.design.Content;
import org.hullwright.lang.design.Placement;
import org.hullwright.lang.ide.drafting.Labels;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.ide.workspace.Documents;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Appearance;
import org.hullwright.model.DesignBox;
import org.hullwright.model.DesignPanel;
import org.hullwright.model.DesignSetting;
import org.hullwright.model.DesignSide;
import org.hullwright.model.expansions.Printing;
import org.hullwright.model.texts.Translations;

/** The parts of designs in the text: boxes, sides, and whole designs. */
final class DesignParts {

	static final BoxReader READER = new BoxReader(Translations.NONE);
	private static final int SHORT = 18; // characters of a text in a label

	private DesignParts() {}

	/** The innermost part around a place, in whatever pack that a file sees. */
	static Optional<EObject> at(DesignPlace place, XtextResource file, PackContext packs) {
		return fileAt(place, file, packs).map(other -> leafAt(other, place.offset())).map(NodeModelUtils::findActualSemanticObjectFor)
				.flatMap(DesignParts::around);
	}

	private static Optional<XtextResource> fileAt(DesignPlace place, XtextResource file, PackContext packs) {
		URI address = Documents.address(place.document());
		return file.getURI().equals(address)
				? Optional.of(file)
				: packs.filesSeenFrom(file).stream().filter(other -> other.getURI().equals(address))
						.map(other -> (XtextResource) file.getResourceSet().getResource(address, true)).findFirst();
	}

	private static @Nullable ILeafNode leafAt(XtextResource file, int offset) {
		INode root = file.getParseResult() == null ? null : file.getParseResult().getRootNode();
		return root == null
				? null
				: NodeModelUtils.findLeafNodeAtOffset(root, Math.clamp(offset, 0, Math.max(0, root.getTotalLength() - 1)));
	}

	private static Optional<EObject> around(@Nullable EObject place) {
		EObject part = place;
		while (part != null && !(part instanceof DesignPanel || part instanceof Appearance)) {
			part = part.eContainer();
		}
		return Optional.ofNullable(part);
	}

	/** A part with those around it, the whole design first. */
	static List<EObject> path(EObject part) {
		var path = new ArrayList<EObject>();
		Optional<EObject> next = Optional.of(part);
		while (next.isPresent()) {
			path.addFirst(next.get());
			next = around(next.get().eContainer());
		}
		return path;
	}

	static List<DesignSetting> settings(EObject part) {
		return part instanceof Appearance design ? design.getSettings() : ((DesignPanel) part).getSettings();
	}

	/** The parts in a part. */
	static List<? extends EObject> inner(EObject part) {
		return part instanceof Appearance design ? design.getSides() : ((DesignPanel) part).getBoxes();
	}

	/** Where its pack says which icon stands for what is designed: in the design, or in another one that counts before it. */
	static Appearance withIcon(Appearance design, PackContext packs) {
		if (design.getNamed() == null) {
			return design;
		}
		String pack = PackContext.packOf(design.eResource());
		return packs.appearances(design.eResource()).of(design.getNamed(), Printing.DECLARED).stream()
				.filter(said -> said.getIcon() != null && pack.equals(PackContext.packOf(said.eResource()))).findFirst().orElse(design);
	}

	static DesignPlace placeOf(EObject part) {
		Resource file = part.eResource();
		return new DesignPlace(Documents.of(file.getURI()), Parts.rangeOf(part).offset());
	}

	/** What a part is called in a word or two. */
	static String label(EObject part) {
		return switch (part) {
			case Appearance design -> labelOf(design);
			case DesignSide side -> side.getName() == null ? "side" : side.getName();
			case DesignBox box -> label(READER.content(box), BoxReader.placement(box));
			default -> "";
		};
	}

	/** What the thing is called whose design it is. */
	static String labelOf(Appearance design) {
		return design.getNamed() == null || design.getNamed().getName() == null ? "design" : Labels.of(design.getNamed());
	}

	private static String label(Content content, Placement placement) {
		return switch (content) {
			case Content.Nothing nothing -> "box" + (placement instanceof Placement.Docked docked
					? " at " + docked.edge().name().toLowerCase(Locale.ROOT)
					: "");
			case Content.Written written when !written.equals(BoxReader.KIND) ->
				"“" + (written.text().length() > SHORT ? written.text().substring(0, SHORT) + "…" : written.text()) + "”";
			default -> HullWords.of(content);
		};
	}
}
