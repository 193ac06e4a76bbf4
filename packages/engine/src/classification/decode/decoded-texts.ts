import type { ReadableText } from '../../classifiers/define-classifier.ts';
import { decodeBase64 } from './base64-parts.ts';
import { decodeCharacters } from './decode-characters.ts';
import { createDecodedSink, type DecodedText } from './decoded-text.ts';

interface DecodedTexts {
  texts: readonly DecodedText[];
  /** Some of it was left out, for its size. */
  isCapped: boolean;
}

/** What stands encoded in a text, one decoded text for each encoding that occurs. */
export function decodedTexts(text: ReadableText): DecodedTexts {
  const base64 = createDecodedSink('base64');
  decodeBase64(text, base64);
  const sinks = [base64, ...decodeCharacters(text)];
  return {
    texts: sinks.flatMap((sink) => sink.take() ?? []),
    isCapped: sinks.some((sink) => sink.isFull()),
  };
}
