import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 KB'],
  [1, '1 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '2 KB'],
  [5 * 1024 ** 2, '5 MB'],
  [3 * 1024 ** 3, '3 GB'],
  [2 * 1024 ** 4, '2 TB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([[null], [undefined], ['12'], [Number.NaN], [{}]])('%s is no size', (value) => {
  expect(formatBytes(value)).toBeNull();
});
