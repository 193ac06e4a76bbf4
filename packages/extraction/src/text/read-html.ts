import type { Reader } from '../worker/source-file.ts';
import { charsetOf } from './charset-of.ts';
import { decodeText } from './decode-text.ts';
import { htmlText } from './html-text.ts';

/** Text of a page, without its markup. */
export const readHtml: Reader = ({ bytes, mediaType, out }) => {
  const html = [...decodeText(bytes, charsetOf(mediaType))].join('');
  for (const piece of htmlText(html)) out.write(piece);
};
