import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ERRORS } from '@waybill/contract';
import { expect, test } from 'vitest';
import { generatedDocs } from '../gen/generated-docs.ts';
import { ROOT } from '../repository/root.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test('the generated documents say what the code says; else: npm run gen', () => {
  const docs = generatedDocs();
  expect(docs.map(({ file }) => file)).toContain('docs/api/openapi.json');
  const stale = docs.filter(({ file, text }) => read(file) !== text);
  expect(stale.map(({ file }) => file)).toEqual([]);
});

test('every error code is documented, and every documented code exists', () => {
  const documented = [...read('docs/errors.md').matchAll(/^\| `([^`]+)` \|/gm)].map(
    ([, code]) => code,
  );
  expect(documented).toEqual(Object.keys(ERRORS));
});

test('error codes are resource.reason', () => {
  const odd = Object.keys(ERRORS).filter((code) => !/^[a-z]+\.[a-z_]+$/.test(code));
  expect(odd).toEqual(['internal']);
});
