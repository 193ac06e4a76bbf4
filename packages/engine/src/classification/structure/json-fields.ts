import type { ReadableText } from '../../classifiers/define-classifier.ts';
import type { FieldPlace, Structure } from './field-place.ts';
import { createJsonCursor } from './json-cursor.ts';

/** Maximum keys that support a value: its own and those of enclosing objects. */
const MOST_NAMES = 4;

/** Keys of values whose meaning is next to them: `{"name": "iban", "value": "…"}`. */
const VALUE_NAMES: ReadonlySet<string> = new Set(['value', 'val', 'text', 'content', 'data']);

/** Whether the text starts as a JSON document, or as JSON lines. */
export function looksLikeJson({ bytes, length }: ReadableText): boolean {
  const limit = Math.min(length, 1024);
  let at = 0;
  const skip = () => {
    while (at < limit && (bytes[at] ?? 0) <= 32) at += 1;
  };
  skip();
  const opening = String.fromCharCode(bytes[at] ?? 0);
  at += 1;
  skip();
  const next = String.fromCharCode(bytes[at] ?? 0);
  return (opening === '{' && next === '"') || (opening === '[' && /[[{"\d-]/.test(next));
}

/** Values of a JSON document with their key paths. Ends where the text stops being JSON. */
export function jsonFields(text: ReadableText): Structure {
  const cursor = createJsonCursor(text.bytes, text.length);
  let last: { at: number; place: FieldPlace | null } = { at: -1, place: null };
  return {
    fieldAt(start, end) {
      const token = cursor.tokenAt(start);
      if (token === null || token.end < end) return null;
      if (last.at !== token.start) {
        const names = cursor
          .keys()
          .slice(-MOST_NAMES)
          .map((key) => text.slice(key.start, key.end));
        const isApart = !VALUE_NAMES.has(names.at(-1)?.toLowerCase() ?? '');
        last = { at: token.start, place: { ...token, kind: 'path', names, column: 0, isApart } };
      }
      return last.place;
    },
    hasCells: () => false,
    rowCount: () => 0,
  };
}
