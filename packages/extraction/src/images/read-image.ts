import type { FileType } from '../detect/file-types.data.ts';
import type { Reader } from '../worker/source-file.ts';
import { Stop } from '../worker/stop.ts';
import { imageSize } from './image-size.ts';
import { canRecognize, recognizeText } from './text-recognition.ts';

/** What recognition unpacks into memory, at four bytes a pixel. */
const MOST_PIXELS = 20_000_000;
/** Formats that it reads. */
const READABLE: ReadonlySet<FileType> = new Set(['png', 'jpeg', 'gif', 'bmp']);

/** Images: their text, where recognition is installed; `unsupported` where it is not. */
export const readImage: Reader = async ({ bytes, type, out }) => {
  if (!READABLE.has(type) || !canRecognize()) {
    throw new Stop('unsupported', 'image-without-ocr');
  }
  const size = imageSize(bytes);
  if (!size) throw new Stop('failed', 'malformed');
  if (size.width * size.height > MOST_PIXELS) throw new Stop('failed', 'memory-limit');
  out.write(await recognizeText(bytes));
};
