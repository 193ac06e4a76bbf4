import { createZstdDecompress } from 'node:zlib';
import { counted, inflate } from '../zip/inflate.ts';
import { embedStream } from '../zip/read-zip.ts';
import type { Reader, SourceFile } from '../worker/source-file.ts';

const CHUNK_BYTES = 64 * 1024;

/** One compressed file. */
export const readGzip: Reader = async (file) => {
  await embedStream(file, innerName(file), inflate(file.bytes, 'gzip', file.budget));
};

export const readZstandard: Reader = async (file) => {
  const stream = createZstdDecompress({ chunkSize: CHUNK_BYTES });
  await embedStream(file, innerName(file), counted(stream, file.bytes, file.budget));
};

/** The name without what tells the compression; `.tgz` is a `.tar` inside. */
function innerName({ name }: SourceFile): string {
  const inner = name.replace(/\.t(?:gz|zst)$/i, '.tar').replace(/\.(?:gz|gzip|zst|z)$/i, '');
  return inner === '' ? 'content' : inner;
}
