import type { StructureField } from '@waybill/engine/classification/classification';
import { localName } from '@waybill/formats/xml/local-name';
import { createXmlReader, type XmlReader } from '@waybill/formats/xml/xml-reader';
import type { XmlTag } from '@waybill/formats/xml/xml-tag';

/** Elements below this have the path of the deepest one that is followed. */
const MOST_DEPTH = 64;
const MOST_NAME = 100;
const MOST_PATH = 500;
const NOT_ASCII = /[^\0-\x7f]/;
const PIECE_BYTES = 65_536;

/**
 * Texts and attributes of XML with their paths: local names joined by dots, `@` before an attribute. Of a
 * path that is very long the innermost names are told.
 */
export function* xmlFields(bytes: Uint8Array): Generator<StructureField> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let found: StructureField[] = [];
  const reader = fieldReader(file, (field) => found.push(field));
  for (let at = 0; at < file.length; at += PIECE_BYTES) {
    // One letter a byte, so that places in the text are places in the bytes.
    reader.write(file.toString('latin1', at, at + PIECE_BYTES));
    yield* found;
    found = [];
  }
  reader.end();
  yield* found;
}

function fieldReader(file: Buffer, tell: (field: StructureField) => void): XmlReader {
  // Paths of the elements that are open: joining their names at each tag would cost the depth each time.
  const open: string[] = [];
  let skipped = 0;
  /** Place of the text since the last markup. */
  let text = { start: 0, end: 0 };

  function flush(): void {
    const name = open.at(-1);
    const { start, end } = trimmed(file, text);
    text = { start: 0, end: 0 };
    if (name !== undefined && end > start) tell({ start, end, name, kind: 'path' });
  }

  function tellAttributes(tag: XmlTag, path: string): void {
    for (const { name, start, end } of tag.attributes()) {
      if (end > start) tell({ start, end, name: `${path}.@${shortName(name)}`, kind: 'path' });
    }
  }

  const reader = createXmlReader({
    open: (name, tag) => {
      flush();
      const path = pathBelow(open.at(-1), shortName(name));
      tellAttributes(tag, path);
      if (open.length < MOST_DEPTH) open.push(path);
      else skipped += 1;
    },
    close: () => {
      flush();
      if (skipped > 0) skipped -= 1;
      else open.pop();
    },
    text: (_text, start, end) => {
      // Character data does not follow on the text before it.
      if (start !== text.end) flush();
      text = { start: text.end === 0 ? start : text.start, end };
    },
    other: flush,
  });
  return {
    ...reader,
    end: () => {
      const isSound = reader.end();
      flush();
      return isSound;
    },
  };
}

/** A name of bytes, without its prefix, as it reads. */
function shortName(name: string): string {
  const short = localName(name).slice(0, MOST_NAME);
  return NOT_ASCII.test(short) ? Buffer.from(short, 'latin1').toString() : short;
}

function pathBelow(path: string | undefined, name: string): string {
  if (path === undefined) return name;
  const whole = `${path}.${name}`;
  if (whole.length <= MOST_PATH) return whole;
  return whole.slice(whole.indexOf('.', whole.length - MOST_PATH) + 1);
}

function trimmed(bytes: Uint8Array, place: { start: number; end: number }) {
  let { start, end } = place;
  while (start < end && (bytes[start] ?? 0) <= 32) start += 1;
  while (end > start && (bytes[end - 1] ?? 0) <= 32) end -= 1;
  return { start, end };
}
