import { createRequire } from 'node:module';
import path from 'node:path';
import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Stop } from '../worker/stop.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

type Task = ReturnType<typeof getDocument>;
export type PdfDocument = Awaited<Task['promise']>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Opens a document. @throws Stop when it has a password; the library's own errors when it is no PDF */
export async function openPdf(
  bytes: Uint8Array,
): Promise<{ document: PdfDocument; close: () => Promise<void> }> {
  const task = getDocument({
    // The library takes its bytes away from who gives them.
    data: new Uint8Array(bytes),
    cMapUrl: path.join(folder, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: path.join(folder, 'standard_fonts/'),
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return { document: await task.promise, close: () => task.destroy() };
  } catch (error) {
    await task.destroy();
    if (error instanceof PasswordException) throw new Stop('encrypted', 'password');
    throw error;
  }
}
