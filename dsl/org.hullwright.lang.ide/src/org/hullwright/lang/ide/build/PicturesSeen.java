package org.hullwright.lang.ide.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.lang.design.PackTypefaces;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.lang.picture.PackPictures;
import org.hullwright.lang.uses.Mention;
import org.hullwright.lang.uses.Use;

/**
 * All that a pack has to do with pictures at one moment, and with typefaces of its own. What was found about them stays true as long as
 * this is the same.
 *
 * @param there the files, by their names
 * @param shown the names of those that something looks like
 */
record PicturesSeen(Map<String, Version> there, Set<String> shown) {

	/** Of a file that has nothing to do with pictures. */
	static final PicturesSeen NONE = new PicturesSeen(Map.of(), Set.of());

	/** What tells two versions of a file apart without reading it. */
	record Version(long size, FileTime changed) {

		private static final Version GONE = new Version(-1, FileTime.fromMillis(0));

		static Version of(Path file) {
			try {
				BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
				return new Version(attributes.size(), attributes.lastModifiedTime());
			} catch (IOException gone) {
				return GONE;
			}
		}
	}

	/** How it is for a pack now. */
	static PicturesSeen in(PackSummary pack) {
		var there = new TreeMap<String, Version>();
		Stream.concat(new PackPictures(pack.folder()).names().stream(), new PackTypefaces(pack.folder()).names().stream())
				.forEach(name -> there.put(name, Version.of(pack.folder().resolve(name))));
		return new PicturesSeen(there,
				pack.files().stream().flatMap(file -> file.uses().byRules().stream()).filter(mention -> mention.use() == Use.SHOWN)
						.map(Mention::name).collect(Collectors.toSet()));
	}

	/** What of this concerns a file: all of it those that show pictures and the manifest, which tells what is not shown. */
	PicturesSeen from(FileSummary file) {
		boolean concerned = file.uses().byRules().stream().anyMatch(mention -> mention.use() == Use.SHOWN)
				|| VisiblePacks.headOf(file).map(head -> head.getUserData(HullIndexing.VERSION)).isPresent();
		return concerned ? this : NONE;
	}
}
