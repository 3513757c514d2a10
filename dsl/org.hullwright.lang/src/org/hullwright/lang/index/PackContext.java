package org.hullwright.lang.index;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.impl.ResourceDescriptionsProvider;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.hullwright.lang.design.PackTypefaces;
import org.hullwright.lang.design.SettingValue.FontFile;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.picture.InspectedPictures;
import org.hullwright.lang.picture.PackPictures;
import org.hullwright.lang.uses.FileUses;
import org.hullwright.lang.uses.PackUses;
import org.hullwright.lang.uses.UseReader;
import org.hullwright.model.Board;
import org.hullwright.model.DesignSetting;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.icons.Appearances;
import org.hullwright.model.texts.PackTranslations;
import org.hullwright.model.types.ExpectedTypes;
import org.hullwright.model.types.Locals;
import org.hullwright.model.types.TypeInference;

/**
 * What can be seen from a file: packs, names, types. Everything is computed once for each file and kept until that file changes, or once
 * for all files of a pack where {@link #settle nothing changes any more}. When another file of the same resource set changes, whoever
 * changed it clears the caches of those that depend on it, as Xtext's builder does by loading them anew.
 */
@Singleton
public class PackContext {

	private final IResourceScopeCache cache;
	private final ResourceDescriptionsProvider index;
	private final IResourceServiceProvider services;

	/**
	 * @param cache keeps answers until a file changes
	 * @param index the files there are
	 * @param services describes the core library, which no index lists
	 */
	@Inject
	public PackContext(IResourceScopeCache cache, ResourceDescriptionsProvider index, IResourceServiceProvider services) {
		this.cache = cache;
		this.index = index;
		this.services = services;
	}

	/** Says that the files of a resource set change no more, nor come any others. */
	public void settle(ResourceSet resources) {
		resources.eAdapters().add(new SettledFiles(filesIndexedFor(CoreLibrary.in(resources))));
	}

	/** Which packs there are. */
	public VisiblePacks packs(Resource file) {
		return oncePerPack(VisiblePacks.class, file,
				() -> index.getResourceDescriptions(file) instanceof PackSights sights
						? sights.packs()
						: new VisiblePacks(filesSeenFrom(file)));
	}

	/** The names that can be written in a file. */
	public VisibleNames names(Resource file) {
		return oncePerPack(VisibleNames.class, file, () -> index.getResourceDescriptions(file) instanceof PackSights sights
				? sights.names(Viewpoint.of(file))
				: new VisibleNames(packs(file), Viewpoint.of(file), filesSeenFrom(file),
						found -> namesOf(found, file.getResourceSet())));
	}

	private FileNames namesOf(IResourceDescription file, ResourceSet resources) {
		Resource loaded = resources.getResource(file.getURI(), false);
		return loaded == null
				? new FileNames(file.getExportedObjects())
				: once(FileNames.class, loaded, () -> new FileNames(file.getExportedObjects()));
	}

	public TypeInference types(Resource file) {
		return once(TypeInference.class, file, () -> new TypeInference(new IndexedUniverse(names(file), file.getResourceSet())));
	}

	/** What types a file wants where. */
	public ExpectedTypes expected(Resource file) {
		return once(ExpectedTypes.class, file, () -> new ExpectedTypes(types(file)));
	}

	/** The variables in a file. */
	public Locals locals(Resource file) {
		return once(Locals.class, file, () -> new Locals(types(file).kinds()));
	}

	/** The words of the enumerations that a file uses. */
	public LiteralIndex literals(Resource file) {
		return once(LiteralIndex.class, file, () -> new LiteralIndex(types(file).words()));
	}

	/** The sides of the components that a file sees. */
	public SideIndex sides(Resource file) {
		return once(SideIndex.class, file, () -> new SideIndex(this, file));
	}

	/** Which of the derived values that a file sees are computed from themselves. */
	public DerivedCircles derivedCircles(Resource file) {
		return oncePerPack(DerivedCircles.class, file, DerivedCircles::new);
	}

	/** The expansions that a file sees, those of required packs first, with all that is added to them. */
	public Expansions expansions(Resource file) {
		return oncePerPack(Expansions.class, file,
				() -> new Expansions(expansionParts(file), filesOfExpansions(file),
						pack -> packs(file).versionOf(pack)));
	}

