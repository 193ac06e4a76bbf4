import { littleEndian } from '../bytes/little-endian.ts';
import { collect } from '../bytes/collect.ts';
import type { Compound } from '../cfb/open-compound.ts';
import type { SourceFile } from '../worker/source-file.ts';
import { Stop } from '../worker/stop.ts';
import { inflate } from '../zip/inflate.ts';

const TEXT_CHARS = 0x0fa0;
const TEXT_BYTES = 0x0fa8;
const STRING = 0x0fba;
const EMBEDDED_OBJECT = 0x1011;
const HEADER_BYTES = 8;
/** Version of records that hold records. */
const CONTAINER = 0x0f;
/** What [MS-PPT] 2.3.2 writes where a presentation is encrypted. */
const ENCRYPTED_TOKEN = 0xf3d1c4df;

/** PowerPoint 97 to 2003: every text of the presentation, notes and comments, in the order of the file. */
export async function readPptCompound(file: SourceFile, { children }: Compound): Promise<void> {
  const named = (name: string) => children.find((child) => child.name.toLowerCase() === name);
  const user = named('current user')?.read(32) ?? new Uint8Array(0);
  if (named('encryptedsummary') || littleEndian(user, 12, 4) === ENCRYPTED_TOKEN) {
    throw new Stop('encrypted', 'password');
  }
  const stream = named('powerpoint document')?.read() ?? new Uint8Array(0);
  let objects = 0;
  for (const { type, instance, content } of records(stream)) {
    if (type === EMBEDDED_OBJECT) {
      objects += 1;
      await embedObject(file, { content, isCompressed: instance === 1, name: `object${objects}` });
    } else {
      file.out.write(textOf(type, content));
    }
  }
}

interface PptRecord {
  type: number;
  instance: number;
  content: Uint8Array;
}

/** All records that hold none themselves; containers are entered. */
function* records(stream: Uint8Array): Generator<PptRecord> {
  let at = 0;
  while (at + HEADER_BYTES <= stream.length) {
    const head = littleEndian(stream, at, 2);
    const length = littleEndian(stream, at + 4, 4);
    const start = at + HEADER_BYTES;
    const isContainer = (head & 0x0f) === CONTAINER;
    if (!isContainer) {
      const content = stream.subarray(start, start + length);
      yield { type: littleEndian(stream, at + 2, 2), instance: head >> 4, content };
    }
    at = isContainer ? start : start + length;
  }
}

function textOf(type: number, content: Uint8Array): string {
  if (type !== TEXT_CHARS && type !== TEXT_BYTES && type !== STRING) return '';
  const encoding = type === TEXT_BYTES ? 'latin1' : 'utf16le';
  const text = Buffer.from(content).toString(encoding);
  // Names of internal tags.
  return text.startsWith('___PPT') ? '' : `${text.replaceAll(/[\r\v]/g, '\n')}\n`;
}

interface EmbeddedObject {
  content: Uint8Array;
  isCompressed: boolean;
  name: string;
}

async function embedObject(
  { budget, embed }: SourceFile,
  { content, isCompressed, name }: EmbeddedObject,
): Promise<void> {
  if (!isCompressed) {
    await embed({ name, bytes: content });
    return;
  }
  const held = await collect(inflate(content.subarray(4), 'zlib', budget), budget);
  try {
    await embed({ name, bytes: held.bytes, ...(held.fault && { fault: held.fault.reason }) });
  } finally {
    held.release();
  }
}
