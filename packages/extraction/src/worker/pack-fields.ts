import type { StructureField } from '@waybill/engine/classification/classification';
import type { PackedFields } from './messages.ts';

const WIDTH = 4;
/** Letters of a name; of longer paths the end says most. */
const MOST_LETTERS = 300;
/** Different names of one part; fields of further ones are left out. */
const MOST_NAMES = 50_000;

/** Collects fields in a form that is cheap to hand over. */
export interface FieldPacker {
  add(field: StructureField): void;
  packed(): PackedFields | undefined;
}

/** @param most fields that are kept; those of what follows are left out, its text is not */
export function createFieldPacker(most: number): FieldPacker {
  const names = new Map<string, number>();
  let numbers = new Uint32Array(64 * WIDTH);
  let count = 0;
  return {
    add: ({ start, end, name: written, kind }) => {
      const name = written.slice(-MOST_LETTERS);
      const index = names.get(name) ?? names.size;
      if (count === most || end <= start || index === MOST_NAMES) return;
      names.set(name, index);
      if ((count + 1) * WIDTH > numbers.length) {
        const grown = new Uint32Array(numbers.length * 2);
        grown.set(numbers);
        numbers = grown;
      }
      numbers.set([start, end, index, kind === 'path' ? 1 : 0], count * WIDTH);
      count += 1;
    },
    packed: () =>
      count === 0
        ? undefined
        : { numbers: numbers.slice(0, count * WIDTH), names: [...names.keys()] },
  };
}

export function unpackFields({ numbers, names }: PackedFields): StructureField[] {
  const fields: StructureField[] = [];
  for (let at = 0; at + WIDTH <= numbers.length; at += WIDTH) {
    const [start = 0, end = 0, index = 0, kind] = numbers.subarray(at, at + WIDTH);
    fields.push({ start, end, name: names[index] ?? '', kind: kind === 1 ? 'path' : 'header' });
  }
  return fields;
}
