import { promisify } from 'node:util';
import { constants, zstdCompressSync, zstdDecompress } from 'node:zlib';
import type { ClassifiedContent } from './classified-content.ts';
import type { SettledEvent } from './settled-event.ts';

const decompress = promisify(zstdDecompress);

/** Level 1: the rows live for seconds. */
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** What was found in a content, with its bytes as base64. */
interface PackedContent extends Omit<ClassifiedContent, 'digest' | 'kept'> {
  digest: string;
  kept: { sealed: string; days: number } | null;
}

interface PackedEvent extends Omit<SettledEvent, 'contents'> {
  contents?: PackedContent[];
}

/** Settled events as the body of a `backlog_chunk`. */
export function packBacklog(events: readonly SettledEvent[]): Buffer {
  const packed = events.map(({ contents, ...settled }): PackedEvent =>
    contents ? { ...settled, contents: contents.map(packContent) } : settled,
  );
  return zstdCompressSync(JSON.stringify(packed), FAST);
}

/** The events of a body of `packBacklog`. */
export async function unpackBacklog(body: Buffer): Promise<SettledEvent[]> {
  const text = (await decompress(body)).toString();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- packBacklog wrote it
  const packed = JSON.parse(text) as PackedEvent[];
  return packed.map(({ contents, ...settled }) =>
    contents ? { ...settled, contents: contents.map(unpackContent) } : settled,
  );
}

function packContent(content: ClassifiedContent): PackedContent {
  const { digest, kept } = content;
  return {
    ...content,
    digest: digest.toString('base64'),
    kept: kept && { days: kept.days, sealed: kept.sealed.toString('base64') },
  };
}

function unpackContent(content: PackedContent): ClassifiedContent {
  const { digest, kept } = content;
  return {
    ...content,
    digest: Buffer.from(digest, 'base64'),
    kept: kept && { days: kept.days, sealed: Buffer.from(kept.sealed, 'base64') },
  };
}
