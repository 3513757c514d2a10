package org.hullwright.lang.ide.vocabulary;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.hullwright.lang.ide.signature.Headline;
import org.hullwright.lang.ide.vocabulary.VocabularyEntry.Group;
import org.hullwright.lang.ide.words.Comments;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.model.Board;
import org.hullwright.model.Component;
import org.hullwright.model.Declaration;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationExtension;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expansion;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.KindMember;
import org.hullwright.model.Named;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Readable;
import org.hullwright.model.Scenario;
import org.hullwright.model.Zone;
import org.hullwright.model.types.FileUniverse;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.TypeInference;

/** Lists the names that a pack declares and those of the packs it requires, with signatures and comments. */
public final class Vocabulary {

	private final Comments comments;

	/** @param comments read what authors wrote above declarations */
	@Inject
	public Vocabulary(Comments comments) {
		this.comments = comments;
	}

	/** All names, pack by pack in the order of dependence, in each by group and in the order of the text. */
	public List<VocabularyEntry> of(LoadedPack pack) {
		List<HullFile> files = pack.files();
		TypeInference types = new TypeInference(new FileUniverse(files));
		return files.stream().filter(file -> file.getPack() != null && file.getPack().getName() != null)
				.collect(Collectors.groupingBy(file -> file.getPack().getName(), LinkedHashMap::new, Collectors.toList()))
				.entrySet().stream().flatMap(one -> one.getValue().stream().flatMap(file -> file.getDeclarations().stream())
						.flatMap(declared -> entries(one.getKey(), declared, types))
						.sorted(Comparator.comparing(VocabularyEntry::group)))
				.toList();
	}

	/**
	 * All that things of a kind have, of whichever pack: what the kind has itself first, and what every piece has last.
	 *
	 * @param kind its name
	 * @return empty when there is no such kind
	 */
	public Optional<List<VocabularyEntry>> ofKind(LoadedPack pack, String kind) {
		List<HullFile> files = pack.files();
		Kinds kinds = new TypeInference(new FileUniverse(files)).kinds();
		return files.stream().flatMap(file -> file.getDeclarations().stream()).filter(Kind.class::isInstance).map(Kind.class::cast)
				.filter(declared -> kind.equals(declared.getName())).findFirst()
				.map(found -> kinds.lineageOf(found).stream().map(Kind::getName).toList())
				.map(lineage -> of(pack).stream().filter(entry -> entry.group() == Group.KINDS && lineage.contains(entry.owner()))
						.sorted(Comparator.comparing(entry -> lineage.indexOf(entry.owner()))).toList());
	}

	private Stream<VocabularyEntry> entries(String pack, Declaration declared, TypeInference types) {
		return switch (declared) {
			case Kind kind -> Stream.concat(entry(pack, Group.KINDS, "", kind, types).stream(),
					members(pack, kind.getName(), kind.getMembers(), types));
			case KindExtension extension -> members(pack, extension.getKind().getName(), extension.getMembers(), types);
			case Enumeration values -> values(pack, values, values.getLiterals());
			case EnumerationExtension more -> values(pack, more.getEnumeration(), more.getLiterals());
			case Procedure procedure -> entry(pack, Group.PROCEDURES, "", procedure, types).stream();
			case Component component -> entry(pack, Group.COMPONENTS, "", component, types).stream();
			case Board board -> entry(pack, Group.PLACES, "", board, types).stream();
			case Zone zone -> entry(pack, Group.PLACES, "", zone, types).stream();
			case Expansion expansion -> entry(pack, Group.EXPANSIONS, "", expansion, types).stream();
			case Scenario scenario -> entry(pack, Group.EXPANSIONS, "", scenario, types).stream();
			case Readable readable -> entry(pack, Group.STATES, "", readable, types).stream();
			default -> Stream.empty();
		};
	}

	private Stream<VocabularyEntry> members(String pack, String owner, List<KindMember> members, TypeInference types) {
		return members.stream().flatMap(member -> entry(pack, Group.KINDS, Objects.requireNonNullElse(owner, ""), member, types).stream());
	}

	private Stream<VocabularyEntry> values(String pack, Enumeration values, List<EnumerationLiteral> words) {
		String head = "values " + values.getName() + " { "
				+ words.stream().map(Named::getName).filter(Objects::nonNull).collect(Collectors.joining(", ")) + " }";
		return Stream.ofNullable(values.getName())
				.map(name -> new VocabularyEntry(pack, Group.VALUES, "", name, head, "", about(values), false));
	}

	/** Nothing for what has no name yet. */
	private Optional<VocabularyEntry> entry(String pack, Group group, String owner, Named declared, TypeInference types) {
		return Optional.ofNullable(declared.getName()).map(name -> new VocabularyEntry(pack, group, owner, name,
				Headline.of(declared, types), initial(declared), about(declared), isOpen(declared)));
	}

	private static String initial(Named declared) {
		ICompositeNode value = declared instanceof Property property && property.getNature() != PropertyNature.DERIVED
				? NodeModelUtils.getNode(property.getValue())
				: null;
		return value == null ? "" : NodeModelUtils.getTokenText(value).replaceAll("\\s+", " ");
	}

	private static boolean isOpen(Named declared) {
		return switch (declared) {
			case Procedure procedure -> procedure.getBody() != null && procedure.getBody().isOpen();
			case Property property -> property.isOpen();
			default -> false;
		};
	}

	private String about(EObject declared) {
		String comment = comments.getDocumentation(declared);
		return comment == null ? "" : comment.strip().replaceAll("\\s+", " ");
	}
}
