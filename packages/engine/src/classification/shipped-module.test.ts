import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shippedBytes } from '../values/shipped-bytes.ts';
import { ENCODED_PLACES_MODULE } from './decode/encoded-places-module.data.ts';
import { PREFILTER_MODULE } from './scan/prefilter-module.data.ts';
import { shippedModule } from './shipped-module.ts';

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

// The shipped module is the output of `wat2wasm`. When you change one, rebuild the other and record
// both.
test.each([
  {
    source: 'scan/prefilter.wat',
    shipped: PREFILTER_MODULE,
    hashes: [
      '59a05834497a1906ab66fd2a5bf7f93fda3ed4847ddedee5d6f50ff70a67d8f5',
      'aaa0fa5520215ea44b20fbd7411c28dc8a165053c508f7caa140234f2479da0a',
    ],
  },
  {
    source: 'decode/encoded-places.wat',
    shipped: ENCODED_PLACES_MODULE,
    hashes: [
      '85f96c1f6e72de0bddc07c3e11a952746d6ae20cba122d0ec3d1213b6f461005',
      'a48488e2ae441563bf1dd55e261583eaefab38b3f08954647ec19ff99279faaf',
    ],
  },
])('$source and the bytes that were made of it go together', ({ source, shipped, hashes }) => {
  const written = readFileSync(path.join(import.meta.dirname, source));
  expect([hashOf(written), hashOf(shippedBytes(shipped))]).toEqual(hashes);
});

test('a module that cannot be compiled is none', () => {
  expect(shippedModule('AGFzbQ==')).toBeNull();
});
