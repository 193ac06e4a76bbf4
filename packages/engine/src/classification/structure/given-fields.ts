import type { ReadableText } from '../../classifiers/define-classifier.ts';
import type { StructureField } from '../classification.ts';
import { withoutWrapping, type Structure } from './field-place.ts';

/** Structure that whoever read the file told: cells of a sheet, properties of a record. */
export function givenFields(
  { bytes, length }: ReadableText,
  fields: readonly StructureField[],
): Structure {
  const { columns, counts } = columnsByName(fields);
  let index = 0;
  return {
    fieldAt(start, end) {
      while (index > 0 && isBehind(fields[index], start)) index -= 1;
      while (index < fields.length && isBefore(fields[index], end)) index += 1;
      const field = fields[index];
      if (field === undefined || isBehind(field, start) || field.end > length) return null;
      const { kind, name } = field;
      const names = kind === 'path' ? name.split(/[./[\]]+/) : [name];
      const isApart = kind === 'header';
      const column = columns.get(name) ?? -1;
      return { ...withoutWrapping(bytes, field.start, field.end), kind, names, column, isApart };
    },
    hasCells: () => fields.some(({ kind }) => kind === 'header'),
    rowCount: (column) => counts[column] ?? 0,
  };
}

/** A column per name, and how many fields it has. */
function columnsByName(fields: readonly StructureField[]) {
  const columns = new Map<string, number>();
  const counts: number[] = [];
  for (const { name } of fields) {
    const column = columns.get(name) ?? columns.size;
    columns.set(name, column);
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return { columns, counts };
}

function isBehind(field: StructureField | undefined, start: number): boolean {
  return field === undefined || field.start > start;
}

function isBefore(field: StructureField | undefined, end: number): boolean {
  return field !== undefined && field.end < end;
}
