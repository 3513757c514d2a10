package org.hullwright.lang.server;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** Reads the addresses of documents. An editor may spell the same file in several ways. */
final class Addresses {

	private static final String FILE = "file";

	private Addresses() {}

	/** The document at an address, always spelled in the same way; refuses what is no address. */
	static URI document(String address) {
		try {
			URI read = URI.create(address);
			if (!read.isAbsolute()) {
				throw new IllegalArgumentException("it has no scheme");
			}
			return FILE.equals(read.getScheme()) ? normal(Path.of(read)).toUri() : read;
		} catch (IllegalArgumentException | FileSystemNotFoundException wrong) {
			throw new ResponseErrorException(new ResponseError(ResponseErrorCode.InvalidParams,
					"“" + address + "” is not the address of a document: " + wrong.getMessage(), null));
		}
	}

	/** The folder at an address; null when that is no folder of this machine's disks. */
	static @Nullable Path folder(String address) {
		try {
			URI document = document(address);
			return FILE.equals(document.getScheme()) ? normal(Path.of(document)) : null;
		} catch (ResponseErrorException elsewhere) {
			return null;
		}
	}

	static boolean isFile(URI document) {
		return FILE.equals(document.getScheme());
	}

	private static Path normal(Path path) {
		return path.toAbsolutePath().normalize();
	}
}