	/** The enumerations that boards which a file sees name their directions with. */
	public DirectionWords directions(Resource file) {
		return oncePerPack(DirectionWords.class, file, () -> new DirectionWords(names(file).of(HullPackage.Literals.BOARD).stream()
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet()))
				.filter(Board.class::isInstance).map(found -> ((Board) found).getCircle()).filter(Objects::nonNull)
				.toList()));
	}

	/** Which boards that a file sees are laid instead of which others. Loads all those files, where there is more than one board. */
	public BoardReplacements boardSides(Resource file) {
		return oncePerPack(BoardReplacements.class, file,
				() -> names(file).of(HullPackage.Literals.BOARD).size() < 2 ? BoardReplacements.NONE : new BoardReplacements(files(file)));
	}

	/** The properties that files read as edges of tiles. Loads all those that a file sees, where they are not. */
	public EdgeProperties edges(Resource file) {
		return oncePerPack(EdgeProperties.class, file, () -> EdgeProperties.in(files(file)));
	}

	private List<ExpansionPart> expansionParts(Resource file) {
		var parts = new ArrayList<ExpansionPart>();
		for (String pack : List.copyOf(names(file).packs()).reversed()) {
			Stream.of(HullPackage.Literals.EXPANSION, HullPackage.Literals.EXPANSION_EXTENSION)
					.flatMap(type -> names(file).of(type).stream())
					.filter(found -> pack.equals(found.getUserData(HullIndexing.PACK)))
					.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet()))
					.filter(ExpansionPart.class::isInstance).map(ExpansionPart.class::cast).forEach(parts::add);
		}
		return parts;
	}

	/** The visible files that say which expansion they belong to. */
	private List<HullFile> filesOfExpansions(Resource file) {
		return files(names(file).of(HullPackage.Literals.PACK_CLAUSE).stream().filter(head -> head.getUserData(HullIndexing.WITH) != null),
				file);
	}

	/** All files of the packs that a file sees, its own among them. Loads them, where they are not. */
	public List<HullFile> files(Resource file) {
		return files(names(file).of(HullPackage.Literals.PACK_CLAUSE).stream(), file);
	}

	/** All files of the pack of a file, also those that count only beside another pack. Loads them, where they are not. */
	public List<HullFile> allOwnFiles(Resource file) {
		return files(filesOfSamePack(file).flatMap(found -> VisiblePacks.headOf(found).stream()), file);
	}

	private static List<HullFile> files(Stream<IEObjectDescription> heads, Resource file) {
		return heads.map(head -> EcoreUtil.resolve(head.getEObjectOrProxy(), file.getResourceSet()))
				.filter(head -> head.eContainer() instanceof HullFile).map(head -> (HullFile) head.eContainer()).toList();
	}

	/** What the pack of a file does with the names it declares. */
	public PackUses uses(Resource file) {
		return oncePerPack(PackUses.class, file,
				() -> new PackUses(isComplete(file), filesOfSamePack(file).map(found -> usesOf(found, file.getResourceSet())).toList()));
	}

	/** The game that a file sees, that of its own pack before that of another; empty when it sees none. */
	public Optional<Game> game(Resource file) {
		return names(file).of(HullPackage.Literals.GAME).stream()
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet()))
				.filter(Game.class::isInstance).map(Game.class::cast).findFirst();
	}

	/** Whether the pack of a file belongs to a game, its own or that of a pack it requires; others are for packs that build on them. */
	public boolean isComplete(Resource file) {
		return !names(file).of(HullPackage.Literals.GAME).isEmpty();
	}

	private Stream<IResourceDescription> filesOfSamePack(Resource file) {
		return filesSeenFrom(file).stream().filter(found -> VisiblePacks.packOf(found).filter(packOf(file)::equals).isPresent());
	}

	private FileUses usesOf(IResourceDescription file, ResourceSet resources) {
		if (file instanceof FileUses.Owner owner) {
			return owner.uses();
		}
		return resources.getResource(file.getURI(), false) instanceof XtextResource loaded
				? once(FileUses.class, loaded, () -> UseReader.read(loaded))
				: FileUses.NONE;
	}

	/**
	 * The pictures of the pack of a file, each inspected once.
	 *
	 * @param folder of that pack
	 */
	public InspectedPictures pictures(Resource file, Path folder) {
		return oncePerPack(InspectedPictures.class, file, () -> new InspectedPictures(new PackPictures(folder)));
	}

	/** The typeface that a design names by its file, in the folder of the pack that it is written in; empty when there is none. */
	public Optional<FontFile> font(DesignSetting setting, String name) {
		return folder(setting.eResource()).flatMap(folder -> new PackTypefaces(folder).named(name));
	}

	/** What the components that a file sees print. */
	public PrintedValues printed(Resource file) {
		return oncePerPack(PrintedValues.class, file, () -> new PrintedValues(names(file)));
	}

	/**
	 * What the packs that a file sees show things as, those it requires first, and what themes do that are there besides: they dress
	 * whatever they are put to. Loads all those files, where they are not.
	 */
	public Appearances appearances(Resource file) {
		return oncePerPack(Appearances.class, file, () -> {
			List<String> order = List.copyOf(names(file).packs()).reversed();
			Stream<HullFile> seen = files(file).stream().sorted(Comparator.comparing(one -> order.indexOf(one.getPack().getName())));
			return new Appearances(Stream.concat(seen, themesBeside(file)).toList());
		});
	}

	/** The files of themes that a file does not see, as far as they count beside the packs that are there. */
	private Stream<HullFile> themesBeside(Resource file) {
		Set<String> seen = Set.copyOf(names(file).packs());
		Set<String> present = packs(file).all();
		Map<String, List<IResourceDescription>> others = filesSeenFrom(file).stream()
				.filter(found -> VisiblePacks.packOf(found).filter(pack -> !seen.contains(pack)).isPresent())
				.collect(Collectors.groupingBy(found -> VisiblePacks.packOf(found).orElseThrow(), LinkedHashMap::new, Collectors.toList()));
		return others.values().stream().filter(HullIndexing::areTheme).flatMap(List::stream)
				.filter(found -> VisiblePacks.counts(found, present))
				.flatMap(found -> files(VisiblePacks.headOf(found).stream(), file).stream());
	}

	/** The languages that the packs which a file sees are translated into. Loads all their files, where they are not. */
	public PackTranslations translations(Resource file) {
		return oncePerPack(PackTranslations.class, file, () -> new PackTranslations(files(file)));
	}

	/** Which pieces the rules that a file sees put onto others. Loads all those files, where they are not. */
	public PieceDestinations destinations(Resource file) {
		return oncePerPack(PieceDestinations.class, file, () -> new PieceDestinations(files(file), this));
	}

	/** The kinds that a file sees. */
	public Stream<Kind> kinds(Resource file) {
		return names(file).of(HullPackage.Literals.KIND).stream()
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet()))
				.filter(Kind.class::isInstance).map(Kind.class::cast);
	}

	/** The kinds of which the pack of a file has components. */
	public FilledKinds filledKinds(Resource file) {
		return oncePerPack(FilledKinds.class, file, () -> new FilledKinds(this, file));
	}

	/** The kinds of what the pack of a file puts somewhere by its name. */
	public GivenKinds givenKinds(Resource file) {
		return oncePerPack(GivenKinds.class, file, () -> new GivenKinds(this, file));
	}

	/** The components that the pack of a file puts in the place of what another pack leaves open. Loads all files of the pack. */
	public ChosenComponents chosenComponents(Resource file) {
		return oncePerPack(ChosenComponents.class, file, () -> new ChosenComponents(this, file));
	}

	/** The types around an object. */
	public TypeInference typesAt(EObject object) {
		return types(object.eResource());
	}

	/** Every file in the index of whatever pack, the core library included. */
	public List<IResourceDescription> filesSeenFrom(Resource file) {
		return SettledFiles.of(file.getResourceSet()).map(SettledFiles::all).orElseGet(() -> filesIndexedFor(file));
	}

	private List<IResourceDescription> filesIndexedFor(Resource file) {
		IResourceDescriptions known = index.getResourceDescriptions(file);
		Resource library = CoreLibrary.in(file.getResourceSet());
		var files = new ArrayList<IResourceDescription>();
		known.getAllResourceDescriptions().forEach(files::add);
		if (files.stream().noneMatch(description -> description.getURI().equals(library.getURI()))) {
			files.add(services.getResourceDescriptionManager().getResourceDescription(library));
		}
		return files;
	}

	/**
	 * The folder of the pack of a file, which is that of its manifest; empty for packs without one, and for what lies in no folder. Of
	 * several packs of the same name it is the one that the file lies in.
	 */
	public Optional<Path> folder(Resource file) {
		String pack = packOf(file);
		List<Path> folders = names(file).of(HullPackage.Literals.PACK_CLAUSE).stream()
				.filter(head -> head.getName().toString().equals(pack) && head.getUserData(HullIndexing.VERSION) != null)
				.map(head -> head.getEObjectURI().trimFragment()).filter(URI::isFile)
				.map(manifest -> Path.of(manifest.toFileString()).getParent()).filter(Objects::nonNull).toList();
		return folders.stream().filter(folder -> file.getURI().isFile() && Path.of(file.getURI().toFileString()).startsWith(folder))
				.findFirst()
				.or(() -> folders.stream().findFirst());
	}

	/** The name of the pack that a file says it belongs to; empty text when it says none. */
	public static String packOf(Resource file) {
		return !file.getContents().isEmpty() && file.getContents().getFirst() instanceof HullFile hull && hull.getPack() != null
				&& hull.getPack().getName() != null ? hull.getPack().getName() : "";
	}

	/**
	 * What a caller works out of the files that a file sees: once for each key and all files of the pack, where these change no more; else
	 * whenever it is asked for.
	 */
	public <T> T onceSettled(Class<T> key, Resource file, Supplier<T> answer) {
		return SettledFiles.of(file.getResourceSet()).map(settled -> settled.once(key, Viewpoint.of(file), answer)).orElseGet(answer);
	}

	/** What is the same for all files of a pack. */
	private <T> T oncePerPack(Class<T> key, Resource file, Supplier<T> answer) {
		return SettledFiles.of(file.getResourceSet()).map(settled -> settled.once(key, Viewpoint.of(file), answer))
				.orElseGet(() -> once(key, file, answer));
	}

	private <T> T once(Class<T> key, Resource file, Supplier<T> answer) {
		return cache.get(key, file, answer::get);
	}
}
