import type { ReadableText } from '../../classifiers/define-classifier.ts';
import { createBase64Decoder } from './base64-parts.ts';
import { createCompiledEncodedFinder } from './compiled-encoded-places.ts';
import { createCharacterDecoder } from './decode-characters.ts';
import { createDecodedSink, type DecodedText } from './decoded-text.ts';
import { createEncodedFinder, type EncodedFinder } from './encoded-places.ts';

interface DecodedTexts {
  texts: readonly DecodedText[];
  /** Part of it was omitted because of its size. */
  isCapped: boolean;
}

let finder: EncodedFinder | undefined;

/** Encoded contents of a text, one decoded text per encoding found. */
export function decodedTexts(text: ReadableText): DecodedTexts {
  finder ??= createCompiledEncodedFinder() ?? createEncodedFinder();
  const base64Sink = createDecodedSink('base64');
  const base64 = createBase64Decoder(text, base64Sink);
  const characters = createCharacterDecoder(text);
  const { places } = finder;
  finder.begin();
  while (finder.advance(text.bytes, text.length)) {
    for (let run = 0; run < places.runCount; run += 1) base64.decodeAt(places.runs[run] ?? 0);
    for (let lead = 0; lead < places.leadCount; lead += 1) {
      characters.decodeAt(places.leads[lead] ?? 0);
    }
  }
  const sinks = [base64Sink, ...characters.sinks()];
  return {
    texts: sinks.flatMap((sink) => sink.take() ?? []),
    isCapped: sinks.some((sink) => sink.isFull()),
  };
}
