import type { StructureField } from '@waybill/engine/classification/classification';
import type { Reader } from '../worker/source-file.ts';
import { charsetOf } from './charset-of.ts';
import { toUtf8 } from './to-utf8.ts';

const PIECE_BYTES = 256 * 1024;

/**
 * Reader of a textual format: the text stays unchanged, so that positions in it are positions in the
 * file, and `fieldsOf` yields its values. Input is UTF-8; fields are in order.
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
