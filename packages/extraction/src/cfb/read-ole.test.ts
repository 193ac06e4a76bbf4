import { expect, test } from 'vitest';
import { buildCompound } from '../testing/build-compound.ts';
import { extractHere, fieldValues, spacedText } from '../testing/extract-here.ts';

function record(type: number, content: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
}

function shorts(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value & 0xffff, index * 2));
  return bytes;
}

function longs(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value >>> 0, index * 4));
  return bytes;
}

test('the pieces of a Word document, of letters of one byte and of two', async () => {
  const stream = Buffer.alloc(0x800);
  shorts(0xa5ec, 0xc1).copy(stream);
  stream.writeUInt16LE(0x0200, 10);
  stream.write('plain caf\xe9\r', 0x600, 'latin1');
  stream.write('wide \u017c\r', 0x700, 'utf16le');
  const table = Buffer.concat([
    longs(0, 11, 18),
    shorts(0),
    longs(0x40000000 | (0x600 * 2)),
    shorts(0),
    shorts(0),
    longs(0x700),
    shorts(0),
  ]);
  const pieces = Buffer.concat([Buffer.from([2]), longs(table.length), table]);
  longs(0, pieces.length).copy(stream, 0x1a2);
  const extraction = await extractHere(
    buildCompound([
      { name: 'WordDocument', content: stream },
      { name: '1Table', content: pieces },
    ]),
  );
  expect(extraction).toMatchObject({ type: 'doc', state: 'complete' });
  expect(spacedText(extraction)).toBe('plain café wide ż');
});

test('cells of an Excel workbook; a shared string goes on in the next record with other flags', async () => {
  const name = Buffer.from('Sheet');
  const sheetStart = 500;
  const strings = record(
    0xfc,
    Buffer.concat([
      longs(2, 2),
      shorts(4),
      Buffer.from([0]),
      Buffer.from('Name'),
      shorts(6),
      Buffer.from([0]),
      Buffer.from('abc'),
    ]),
  );
  const globals = Buffer.concat([
    record(0x809, shorts(0x600, 5)),
    record(
      0x85,
      Buffer.concat([longs(sheetStart), shorts(0), Buffer.from([name.length, 0]), name]),
    ),
    record(0xe0, shorts(0, 0)),
    record(0xe0, shorts(0, 2)),
    strings,
    record(0x3c, Buffer.concat([Buffer.from([1]), Buffer.from('\u017cef', 'utf16le')])),
  ]);
  const number = Buffer.alloc(8);
  number.writeDoubleLE(1.5);
  const sheet = Buffer.concat([
    record(0x809, shorts(0x600, 0x10)),
    record(0xfd, Buffer.concat([shorts(0, 0, 0), longs(0)])),
    record(0xfd, Buffer.concat([shorts(1, 0, 0), longs(1)])),
    record(0x203, Buffer.concat([shorts(2, 0, 1), number])),
    record(0x27e, Buffer.concat([shorts(3, 0, 0), longs((41 << 2) | 2)])),
    record(0x06, Buffer.concat([shorts(4, 0, 0), Buffer.from([0, 0, 0, 0, 0, 0, 0xff, 0xff])])),
    record(0x207, Buffer.concat([shorts(3), Buffer.from([0]), Buffer.from('yes')])),
    record(0x0a, Buffer.alloc(0)),
  ]);
  const stream = Buffer.alloc(sheetStart + sheet.length);
  globals.copy(stream);
  // A record that is unknown fills the space between.
  record(0x99, Buffer.alloc(sheetStart - globals.length - 4)).copy(stream, globals.length);
  sheet.copy(stream, sheetStart);
  const { type, parts } = await extractHere(buildCompound([{ name: 'Workbook', content: stream }]));
  expect({ type, text: parts[0]?.text }).toEqual({
    type: 'xls',
    text: 'Sheet\nName\nabcżef\n1.50\n41\nyes\n',
  });
  expect(parts[0] && fieldValues(parts[0])).toContainEqual(['Name', 'abcżef']);
});

