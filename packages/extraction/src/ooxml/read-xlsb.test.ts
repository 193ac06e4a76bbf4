import { expect, test } from 'vitest';
import { relationships } from '../testing/build-office.ts';
import { buildZip } from '@waybill/testkit/build-zip';
import { extractHere, fieldValues } from '../testing/extract-here.ts';

function record(type: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const kind = type < 0x80 ? [type] : [(type & 0x7f) | 0x80, type >> 7];
  const length =
    content.length < 0x80
      ? [content.length]
      : [(content.length & 0x7f) | 0x80, content.length >> 7];
  return Buffer.concat([Buffer.from([...kind, ...length]), content]);
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function wide(text: string): Buffer {
  return Buffer.concat([long(text.length), Buffer.from(text, 'utf16le')]);
}

function cell(type: number, column: number, style: number, value: Buffer): Buffer {
  return record(type, long(column), long(style), value);
}

test('cells of a binary workbook, as their formats show them', async () => {
  const real = Buffer.alloc(8);
  real.writeDoubleLE(78051120);
  const name = 'a long name of a column '.repeat(4).trim();
  const sheet = Buffer.concat([
    record(0, long(0)),
    cell(7, 0, 0, long(0)),
    cell(6, 2, 0, wide('SSN')),
    record(0, long(1)),
    cell(7, 0, 0, long(1)),
    cell(5, 2, 1, real),
    record(0, long(2)),
    cell(2, 0, 0, long((41 << 2) | 2)),
    cell(4, 2, 0, Buffer.from([1])),
  ]);
  const main = 'application/vnd.ms-excel.sheet.binary.macroEnabled.main';
  const file = buildZip([
    {
      name: '[Content_Types].xml',
      content: `<Types><Default Extension="bin" ContentType="${main}"/></Types>`,
    },
    relationships('_rels/.rels', ['r1', 'officeDocument', 'xl/workbook.bin']),
    relationships(
      'xl/_rels/workbook.bin.rels',
      ['r1', 'worksheet', 'worksheets/sheet1.bin'],
      ['r2', 'styles', 'styles.bin'],
      ['r3', 'sharedStrings', 'sharedStrings.bin'],
    ),
    { name: 'xl/workbook.bin', content: record(156, long(0), long(1), wide('r1'), wide('Staff')) },
    {
      name: 'xl/sharedStrings.bin',
      content: Buffer.concat([
        record(19, Buffer.from([0]), wide(name)),
        record(19, Buffer.from([0]), wide('Zoë')),
      ]),
    },
    {
      name: 'xl/styles.bin',
      content: Buffer.concat([
        record(44, Buffer.from([164, 0]), wide('000\\-00\\-0000')),
        record(47, Buffer.from([0, 0, 9, 0])),
        record(617, long(2)),
        record(47, Buffer.from([0, 0, 0, 0])),
        record(47, Buffer.from([0, 0, 164, 0])),
        record(618),
      ]),
    },
    { name: 'xl/worksheets/sheet1.bin', content: sheet },
  ]);
  const { type, state, parts } = await extractHere(file);
  expect({ type, state, text: parts[0]?.text }).toEqual({
    type: 'xlsb',
    state: 'complete',
    text: `Staff\n${name}\tSSN\nZoë\t078-05-1120\n41\tTRUE\n`,
  });
  expect(parts[0] && fieldValues(parts[0])).toContainEqual(['SSN', '078-05-1120']);
});
