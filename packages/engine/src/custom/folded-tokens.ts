import { encodeUtf8 } from '../classification/utf8.ts';
import type { ReadableText } from '../classifiers/define-classifier.ts';

/** A run of letters and digits, in one case. Offsets in bytes. */
export interface FoldedToken {
  text: string;
  start: number;
  end: number;
}

const TOKEN = /[\p{L}\p{N}]+/gu;

/** Tokens of a string, folded. */
export function foldedWords(value: string): string[] {
  return [...value.matchAll(TOKEN)].map(([token]) => foldCase(token));
}

/** In one case, with accents composed one way. */
export function foldCase(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Iterates over the tokens of a text. Decodes only tokens that are not plain ASCII. */
export function* foldedTokens({ bytes, length, slice }: ReadableText): Generator<FoldedToken> {
  let at = 0;
  while (at < length) {
    while (at < length && !isTokenByte(bytes[at] ?? 0)) at += 1;
    const start = at;
    let isPlain = true;
    while (at < length && isTokenByte(bytes[at] ?? 0)) {
      if ((bytes[at] ?? 0) > 127) isPlain = false;
      at += 1;
    }
    if (at === start) return;
    if (isPlain) yield { text: slice(start, at).toLowerCase(), start, end: at };
    else yield* foldedParts(slice(start, at), start, at);
  }
}

/** Bytes above 127 may be letters or signs: the decoded run is split again. */
function* foldedParts(run: string, start: number, end: number): Generator<FoldedToken> {
  let at = start;
  let from = 0;
  for (const match of run.matchAll(TOKEN)) {
    at += encodeUtf8(run.slice(from, match.index)).length;
    const tokenEnd = at + encodeUtf8(match[0]).length;
    // A byte that is no UTF-8 is longer decoded than it was.
    yield { text: foldCase(match[0]), start: Math.min(at, end - 1), end: Math.min(tokenEnd, end) };
    at = tokenEnd;
    from = match.index + match[0].length;
  }
}

function isTokenByte(byte: number): boolean {
  return (
    (byte >= 48 && byte <= 57) ||
    (byte >= 65 && byte <= 90) ||
    (byte >= 97 && byte <= 122) ||
    byte > 127
  );
}
