import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeUtf8 } from './utf8.ts';
import { utf16Offsets } from './utf16-offsets.ts';

test('offsets in bytes become offsets in code units, whatever stands before', () => {
  const parts = fc.tuple(...[1, 2, 3].map(() => fc.string({ unit: 'binary', maxLength: 20 })));
  fc.assert(
    fc.property(parts, ([before = '', value = '', behind = '']) => {
      const bytes = encodeUtf8(before + value + behind);
      const start = encodeUtf8(before).length;
      const end = start + encodeUtf8(value).length;
      const [finding] = utf16Offsets(bytes, [
        { type: 'x', start, end, confidence: 'high', evidence: [] },
      ]);
      expect([finding?.start, finding?.end]).toEqual([before.length, before.length + value.length]);
    }),
  );
});
