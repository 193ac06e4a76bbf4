import { Tokenizer } from '@huggingface/tokenizers';

/** Turns words into the numbers that a model knows their pieces by. */
export interface WordTokenizer {
  /** Pieces of a word; none if the tokenizer drops it. */
  idsOf(word: string): number[];
  /** What the model expects before and behind every text. */
  opening: readonly number[];
  closing: readonly number[];
}

/** What is used of the library, whose own types cannot be resolved. */
interface Encoder {
  encode(text: string, options?: { add_special_tokens: boolean }): { ids: number[] };
  token_to_id(token: string): number | undefined;
}

/** Of a word only its first piece represents it; those behind the first few change little. */
const MOST_PIECES = 16;
/** Keys and encoded data can be words of any length. */
const MOST_UNITS = 64;

const ANY_WORD = 'a';

/**
 * Reads a `tokenizer.json` in the Hugging Face format.
 *
 * @param markers Required pieces. Throws if it is invalid, or lacks a marker.
 */
export function openWordTokenizer(json: object, markers: readonly string[]): WordTokenizer {
  const tokenizer: Encoder = new Tokenizer(json, {});
  const lacking = markers.find((marker) => tokenizer.token_to_id(marker) === undefined);
  if (lacking !== undefined) throw new Error(`it has no token ${lacking}`);

  function idsOf(word: string): number[] {
    const { ids } = tokenizer.encode(word.slice(0, MOST_UNITS), { add_special_tokens: false });
    return ids.slice(0, MOST_PIECES);
  }

  const bare = idsOf(ANY_WORD);
  const { ids: whole } = tokenizer.encode(ANY_WORD);
  const at = whole.findIndex((_, index) => bare.every((id, step) => whole[index + step] === id));
  if (bare.length === 0 || at === -1) throw new Error('it cannot tell the pieces of a word');
  return { idsOf, opening: whole.slice(0, at), closing: whole.slice(at + bare.length) };
}
