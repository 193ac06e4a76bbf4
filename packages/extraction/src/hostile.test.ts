import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Extraction } from './extraction.ts';
import { STATES } from './extraction.ts';
import { buildCompound } from './testing/build-compound.ts';
import {
  buildDocx,
  buildOpenDocument,
  buildPptx,
  buildXlsx,
  paragraph,
} from './testing/build-office.ts';
import { buildPdf } from './testing/build-pdf.ts';
import { buildZip } from '@waybill/testkit/build-zip';
import { extractHere } from './testing/extract-here.ts';

const MEBIBYTE = 1024 * 1024;

/** What Word 6 writes: a header that tells where the text begins and ends. */
function oldWordStream(text: string): Buffer {
  const stream = Buffer.alloc(0x200 + text.length);
  stream.writeUInt32LE(0x200, 0x18);
  stream.writeUInt32LE(0x200 + text.length, 0x1c);
  stream.write(text, 0x200);
  return stream;
}

const XLSX_ROWS =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2"><c r="A2"><v>12</v></c></row>';
const FILES: Readonly<Record<string, Uint8Array>> = {
  docx: buildDocx(paragraph('one').repeat(40)),
  xlsx: buildXlsx(XLSX_ROWS.repeat(20)),
  pptx: buildPptx(['one', 'two']),
  odt: buildOpenDocument('text', '<text:p>one</text:p>'.repeat(40)),
  rtf: Buffer.from(`{\\rtf1\\ansi ${"{\\b bold}\\par caf\\'e9 ".repeat(60)}}`),
  ole: buildCompound([
    { name: 'WordDocument', content: oldWordStream('text '.repeat(900)) },
    { name: '1Table', content: Buffer.alloc(4096, 2) },
    { name: 'Workbook', content: Buffer.alloc(5000, 9) },
    {
      name: 'ObjectPool',
      files: [{ name: 'PowerPoint Document', content: Buffer.alloc(5000, 3) }],
    },
  ]),
  eml: Buffer.from(
    `From: a@a.example\r\nTo: b@b.example\r\nContent-Type: multipart/mixed; boundary=X\r\n\r\n--X\r\n\r\nbody\r\n--X\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nattached\r\n--X--\r\n`,
  ),
  pdf: buildPdf('BT /F1 12 Tf 10 10 Td (one two three) Tj ET'),
  gzip: gzipSync('text '.repeat(500)),
  zip: buildZip([
    { name: 'a.txt', content: 'x'.repeat(500) },
    { name: 'b.html', content: '<p>y</p>' },
  ]),
  json: Buffer.from(JSON.stringify({ a: [1, { b: 'c' }], d: 'é'.repeat(100) })),
  csv: Buffer.from('a,b\n1,"2 ""x"""\n'.repeat(30)),
  xml: Buffer.from(`<?xml version="1.0"?><a>${'<b c="d">e</b>'.repeat(50)}</a>`),
};

/** What does not hold of an extraction that must have ended, in a state, with text within its bounds. */
function faultsOf({ state, parts }: Extraction, mostBytes: number): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => holds || faults.push(fault);
  check(STATES.includes(state), 'no state');
  check(parts.length > 0, 'no part');
  const bytes = parts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  check(bytes <= mostBytes, 'too much text');
  for (const part of parts) {
    check(part.state === 'complete' || part.reason !== undefined, `${part.path} has no reason`);
    const length = Buffer.byteLength(part.text);
    const places = part.fields ?? [];
    const areInside = places.every(({ start, end }) => start >= 0 && start < end && end <= length);
    check(areInside, `${part.path} has a field outside its text`);
  }
  return faults;
}

