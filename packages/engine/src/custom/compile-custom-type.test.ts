import { DataTypeDeclaration } from '@waybill/contract';
import { expect, test } from 'vitest';
import { compileCustomType, type CustomTypeFacts } from './compile-custom-type.ts';

const FACTS: CustomTypeFacts = {
  id: 'own',
  name: 'Own',
  class: 'business',
  locale: 'any',
  sensitivity: 2,
};
const KEY = new Uint8Array(32).fill(1);

function compile(declaration: object, bytes: Uint8Array | null = null) {
  return compileCustomType(FACTS, DataTypeDeclaration.parse(declaration), { bytes, key: KEY });
}

test('a pattern that cannot run in linear time is refused with its place', () => {
  const made = compile({ kind: 'pattern', pattern: 'ab(?=c)' });
  expect(made).toMatchObject({ problems: [{ path: 'pattern', position: 2 }] });
});

test('a pattern becomes a classifier with keywords and ignored values', () => {
  const made = compile({
    kind: 'pattern',
    pattern: 'PRJ-\\d{4}',
    keywords: ['Project'],
    ignored: ['PRJ-0000'],
  });
  expect(made).toMatchObject({ classifier: { id: 'own', keywords: ['project'] } });
});

test('words, columns and parts that cannot be are told by their place', () => {
  expect(compile({ kind: 'dictionary', words: ['ok', '...'] })).toMatchObject({
    problems: [{ path: 'words.1' }],
  });
  expect(compile({ kind: 'exact', columns: ['a', 'b'], primary: 'c' })).toMatchObject({
    problems: [{ path: 'primary' }],
  });
  expect(compile({ kind: 'exact', columns: ['a', 'b'], primary: 'a', others: 2 })).toMatchObject({
    problems: [{ path: 'others' }],
  });
  expect(compile({ kind: 'composite', mode: 'all', parts: [{ type: 'own' }] })).toMatchObject({
    problems: [{ path: 'parts.0.type' }],
  });
  expect(compile({ kind: 'fingerprint' }, new Uint8Array(9))).toMatchObject({
    problems: [{ path: 'kind' }],
  });
});

test('before an upload a type finds nothing and is no mistake', () => {
  expect(compile({ kind: 'exact', columns: ['a', 'b'], primary: 'a' })).not.toHaveProperty(
    'classifier.read',
  );
  expect(compile({ kind: 'fingerprint' })).not.toHaveProperty('problems');
});
