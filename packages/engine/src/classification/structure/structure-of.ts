import type { ReadableText } from '../../classifiers/define-classifier.ts';
import type { StructureField } from '../classification.ts';
import { lineEndNear, lineStartNear } from '../source-text.ts';
import { detectTable } from './detect-table.ts';
import { withoutWrapping, type FieldPlace, type Structure } from './field-place.ts';
import { givenFields } from './given-fields.ts';
import { jsonFields, looksLikeJson } from './json-fields.ts';
import { tableFields } from './table-fields.ts';

/** Longer lines are no single value. */
const LONGEST_VALUE = 1024;

/**
 * The structure that was told, or else the one that the text itself has: JSON, a table, or lines. The
 * text is looked at when the first value asks.
 */
export function structureOf(text: ReadableText, fields: readonly StructureField[] = []): Structure {
  let structure: Structure | null = null;
  return {
    fieldAt(start, end) {
      structure ??= recognised(text, fields);
      return structure.fieldAt(start, end);
    },
  };
}

function recognised(text: ReadableText, fields: readonly StructureField[]): Structure {
  if (fields.length > 0) return givenFields(text, fields);
  if (looksLikeJson(text)) return jsonFields(text);
  const layout = detectTable(text);
  return layout ? tableFields(text, layout) : { fieldAt: (start, end) => lineAt(text, start, end) };
}

/** The line, or the whole text with its quotes, where it is nothing but one value. */
function lineAt(text: ReadableText, start: number, end: number): FieldPlace | null {
  const from = lineStartNear(text, start, LONGEST_VALUE);
  const to = lineEndNear(text, end, LONGEST_VALUE);
  const line = withoutWrapping(text.bytes, from, to);
  return { ...line, kind: 'line', names: [], isApart: false };
}
