import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';

/** A line longer than this is no record of any vendor; it is left out, so that memory stays bounded. */
const LONGEST = 16_777_216;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Lines of a file that are not empty, packed with gzip or not, one at a time. Lines end with `\n` or
 * `\r\n`. A file that breaks off (a cut gzip) ends where it does; what was read before it counts.
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const lines = lineSplitter();
  const decoder = new StringDecoder('utf8');
  try {
    for await (const part of openPlain(file)) yield* lines.push(decoder.write(part));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stdout.write(`${file}: read only in part (${reason})\n`);
  }
  yield* lines.push(decoder.end());
  yield* lines.push('\n');
}

function openPlain(file: string): Readable {
  const stream = createReadStream(file);
  if (!file.endsWith('.gz')) return stream;
  const unpacked = createGunzip();
  stream.on('error', (error) => unpacked.destroy(error));
  return stream.pipe(unpacked);
}

function lineSplitter() {
  let kept = '';
  let isTooLong = false;
  return {
    *push(text: string): Generator<string> {
      const parts = text.split('\n');
      for (const [index, part] of parts.entries()) {
        kept = isTooLong ? '' : kept + part;
        if (kept.length > LONGEST) {
          kept = '';
          isTooLong = true;
        }
        if (index === parts.length - 1) continue;
        const line = kept.replace(BYTE_ORDER_MARK, '').replace(/\r$/, '');
        if (line.trim() !== '') yield line;
        kept = '';
        isTooLong = false;
      }
    },
  };
}
