import { littleEndian } from '../bytes/little-endian.ts';
import type { SourceFile } from '../worker/source-file.ts';

const EMBEDDED = 2;

/** An object in the form of OLE 1 ([MS-OLEDS] 2.2.5): its class, then its data in the form of the class. */
export async function embedOleObject(
  file: SourceFile,
  bytes: Uint8Array,
  name: string,
): Promise<void> {
  if (littleEndian(bytes, 4, 4) !== EMBEDDED) return;
  let at = 8;
  const strings = [0, 1, 2].map(() => {
    const length = littleEndian(bytes, at, 4);
    at += 4 + length;
    return Buffer.from(bytes.subarray(at - length, at - 1)).toString('latin1');
  });
  const data = bytes.subarray(at + 4, at + 4 + littleEndian(bytes, at, 4));
  if (strings[0] === 'Package') await embedNativePackage(file, data);
  else if (data.length > 0) await file.embed({ name, bytes: data });
}

/** A file that was put into a document as it is: `\x01Ole10Native`, without the size in front. */
export async function embedNativePackage(file: SourceFile, bytes: Uint8Array): Promise<void> {
  const label = zeroEnded(bytes, 2);
  const source = zeroEnded(bytes, label.end);
  const path = label.end + (source.end - label.end) + 8;
  const temporary = zeroEnded(bytes, path);
  const size = littleEndian(bytes, temporary.end, 4);
  const data = bytes.subarray(temporary.end + 4, temporary.end + 4 + size);
  if (data.length > 0) await file.embed({ name: label.text || 'object', bytes: data });
}

function zeroEnded(bytes: Uint8Array, from: number): { text: string; end: number } {
  const zero = bytes.indexOf(0, from);
  const end = zero < 0 ? bytes.length : zero;
  const text = new TextDecoder('windows-1252').decode(bytes.subarray(from, end));
  return { text: text.slice(0, 255), end: end + 1 };
}
