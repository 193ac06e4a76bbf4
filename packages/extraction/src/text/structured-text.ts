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
    for (const field of fieldsOf(utf8)) {
      if (field.end > shown) break;
      out.field(field);
    }
    const decoder = new TextDecoder();
    for (let at = 0; at < utf8.length; at += PIECE_BYTES) {
      const isLast = at + PIECE_BYTES >= utf8.length;
      out.write(decoder.decode(utf8.subarray(at, at + PIECE_BYTES), { stream: !isLast }));
    }
  };
}
