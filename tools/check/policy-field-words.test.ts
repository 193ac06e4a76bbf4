import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NAMED_FIELDS } from '@waybill/engine';
import { expect, test } from 'vitest';
import { FIRST_FIELD_NAMES } from '../../apps/server/testing/first-field-names.data.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Keys of a catalogue of the console, as its file writes them. The compiler holds translations to the same keys. */
function keysOf(file: string): ReadonlySet<string> {
  const text = readFileSync(path.join(ROOT, 'apps/console/src/components', file), 'utf8');
  return new Set(
    [...text.matchAll(/^ {2}(?:'([^']+)'|([\w$]+)):/gm)].map((match) => match[1] ?? match[2] ?? ''),
  );
}

/** Values whose names come from another list: data groups, integrations, and services by their own names. */
const NAMED_ELSEWHERE = ['data.groups', 'source', 'destination.serviceName'];

test('every field of policies has a name in the console', () => {
  const words = keysOf('policy/field-words.text.ts');
  expect(NAMED_FIELDS.map(({ name }) => name).filter((name) => !words.has(name))).toEqual([]);
});

test('every field that came after the first releases has help in the console', () => {
  const help = keysOf('policy/field-help.text.ts');
  const names = NAMED_FIELDS.map(({ name }) => name);
  const later = names.filter((name) => !FIRST_FIELD_NAMES.includes(name));
  expect(later.filter((name) => !help.has(name))).toEqual([]);
  expect([...help].filter((name) => !names.includes(name))).toEqual([]);
});

test('every value of a closed vocabulary has a word in the console', () => {
  const words = new Set([
    ...keysOf('policy/value-words.text.ts'),
    ...keysOf('detection/words.text.ts'),
  ]);
  const missing = NAMED_FIELDS.filter(({ name }) => !NAMED_ELSEWHERE.includes(name)).flatMap(
    ({ name, values = [] }) =>
      values.filter((value) => !words.has(value)).map((value) => `${name} ${value}`),
  );
  expect(missing).toEqual([]);
});
