import { expect, test } from 'vitest';
import { decompressRtf } from './decompress-rtf.ts';

// [MS-OXRTFCP] 4.1.1 and 4.2.1.
const SIMPLE =
  '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0';
const RUN = '1a0000001c0000004c5a4675e2d44b51410004205758595a0d6e7d010eb0';

test.each([
  [SIMPLE, '{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n'],
  [RUN, '{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}'],
])('the examples of the specification', (hex, text) => {
  expect(Buffer.from(decompressRtf(Buffer.from(hex, 'hex'), 1000)).toString()).toBe(text);
});

test('ends at the cap, whatever size is claimed', () => {
  expect(decompressRtf(Buffer.from(SIMPLE, 'hex'), 5)).toHaveLength(5);
  const claims = Buffer.from(SIMPLE, 'hex');
  claims.writeUInt32LE(0xffffffff, 4);
  expect(decompressRtf(claims, 1000).length).toBeLessThan(100);
});
