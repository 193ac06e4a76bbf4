import { littleEndian } from '../bytes/little-endian.ts';
import { decodeCodePage } from '../text/decode-code-page.ts';
import type { PartOutput } from '../worker/part-output.ts';
import type { Compound } from './open-compound.ts';

const SETS = new Set(['\u0005summaryinformation', '\u0005documentsummaryinformation']);
const SECTION_OF_FIRST_SET = 44;
const BYTE_STRING = 30;
const WIDE_STRING = 31;
const MOST_PROPERTIES = 1000;
const MOST_LETTERS = 65_536;

/** Tells the texts among the properties of a document ([MS-OLEPS]): title, author, company and so on. */
export function readProperties(out: PartOutput, { children }: Compound): void {
  for (const stream of children) {
    if (!SETS.has(stream.name.toLowerCase())) continue;
    for (const text of propertyTexts(stream.read())) out.write(`\n${text}`);
  }
}

function* propertyTexts(bytes: Uint8Array): Generator<string> {
  const sections = Math.min(2, littleEndian(bytes, 24, 4));
  for (let index = 0; index < sections; index += 1) {
    const start = littleEndian(bytes, SECTION_OF_FIRST_SET + index * 20, 4);
    yield* sectionTexts(bytes.subarray(start));
  }
}

function* sectionTexts(section: Uint8Array): Generator<string> {
  const count = Math.min(MOST_PROPERTIES, littleEndian(section, 4, 4));
  for (let index = 0; index < count; index += 1) {
    const at = littleEndian(section, 12 + index * 8, 4);
    const type = littleEndian(section, at, 2);
    const length = Math.min(MOST_LETTERS, littleEndian(section, at + 4, 4));
    const text = textOf(section, { type, start: at + 8, length })
      .replace(/\0[\s\S]*$/, '')
      .trim();
    if (text !== '') yield text;
  }
}

interface Value {
  type: number;
  start: number;
  length: number;
}

function textOf(section: Uint8Array, { type, start, length }: Value): string {
  if (type === WIDE_STRING) {
    return Buffer.from(section.subarray(start, start + length * 2)).toString('utf16le');
  }
  return type === BYTE_STRING ? decodeCodePage(section.subarray(start, start + length), 1252) : '';
}
