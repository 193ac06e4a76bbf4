import { littleEndian } from '../bytes/little-endian.ts';
import type { Compound } from '../cfb/open-compound.ts';
import { decodeCodePage } from '../text/decode-code-page.ts';
import { createFlow } from '../text/flow.ts';
import type { SourceFile } from '../worker/source-file.ts';
import { Stop } from '../worker/stop.ts';
import { createDocText } from './doc-text.ts';
import { pieceTexts } from './doc-pieces.ts';

/** Flags of the header, at byte 10. */
const COMPLEX = 0x0004;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
/** Versions below are Word 6 and 95. */
const FIRST_OF_97 = 101;
/** Places of the offset and size of the piece table, by generation. */
const TABLE_97 = 0x1a2;
const TABLE_95 = 0x160;

/** Word 6 to 2003: text, notes, headers, comments and text boxes, in the order of the file. */
export function readDocCompound({ out }: SourceFile, { children }: Compound): void {
  const streamOf = (name: string) =>
    children.find((child) => child.name.toLowerCase() === name)?.read() ?? new Uint8Array(0);
  const stream = streamOf('worddocument');
  const flags = littleEndian(stream, 10, 2);
  if ((flags & ENCRYPTED) !== 0) throw new Stop('encrypted', 'password');
  const flow = createFlow((text) => out.write(text));
  const text = createDocText(flow);
  for (const piece of textsOf(stream, { flags, streamOf })) text.write(piece);
  flow.endParagraph();
}

interface Header {
  flags: number;
  streamOf: (name: string) => Uint8Array;
}

function* textsOf(stream: Uint8Array, { flags, streamOf }: Header): Generator<string> {
  const isOld = littleEndian(stream, 2, 2) < FIRST_OF_97;
  const codePage = 1252;
  if (isOld && (flags & COMPLEX) === 0) {
    const text = stream.subarray(littleEndian(stream, 0x18, 4), littleEndian(stream, 0x1c, 4));
    yield decodeCodePage(text, codePage);
    return;
  }
  const table = isOld ? stream : streamOf((flags & SECOND_TABLE) === 0 ? '0table' : '1table');
  const place = isOld ? TABLE_95 : TABLE_97;
  const start = littleEndian(stream, place, 4);
  const bytes = table.subarray(start, start + littleEndian(stream, place + 4, 4));
  yield* pieceTexts(stream, { bytes, isOld, codePage });
}
