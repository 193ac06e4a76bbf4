import { CollectFailure } from './collect-failure.ts';

/** One page, decompressed or not, is never kept beyond this. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** Reads a response body; ends the run if it exceeds the page size limit. */
export async function readBytes(response: Response, most = MOST_BYTES): Promise<Uint8Array> {
  if (!response.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > most) throw new CollectFailure('invalid_response', 'The answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