describe.each(Object.entries(FILES))('%s', (_, file) => {
  test('as it is gives text', async () => {
    const { state, parts } = await extractHere(file);
    expect(['complete', 'partial']).toContain(state);
    expect(parts.some(({ text }) => text !== '')).toBe(true);
  });

  test('cut at every sixteenth ends in a state', async () => {
    for (let part = 0; part < 16; part += 1) {
      const cut = file.slice(0, Math.floor((file.length * part) / 16));
      expect(faultsOf(await extractHere(cut), MEBIBYTE)).toEqual([]);
    }
  });

  test('with random bytes changed ends in a state', async () => {
    const change = fc.tuple(fc.nat(file.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        const changed = Uint8Array.from(file);
        for (const [at, byte] of changes) changed[at] = byte;
        const extraction = await extractHere(changed, {}, { outputBytes: MEBIBYTE });
        expect(faultsOf(extraction, MEBIBYTE)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

test('a document that inflates without end stops at the cap of text, and keeps what fits', async () => {
  const bomb = buildDocx(paragraph('A'.repeat(MEBIBYTE)).repeat(30));
  const { state, reason, parts } = await extractHere(bomb, {}, { outputBytes: 3 * MEBIBYTE });
  expect({ state, reason }).toEqual({ state: 'partial', reason: 'output-limit' });
  expect(Buffer.byteLength(parts[0]?.text ?? '')).toBe(3 * MEBIBYTE);
});

test('what inflates to 200 times its size stops, once it is more than a few MiB', async () => {
  const bomb = buildDocx(`<!--${' '.repeat(40 * MEBIBYTE)}-->${paragraph('end')}`);
  expect(await extractHere(bomb)).toMatchObject({ state: 'partial', reason: 'ratio-limit' });
  const flat = buildDocx(`<!--${' '.repeat(4 * MEBIBYTE)}-->${paragraph('end')}`);
  expect(await extractHere(flat)).toMatchObject({ state: 'complete' });
});

test('files that claim to be smaller than they are count with what they are', async () => {
  const content = Buffer.alloc(40 * MEBIBYTE, 'a ');
  const liar = buildZip([{ name: 'a.txt', content, claimed: 10 }]);
  const { reason } = await extractHere(liar, {}, { outputBytes: 50 * MEBIBYTE });
  expect(reason).toBe('ratio-limit');
  const boaster = buildZip([{ name: 'a.txt', content: 'small', claimed: 0xfffffff0 }]);
  expect(await extractHere(boaster)).toMatchObject({ state: 'complete' });
});

test('an endless gzip stream stops', async () => {
  const endless = gzipSync(Buffer.alloc(50 * MEBIBYTE));
  expect(await extractHere(endless)).toMatchObject({ state: 'partial', reason: 'ratio-limit' });
});

test('zeros that inflate to more than the ratio are told so, also where they are few', async () => {
  for (const mebibytes of [1, 10, 50]) {
    const zeros = gzipSync(Buffer.alloc(mebibytes * MEBIBYTE));
    expect(await extractHere(zeros)).toMatchObject({ state: 'partial', reason: 'ratio-limit' });
  }
  const few = gzipSync(Buffer.alloc(1000));
  expect(await extractHere(few)).toMatchObject({ state: 'unsupported', reason: 'unknown-type' });
});

test('levels below the deepest are told, and those above are read', async () => {
  let nested = buildZip([{ name: 'core.txt', content: 'core' }]);
  for (let level = 8; level >= 1; level -= 1) {
    nested = buildZip([
      { name: 'next.zip', content: nested },
      { name: `level${level}.txt`, content: `text of level ${level}` },
    ]);
  }
  const { state, reason, parts } = await extractHere(nested);
  expect({ state, reason }).toEqual({ state: 'partial', reason: 'depth-limit' });
  const text = parts.map((part) => part.text).join('\n');
  expect(text).toContain('text of level 5');
  expect(text).not.toContain('text of level 7');
});

test('an archive that holds itself ends at the deepest level', async () => {
  // A quine is a prefix that prints itself; an entry whose bytes are the archive will do as well.
  const inner = buildZip([{ name: 'a.txt', content: 'text' }]);
  let self = inner;
  for (let level = 0; level < 12; level += 1)
    self = buildZip([{ name: 'self.zip', content: self, isStored: true }]);
  const { reason, parts } = await extractHere(self);
  expect(reason).toBe('depth-limit');
  expect(parts).toHaveLength(7);
});

test('more files than the cap end at the cap', async () => {
  const many = Array.from({ length: 50 }, (_, index) => ({
    name: `${index}.txt`,
    content: `text ${index}`,
  }));
  const { reason, parts } = await extractHere(buildZip(many), {}, { entries: 20 });
  expect(reason).toBe('entry-limit');
  expect(parts).toHaveLength(21);
});

test('entries that share their bytes are counted each time', async () => {
  const kernel = deflateRawSync(Buffer.alloc(MEBIBYTE));
  const archive = buildZip(
    Array.from({ length: 300 }, (_, index) => ({
      name: `${index}`,
      content: kernel,
      isStored: true,
      method: 8,
    })),
  );
  const { state, reason } = await extractHere(archive, {}, { ratio: 2 });
  expect({ state, reason }).toEqual({ state: 'partial', reason: 'ratio-limit' });
});

test('a text that pretends to be something else is told as text', async () => {
  for (const mark of ['%PDF-1.4', '{\\rtf', '7z\xbc\xaf\x27\x1c']) {
    const file = Buffer.from(`${mark} the secret words of a file`, 'latin1');
    const { parts } = await extractHere(file);
    expect(parts[0]?.text).toContain('secret words');
  }
});

test('an entity that doubles itself is left as it stands', async () => {
  const doctype = Array.from(
    { length: 20 },
    (_, index) => `<!ENTITY e${index + 1} "&e${index};&e${index};">`,
  ).join('');
  const xml = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e0 "x">${doctype}]><a>&e20;</a>`;
  const { parts } = await extractHere(Buffer.from(xml));
  expect(parts[0]?.text).toBe(xml);
});
