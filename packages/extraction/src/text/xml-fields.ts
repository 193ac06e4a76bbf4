import type { StructureField } from '@waybill/engine/classification/classification';

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const EQUALS = 0x3d;
/** Signs behind `<` that begin something else than an element. */
const NO_ELEMENT: ReadonlySet<number | undefined> = new Set([BANG, QUESTION]);
const MOST_DEPTH = 64;
const MOST_NAME = 100;
const MOST_PATH = 500;
const MOST_TAG = 65_536;

/**
 * Texts and attributes of XML with their paths: local names joined by dots, `@` before an attribute. Of a
 * path that is very long the innermost names are told.
 */
export function* xmlFields(bytes: Uint8Array): Generator<StructureField> {
  // Paths of the elements that are open: joining their names at each tag would cost the depth each time.
  const open: string[] = [];
  let skipped = 0;
  let at = 0;
  while (at < bytes.length) {
    const tag = indexOr(bytes, LESS, at);
    const path = open.at(-1);
    const text = trimmed(bytes, at, tag);
    if (path !== undefined && text.end > text.start) yield { ...text, name: path, kind: 'path' };
    const end = markupEnd(bytes, tag);
    const mark = bytes[tag + 1];
    if (mark === SLASH) {
      if (skipped > 0) skipped -= 1;
      else open.pop();
    } else if (tag < bytes.length && !NO_ELEMENT.has(mark)) {
      const written = bytes.subarray(tag + 1, Math.min(end - 1, tag + MOST_TAG));
      const own = pathBelow(path, tagName(written));
      if (written.includes(EQUALS)) yield* attributes(written, tag + 1, own);
      const isOpen = bytes[end - 2] !== SLASH;
      if (isOpen && open.length < MOST_DEPTH) open.push(own);
      else if (isOpen) skipped += 1;
    }
    at = end;
  }
}

function pathBelow(path: string | undefined, name: string): string {
  if (path === undefined) return name;
  const whole = `${path}.${name}`;
  if (whole.length <= MOST_PATH) return whole;
  return whole.slice(whole.indexOf('.', whole.length - MOST_PATH) + 1);
}

function indexOr(bytes: Uint8Array, byte: number, from: number): number {
  const at = bytes.indexOf(byte, from);
  return at < 0 ? bytes.length : at;
}

/** Behind the markup that starts at `start`; comments and character data end by their own marks. */
function markupEnd(bytes: Uint8Array, start: number): number {
  if (bytes[start + 1] !== BANG) return Math.min(bytes.length, indexOr(bytes, GREATER, start) + 1);
  const head = Buffer.from(bytes.subarray(start, start + 9)).toString('latin1');
  if (head.startsWith('<!--')) return behind(bytes, '-->', start + 4);
  if (head.startsWith('<![CDATA[')) return behind(bytes, ']]>', start + 9);
  if (head.startsWith('<!') && head.toUpperCase() === '<!DOCTYPE')
    return declarationEnd(bytes, start);
  return Math.min(bytes.length, indexOr(bytes, GREATER, start) + 1);
}

function behind(bytes: Uint8Array, mark: string, from: number): number {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = view.indexOf(mark, from, 'latin1');
  return at < 0 ? bytes.length : at + mark.length;
}

function declarationEnd(bytes: Uint8Array, start: number): number {
  let brackets = 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x5b) brackets += 1;
    else if (byte === 0x5d) brackets -= 1;
    else if (byte === GREATER && brackets <= 0) return at + 1;
  }
  return bytes.length;
}

function trimmed(bytes: Uint8Array, from: number, to: number): { start: number; end: number } {
  let [start, end] = [from, to];
  while (start < end && (bytes[start] ?? 0) <= 32) start += 1;
  while (end > start && (bytes[end - 1] ?? 0) <= 32) end -= 1;
  return { start, end };
}

function tagName(written: Uint8Array): string {
  const name = /^[^\s/>]*/.exec(Buffer.from(written.subarray(0, MOST_NAME)).toString())?.[0] ?? '';
  return name.slice(name.indexOf(':') + 1);
}

function* attributes(tag: Uint8Array, offset: number, path: string): Generator<StructureField> {
  // One letter a byte, so that places in the string are places in the bytes.
  const written = Buffer.from(tag).toString('latin1');
  for (const match of written.matchAll(/\s(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = match[2] ?? match[3] ?? '';
    const start = offset + match.index + match[0].length - 1 - value.length;
    if (value !== '')
      yield { start, end: start + value.length, name: `${path}.@${match[1]}`, kind: 'path' };
  }
}
