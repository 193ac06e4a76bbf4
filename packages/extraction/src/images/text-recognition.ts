import { createRequire } from 'node:module';
import path from 'node:path';

/** Folder of the language data inside its package: the smaller of the two models. */
const DATA_FOLDER = '4.0.0_best_int';
const DATA_PACKAGE = '@tesseract.js-data/eng/package.json';
const LANGUAGE = 'eng';
/** LSTM, the one engine that the data is for. */
const ENGINE = 1;

/** Recognises text in an image. */
export type Recognize = (image: Uint8Array) => Promise<string>;

/** What is used of the library, which is not there unless the operator installs it. */
interface RecognitionWorker {
  recognize(image: Uint8Array): Promise<{ data: { text: string } }>;
}
type CreateWorker = (
  language: string,
  engine: number,
  options: object,
) => Promise<RecognitionWorker>;

const require = createRequire(import.meta.url);
let opened: Promise<Recognize> | undefined;

/** Whether text in images can be recognised: whether `tesseract.js` and its data are installed. */
export function canRecognize(): boolean {
  return locate('tesseract.js') !== undefined && locate(DATA_PACKAGE) !== undefined;
}

/** Recognises text in an image, with a worker that is kept for the next one. */
export async function recognizeText(image: Uint8Array): Promise<string> {
  opened ??= open();
  const recognize = await opened;
  return await recognize(image);
}

async function open(): Promise<Recognize> {
  const library: unknown = require('tesseract.js');
  if (!isLibrary(library)) throw new TypeError('tesseract.js has no createWorker.');
  const data = path.join(path.dirname(locate(DATA_PACKAGE) ?? ''), DATA_FOLDER);
  // Data lie next to the package: nothing is fetched, and nothing is written.
  const options = { langPath: data, gzip: true, cacheMethod: 'none' };
  const worker = await library.createWorker(LANGUAGE, ENGINE, options);
  return async (image) => (await worker.recognize(Buffer.from(image))).data.text;
}

function isLibrary(library: unknown): library is { createWorker: CreateWorker } {
  return typeof library === 'object' && library !== null && 'createWorker' in library;
}

function locate(name: string): string | undefined {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}
