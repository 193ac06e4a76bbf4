import { expect, test } from 'vitest';
import { extractHere } from '../testing/extract-here.ts';

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function attribute(id: number, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([1]),
    long(id),
    long(content.length),
    content,
    Buffer.alloc(2),
  ]);
}

/** A list of a number, a property with its own name, and a long file name. */
function properties(name: string): Buffer {
  const wide = Buffer.from(`${name}\0`, 'utf16le');
  const padding = Buffer.alloc((4 - (wide.length % 4)) % 4);
  return Buffer.concat([
    long(3),
    Buffer.from([3, 0, 1, 0x0e]),
    long(7),
    Buffer.from([3, 0, 1, 0x80]),
    Buffer.alloc(16),
    long(1),
    long(6),
    Buffer.from('abcdef\0\0'),
    long(9),
    Buffer.from([0x1f, 0, 0x07, 0x37]),
    long(1),
    long(wide.length),
    wide,
    padding,
  ]);
}

test('subject, body and attachments under their long names', async () => {
  const file = Buffer.concat([
    Buffer.from([0x78, 0x9f, 0x3e, 0x22, 0, 0]),
    attribute(0x00018004, Buffer.from('the subject\0')),
    attribute(0x0002800c, Buffer.from('the body\0')),
    attribute(0x00069002, Buffer.alloc(14)),
    attribute(0x00018010, Buffer.from('SHORT~1.TXT\0')),
    attribute(0x0006800f, Buffer.from('attached words')),
    attribute(0x00069005, properties('a longer name.txt')),
  ]);
  const { type, state, parts } = await extractHere(file, { name: 'winmail.dat' });
  expect({ type, state }).toEqual({ type: 'tnef', state: 'complete' });
  expect(parts.map(({ path, text }) => [path, text])).toEqual([
    ['winmail.dat', 'the subject\nthe body\n'],
    ['winmail.dat/a longer name.txt', 'attached words'],
  ]);
});
