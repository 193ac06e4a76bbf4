import type { Reader } from '../worker/source-file.ts';
import { charsetOf } from './charset-of.ts';
import { decodeText } from './decode-text.ts';

/** Text as it is. */
export const readText: Reader = ({ bytes, mediaType, out }) => {
  for (const piece of decodeText(bytes, charsetOf(mediaType))) out.write(piece);
};
