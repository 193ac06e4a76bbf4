import type { SourceFile } from '../worker/source-file.ts';
import type { ZipEntry } from '@waybill/formats/zip/open-zip';
import { embedEntry } from '../zip/read-zip.ts';
import { canRecognize } from './text-recognition.ts';

/**
 * Pictures in a document: each its own part if recognition is installed. Without it, most are logos,
 * and the document counts as complete, unless it contains only pictures.
 */
export async function readPictures(file: SourceFile, pictures: readonly ZipEntry[]): Promise<void> {
  if (canRecognize()) {
    for (const picture of pictures) await embedEntry(file, picture);
  } else if (pictures.length > 0 && file.out.length() === 0) {
    file.out.note('image-without-ocr');
  }
}
