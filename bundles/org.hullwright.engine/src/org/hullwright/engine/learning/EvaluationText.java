package org.hullwright.engine.learning;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.List;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import org.eclipse.jdt.annotation.Nullable;

/** A learned evaluation function as text: JSON, with all numbers of the network as half-precision floats in base64. */
public final class EvaluationText {

	private static final Gson JSON = new GsonBuilder().disableHtmlEscaping().setPrettyPrinting().create();
	private static final String FORMAT = "hullwright-evaluation-1";
	/** Hidden units that a network has at most. */
	private static final int MOST_HIDDEN = 1_024;

	private EvaluationText() {}

	/** What stands in the file; what is missing is null. */
	private record Content(@Nullable String format, @Nullable Provenance provenance, @Nullable Integer hidden,
			@Nullable List<String> inputs, @Nullable String weights) {}

	/** The text of an evaluation function. */
	public static String of(StoredEvaluation evaluation) {
		Network network = evaluation.network();
		ByteBuffer bytes = ByteBuffer.allocate(Short.BYTES * numbers(network.inputs(), network.hidden()));
		for (float[] part : List.of(network.scale(), network.direct(), network.first(), network.bias(), network.second(),
				new float[] { network.outputBias() })) {
			for (float number : part) {
				bytes.putShort(Float.floatToFloat16(number));
			}
		}
		return JSON.toJson(new Content(FORMAT, evaluation.provenance(), network.hidden(), evaluation.inputs(),
				Base64.getEncoder().encodeToString(bytes.array()))) + "\n";
	}

	/**
	 * Reads a text.
	 *
	 * @throws IllegalArgumentException when it is damaged or of another kind; says so, as the end of a sentence about it
	 */
	public static StoredEvaluation read(String text) {
		try {
			Content content = JSON.fromJson(text, Content.class);
			if (content == null || !FORMAT.equals(content.format())) {
				throw new IllegalArgumentException("is nothing that this version of the program has learned");
			}
			return read(content);
		} catch (JsonParseException wrong) {
			throw damaged(wrong);
		}
	}

	private static StoredEvaluation read(Content content) {
		Provenance provenance = content.provenance();
		Integer hidden = content.hidden();
		List<String> inputs = content.inputs();
		String weights = content.weights();
		if (provenance == null || hidden == null || inputs == null || weights == null || hidden < 1 || hidden > MOST_HIDDEN) {
			throw damaged(null);
		}
		ByteBuffer bytes;
		try {
			bytes = ByteBuffer.wrap(Base64.getDecoder().decode(weights));
		} catch (IllegalArgumentException wrong) {
			throw damaged(wrong);
		}
		if (bytes.remaining() != Short.BYTES * (long) numbers(inputs.size(), hidden)) {
			throw damaged(null);
		}
		return new StoredEvaluation(provenance, inputs, new Network(next(bytes, inputs.size()), next(bytes, inputs.size()),
				next(bytes, inputs.size() * hidden), next(bytes, hidden), next(bytes, hidden), next(bytes, 1)[0]));
	}

	private static int numbers(int inputs, int hidden) {
		return 2 * inputs + inputs * hidden + 2 * hidden + 1;
	}

	private static float[] next(ByteBuffer bytes, int count) {
		float[] numbers = new float[count];
		for (int at = 0; at < count; at++) {
			numbers[at] = Float.float16ToFloat(bytes.getShort());
		}
		return numbers;
	}

	private static IllegalArgumentException damaged(@Nullable Throwable cause) {
		return new IllegalArgumentException("is damaged; nothing of it was used", cause);
	}
}
