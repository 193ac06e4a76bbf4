import type { ReadableText } from '../../classifiers/define-classifier.ts';
import { decodeBase64 } from './base64-parts.ts';
import { decodeCharacters } from './decode-characters.ts';
import { createDecodedSink, type DecodedText } from './decoded-text.ts';
import { ENTITY, ESCAPE, PERCENT } from './encoded-characters.ts';

export interface DecodedTexts {
  texts: readonly DecodedText[];
  /** Some of it was left out, for its size. */
  isCapped: boolean;
}

/** What stands encoded in a text, one decoded text for each encoding that occurs. */
export function decodedTexts(text: ReadableText): DecodedTexts {
  const texts: DecodedText[] = [];
  let isCapped = false;
  const base64 = createDecodedSink();
  decodeBase64(text, base64);
  const sinks = [{ from: 'base64' as const, sink: base64 }];
  const all: { from: DecodedText['from']; sink: typeof base64 }[] = sinks;
  for (const encoding of [PERCENT, ESCAPE, ENTITY]) {
    const sink = createDecodedSink();
    decodeCharacters(text, encoding, sink);
    all.push({ from: encoding.from, sink });
  }
  for (const { from, sink } of all) {
    const decoded = sink.take(from);
    if (decoded) texts.push(decoded);
    if (sink.isFull()) isCapped = true;
  }
  return { texts, isCapped };
}
