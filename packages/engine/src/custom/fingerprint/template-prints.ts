import { decodeUtf8, encodeUtf8 } from '../../classification/utf8.ts';
import { winnow } from './winnow.ts';

/** A document that others are made from: its hashes, ascending, without duplicates. */
export interface TemplatePrints {
  name: string;
  hashes: Uint32Array;
}

/** Fewer hashes than this would be found by accident: about 1,000 letters are needed. */
export const FEWEST_PRINTS = 30;

/** Hashes of a template; its text cannot be recovered from them. */
export function templatePrints(name: string, bytes: Uint8Array, salt: number): TemplatePrints {
  const hashes = new Set<number>();
  for (const { hash } of winnow(bytes, bytes.length, salt)) hashes.add(hash);
  return { name, hashes: Uint32Array.from(hashes).toSorted() };
}

/*
 * Layout, little endian: "WBF1", number of templates (u32); for each: bytes of the name (u32), number of
 * hashes (u32), the name in UTF-8, the hashes (u32 each).
 */
const MAGIC = 0x31_46_42_57;

/** Writes the bytes that are stored. */
export function writeTemplates(templates: readonly TemplatePrints[]): Uint8Array {
  const named = templates.map(({ name, hashes }) => ({ name: encodeUtf8(name), hashes }));
  const size = named.reduce(
    (sum, { name, hashes }) => sum + 8 + name.length + hashes.length * 4,
    8,
  );
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, named.length, true);
  let at = 8;
  for (const { name, hashes } of named) {
    view.setUint32(at, name.length, true);
    view.setUint32(at + 4, hashes.length, true);
    bytes.set(name, at + 8);
    at += 8 + name.length;
    for (const hash of hashes) {
      view.setUint32(at, hash, true);
      at += 4;
    }
  }
  return bytes;
}

/** Reads stored bytes; null if the format is unknown. */
export function readTemplates(bytes: Uint8Array): TemplatePrints[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || view.getUint32(0, true) !== MAGIC) return null;
  const templates: TemplatePrints[] = [];
  let at = 8;
  for (let left = view.getUint32(4, true); left > 0; left -= 1) {
    if (at + 8 > bytes.length) return null;
    const nameBytes = view.getUint32(at, true);
    const count = view.getUint32(at + 4, true);
    const start = at + 8 + nameBytes;
    if (start + count * 4 > bytes.length) return null;
    const hashes = new Uint32Array(count);
    for (let index = 0; index < count; index += 1) {
      hashes[index] = view.getUint32(start + index * 4, true);
    }
    templates.push({ name: decodeUtf8(bytes, at + 8, start), hashes });
    at = start + count * 4;
  }
  return templates;
}
