import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { createExtractor } from '@waybill/extraction';
import {
  buildDocx,
  buildOpenDocument,
  buildXlsx,
  paragraph,
} from '../../packages/extraction/src/testing/build-office.ts';
import { buildZip } from '@waybill/testkit/build-zip';
import { machineLine } from './machine.ts';

const MEBIBYTE = 1024 * 1024;
const LOOK_EVERY_MILLISECONDS = 10;

interface Measured {
  name: string;
  /** Of the file. */
  bytes: number;
  state: string;
  milliseconds: number;
  /** Maximum additional memory of the process, in MiB. */
  memory: number;
}

/** Small files that contain, or claim to contain, much more than their size. */
const BOMBS: Readonly<Record<string, () => Uint8Array>> = {
  'a document of spaces': () => buildDocx(`<!--${' '.repeat(300 * MEBIBYTE)}-->`),
  'a document of text': () => buildDocx(paragraph('A'.repeat(MEBIBYTE)).repeat(200)),
  'a document of paragraphs': () => buildDocx(paragraph('a').repeat(2_000_000)),
  'a sheet of rows': () => buildXlsx('<row><c><v>1</v></c></row>'.repeat(2_000_000)),
  'a sheet of strings': () =>
    buildXlsx(
      '',
      '',
      Array.from({ length: 300_000 }, (_, index) => `string ${index}`),
    ),
  'an open document of text': () => buildOpenDocument('text', '<text:p>a</text:p>'.repeat(3e6)),
  'a stream of zeros': () => gzipSync(Buffer.alloc(400 * MEBIBYTE)),
  'an archive of zeros': () =>
    buildZip(
      Array.from({ length: 20 }, (_, index) => ({
        name: `${index}`,
        content: Buffer.alloc(16 * MEBIBYTE),
      })),
    ),
  'an archive of many files': () =>
    buildZip(Array.from({ length: 30_000 }, (_, index) => ({ name: `${index}`, content: 'a' }))),
  'brackets of JSON': () => Buffer.from('['.repeat(8 * MEBIBYTE)),
  'tags without end': () => Buffer.from(`<?xml version="1.0"?>${'<a>'.repeat(4 * MEBIBYTE)}`),
  'a page of tags': () => Buffer.from(`<html>${'<b><p>a'.repeat(2 * MEBIBYTE)}`),
  'groups of rich text': () => Buffer.from(`{\\rtf1${'{\\b a'.repeat(3 * MEBIBYTE)}`),
  'a table of quotes': () => Buffer.from(`a,b\n${'"'.repeat(16 * MEBIBYTE)}`),
};

/** Cost of small files with large contents: time, and additional memory of the process. */
export async function run(args: string[]): Promise<void> {
  console.log(machineLine());
  const figures: Measured[] = [];
  for (const [name, make] of Object.entries(BOMBS)) {
    if (args.length > 0 && !args.some((part) => name.includes(part))) continue;
    const figure = await measure(name, make());
    figures.push(figure);
    console.log(line(figure));
  }
  const [worst] = figures.toSorted((a, b) => b.memory - a.memory);
  console.log(JSON.stringify({ machine: machineLine(), cases: figures.length, worst }));
}

function line({ name, bytes, state, milliseconds, memory }: Measured): string {
  const size = (bytes / 1024).toFixed(0).padStart(6);
  return `${memory.toFixed(0).padStart(4)} MiB  ${milliseconds.toFixed(0).padStart(6)} ms  ${size} KiB  ${state}  ${name}`;
}

async function measure(name: string, bytes: Uint8Array): Promise<Measured> {
  // The generator's garbage would otherwise hide the memory used for reading.
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const before = process.memoryUsage.rss();
  let peak = before;
  const watcher = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, LOOK_EVERY_MILLISECONDS);
  const extractor = createExtractor();
  const began = performance.now();
  const { state, reason } = await extractor.extract(bytes, { name });
  const milliseconds = performance.now() - began;
  clearInterval(watcher);
  await extractor.close();
  const told = reason === undefined ? state : `${state} (${reason})`;
  return {
    name,
    bytes: bytes.length,
    state: told,
    milliseconds,
    memory: (peak - before) / MEBIBYTE,
  };
}
