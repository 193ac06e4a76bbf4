/** Input of a GLiNER span model for one text. Integers except `span_mask`, which is 0 or 1. */
export interface GlinerInput {
  /** Pieces: the prompt with the labels, then the words. */
  input_ids: BigInt64Array;
  attention_mask: BigInt64Array;
  /** At the first piece of a word its number, from 1; 0 elsewhere. */
  words_mask: BigInt64Array;
  /** Number of words. */
  text_lengths: BigInt64Array;
  /** First and last word of every span of up to `width` words; 0 and 0 where it would leave the text. */
  span_idx: BigInt64Array;
  span_mask: Uint8Array;
}

export interface GlinerPrompt {
  /** Pieces before the first word and behind the last. */
  before: readonly number[];
  behind: readonly number[];
}

/**
 * One text as model input (GLiNER, `UniEncoderSpanProcessor`, and its notes on ONNX models).
 *
 * @param words Pieces of each word.
 */
export function glinerInput(
  words: readonly (readonly number[])[],
  { before, behind }: GlinerPrompt,
  width: number,
): GlinerInput {
  const ids: number[] = [...before];
  const numbers: number[] = before.map(() => 0);
  for (const [index, pieces] of words.entries()) {
    ids.push(...pieces);
    numbers.push(...pieces.map((_, at) => (at === 0 ? index + 1 : 0)));
  }
  ids.push(...behind);
  numbers.push(...behind.map(() => 0));
  return {
    input_ids: integers(ids),
    attention_mask: integers(ids.map(() => 1)),
    words_mask: integers(numbers),
    text_lengths: integers([words.length]),
    ...spans(words.length, width),
  };
}

function spans(words: number, width: number): Pick<GlinerInput, 'span_idx' | 'span_mask'> {
  const places: number[] = [];
  const isIn: number[] = [];
  for (let first = 0; first < words; first += 1) {
    for (let last = first; last < first + width; last += 1) {
      const isInText = last < words;
      places.push(isInText ? first : 0, isInText ? last : 0);
      isIn.push(isInText ? 1 : 0);
    }
  }
  return { span_idx: integers(places), span_mask: Uint8Array.from(isIn) };
}

function integers(values: readonly number[]): BigInt64Array {
  return BigInt64Array.from(values, BigInt);
}
