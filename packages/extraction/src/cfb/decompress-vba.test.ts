import { expect, test } from 'vitest';
import { decompressVba } from './decompress-vba.ts';

// [MS-OVBA] 3.2.2 and 3.2.3.
const NORMAL =
  '012fb000236161616263646582660070616768696a013808616b6c00306d6e6f700671027004107273747576107778797a003c';
const LONGEST = '0103b002614500';

test('the examples of the specification', () => {
  expect(Buffer.from(decompressVba(Buffer.from(NORMAL, 'hex'), 1000)).toString()).toBe(
    '#aaabcdefaaaaghijaaaaaklaaamnopqaaaaaaaaaaaarstuvwxyzaaa',
  );
  expect(Buffer.from(decompressVba(Buffer.from(LONGEST, 'hex'), 1000)).toString()).toBe(
    'a'.repeat(73),
  );
});

test('ends near the cap', () => {
  const chunk = Buffer.from(LONGEST.slice(2), 'hex');
  const many = Buffer.concat([Buffer.from([1]), ...Array.from({ length: 100 }, () => chunk)]);
  expect(decompressVba(many, 200).length).toBe(219);
});
