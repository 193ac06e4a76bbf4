import { littleEndian } from '../bytes/little-endian.ts';
import { decodeCodePage } from '../text/decode-code-page.ts';
import type { PartOutput } from '../worker/part-output.ts';
import type { Compound } from './open-compound.ts';
import { decompressVba } from './decompress-vba.ts';

const PROJECT_VERSION = 0x09;
const CODE_PAGE = 0x03;
const STREAM_NAME = 0x1a;
const OFFSET = 0x31;
const MOST_SOURCE_BYTES = 4 * 1024 * 1024;

/** Tells the source of macros ([MS-OVBA]), which is kept compressed behind their compiled form. */
export function readVbaProject(out: PartOutput, { children }: Compound): void {
  const streamOf = (name: string) =>
    children.find((child) => child.name.toLowerCase() === name.toLowerCase());
  const directory = decompressVba(streamOf('dir')?.read() ?? new Uint8Array(0), MOST_SOURCE_BYTES);
  for (const { name, offset, codePage } of modulesOf(directory)) {
    const stream = streamOf(name);
    if (!stream) continue;
    const source = decompressVba(stream.read().subarray(offset), MOST_SOURCE_BYTES);
    out.write(`\n${decodeCodePage(source, codePage).replaceAll('\r\n', '\n')}`);
  }
}

interface Module {
  name: string;
  offset: number;
  codePage: number;
}

/** Records of two bytes of kind, four of length and their content; one kind lies about its length. */
function modulesOf(directory: Uint8Array): Module[] {
  const modules: Module[] = [];
  let codePage = 1252;
  let name = '';
  let at = 0;
  while (at + 6 <= directory.length) {
    const kind = littleEndian(directory, at, 2);
    const length = kind === PROJECT_VERSION ? 6 : littleEndian(directory, at + 2, 4);
    const content = directory.subarray(at + 6, at + 6 + length);
    if (kind === CODE_PAGE) codePage = littleEndian(content, 0, 2);
    else if (kind === STREAM_NAME) name = decodeCodePage(content, codePage);
    else if (kind === OFFSET) modules.push({ name, offset: littleEndian(content, 0, 4), codePage });
    at += 6 + length;
  }
  return modules;
}
