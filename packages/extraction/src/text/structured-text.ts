import type { StructureField } from '@waybill/engine/classification/classification';
import type { Reader } from '../worker/source-file.ts';
import { charsetOf } from './charset-of.ts';
import { toUtf8 } from './to-utf8.ts';

const PIECE_BYTES = 256 * 1024;

/**
 * Reader of a format that is text already: the text stays as it is, so that places in it are places in
 * the file, and `fieldsOf` tells what its values are. It is given UTF-8 and yields fields in order.
 */
export function structuredText(fieldsOf: (bytes: Uint8Array) => Iterable<StructureField>): Reader {
  return ({ bytes, mediaType, out, budget }) => {
    const utf8 = toUtf8(bytes, budget.textLeft(), charsetOf(mediaType));
    const shown = Math.min(utf8.length, budget.textLeft());
    const decoder = new TextDecoder();
    const write = (from: number, to: number) => {
      for (let at = from; at < to; at += PIECE_BYTES) {
        const end = Math.min(to, at + PIECE_BYTES);
        out.write(decoder.decode(utf8.subarray(at, end), { stream: end < utf8.length }));
      }
    };
    write(0, shown);
    out.flush();
    for (const field of fieldsOf(utf8)) {
      if (field.end > out.length()) break;
      out.field(field);
    }
    // What does not fit ends the reading at the cap.
    write(shown, utf8.length);
  };
}