test('a bare sheet as Excel 4 wrote it', async () => {
  const value = Buffer.alloc(8);
  value.writeDoubleLE(0.5);
  const sheet = Buffer.concat([
    record(0x409, shorts(4, 0x10, 0)),
    record(0x41e, Buffer.concat([shorts(0), Buffer.from([7]), Buffer.from('General')])),
    record(0x41e, Buffer.concat([shorts(0), Buffer.from([2]), Buffer.from('0%')])),
    record(0x443, Buffer.from([0, 0, 0, 0])),
    record(0x443, Buffer.from([0, 1, 0, 0])),
    record(0x204, Buffer.concat([shorts(0, 0, 0, 5), Buffer.from('Share')])),
    record(0x203, Buffer.concat([shorts(1, 0, 1), value])),
    record(0x0a, Buffer.alloc(0)),
  ]);
  const { type, state, parts } = await extractHere(sheet);
  expect({ type, state, text: parts[0]?.text }).toEqual({
    type: 'xls',
    state: 'complete',
    text: 'Share\n50%\n',
  });
});

test('an encrypted workbook and an encrypted package say so', async () => {
  const workbook = Buffer.concat([record(0x809, shorts(0x600, 5)), record(0x2f, shorts(1))]);
  const files = [
    buildCompound([{ name: 'Workbook', content: workbook }]),
    buildCompound([{ name: 'EncryptedPackage', content: Buffer.alloc(9) }]),
  ];
  for (const file of files) {
    expect(await extractHere(file)).toMatchObject({ state: 'encrypted', reason: 'password' });
  }
});

test('texts of a presentation, inside their containers', async () => {
  const atom = (type: number, content: Buffer) =>
    Buffer.concat([shorts(0, type), longs(content.length), content]);
  const inner = Buffer.concat([
    atom(0xfa0, Buffer.from('wide \u017c', 'utf16le')),
    atom(0xfa8, Buffer.from('narrow')),
  ]);
  const stream = Buffer.concat([shorts(0x0f, 0x3e8), longs(inner.length), inner]);
  const extraction = await extractHere(
    buildCompound([{ name: 'PowerPoint Document', content: stream }]),
  );
  expect(extraction.type).toBe('ppt');
  expect(spacedText(extraction)).toBe('wide ż narrow');
});

test('a file in an object of its own is a part', async () => {
  const native = Buffer.concat([
    longs(0),
    shorts(2),
    Buffer.from('note.txt\0C:\\note.txt\0'),
    shorts(0, 3),
    longs(8),
    Buffer.from('C:\\note\0'),
    longs(11),
    Buffer.from('deep secret'),
  ]);
  const { parts } = await extractHere(
    buildCompound([{ name: '\u0001Ole10Native', content: native }]),
    { name: 'x' },
  );
  expect(parts.at(-1)).toMatchObject({ path: 'x/note.txt', text: 'deep secret' });
});

test('a message of Outlook, its recipients and attachments', async () => {
  const wide = (text: string) => Buffer.from(text, 'utf16le');
  const { type, parts } = await extractHere(
    buildCompound([
      { name: '__properties_version1.0', content: Buffer.alloc(32) },
      { name: '__substg1.0_0037001F', content: wide('Über') },
      { name: '__substg1.0_1000001F', content: wide('plain body') },
      {
        name: '__recip_version1.0_#00000000',
        files: [{ name: '__substg1.0_3001001F', content: wide('Ann') }],
      },
      {
        name: '__attach_version1.0_#00000000',
        files: [
          { name: '__substg1.0_3707001F', content: wide('a.txt') },
          { name: '__substg1.0_37010102', content: Buffer.from('attached text '.repeat(300)) },
        ],
      },
    ]),
    { name: 'm.msg' },
  );
  expect(type).toBe('msg');
  expect(parts[0]?.text).toMatch(/Subject: Über\n[\s\S]*Ann[\s\S]*plain body/);
  expect(parts[1]?.path).toBe('m.msg/a.txt');
  expect(parts[1]?.text).toContain('attached text');
});
