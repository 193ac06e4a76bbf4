import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Texts; fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** Smaller files fit into one packet uncompressed. In bytes. */
const WORTH_IT = 1024;
/** Two levels below the maximum: a tenth of its time for about a twentieth more bytes. */
const BROTLI_QUALITY = 9;

/**
 * Puts a compressed copy next to every asset of a build, `name.br` and `name.gz`: immutable files are
 * compressed once, not per request.
 */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(names.map((name) => compressAsset(path.join(folder, name))));
}

async function compressAsset(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  await Promise.all([
    toBrotli(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    toGzip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
