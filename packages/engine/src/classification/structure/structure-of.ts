import type { ReadableText } from '../../classifiers/define-classifier.ts';
import type { StructureField } from '../classification.ts';
import { isLineBreak } from '../source-text.ts';
import { lineCount } from './delimited-rows.ts';
import { detectTable } from './detect-table.ts';
import type { FieldPlace, Structure } from './field-place.ts';
import { givenFields } from './given-fields.ts';
import { jsonFields, looksLikeJson } from './json-fields.ts';
import { tableFields } from './table-fields.ts';

/**
 * The given structure, otherwise the detected one: JSON, a table, or lines. Detected lazily on first
 * use; types of one value share its field.
 */
export function structureOf(text: ReadableText, fields: readonly StructureField[] = []): Structure {
  let structure: Structure | null = null;
  const told = () => (structure ??= recognised(text, fields));
  const last = { start: -1, end: -1, field: null as FieldPlace | null };
  return {
    fieldAt(start, end) {
      if (last.start !== start || last.end !== end) {
        last.field = told().fieldAt(start, end);
        last.start = start;
        last.end = end;
      }
      return last.field;
    },
    hasCells: () => told().hasCells(),
    rowCount: (column) => told().rowCount(column),
  };
}

function recognised(text: ReadableText, fields: readonly StructureField[]): Structure {
  if (fields.length > 0) return givenFields(text, fields);
  if (looksLikeJson(text)) return jsonFields(text);
  const layout = detectTable(text);
  return layout ? tableFields(text, layout) : lineFields(text);
}

function lineFields(text: ReadableText): Structure {
  let lines: number | null = null;
  return {
    fieldAt: (start, end) => lineAt(text, start, end),
    hasCells: () => false,
    rowCount: () => (lines ??= lineCount(text.bytes, 0, text.length)),
  };
}

/** The line, or the whole text with its quotes, if it contains only the value. */
function lineAt({ bytes, length }: ReadableText, start: number, end: number): FieldPlace | null {
  let from = start;
  while (from > 0 && isWrapping(bytes[from - 1])) from -= 1;
  if (from > 0 && !isLineBreak(bytes[from - 1])) return null;
  let to = end;
  while (to < length && isWrapping(bytes[to])) to += 1;
  if (to < length && !isLineBreak(bytes[to])) return null;
  return { start, end, kind: 'line', names: [], column: 0, isApart: false };
}

/** Blanks, quotes, and the bytes of a mark at the beginning of a text. */
function isWrapping(byte: number | undefined): boolean {
  return byte !== undefined && WRAPPING[byte] === 1;
}

const WRAPPING = new Uint8Array(256);
for (const byte of [9, 32, 34, 39, 96, 0xef, 0xbb, 0xbf]) WRAPPING[byte] = 1;
