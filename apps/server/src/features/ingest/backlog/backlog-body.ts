import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompressSync, zstdDecompress } from 'node:zlib';
import type { ClassifiedContent } from '../reading/classified-content.ts';
import type { SettledEvent } from '../writing/settled-event.ts';

const decompress = promisify(zstdDecompress);

/** Level 1: the rows live for seconds. */
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** A stored content: its row in `backlog_content`. */
export interface KeptContent {
  contentId: string;
  digest: Buffer;
  sealed: Buffer;
}

/**
 * Findings of a content. Sealed contents have their own rows, because they are resealed when keys
 * change.
 */
interface PackedContent extends Omit<ClassifiedContent, 'digest' | 'kept'> {
  /** Base64. */
  digest: string;
  kept: { contentId: string; days: number } | null;
}

interface PackedEvent extends Omit<SettledEvent, 'contents'> {
  contents?: PackedContent[];
}

/** Settled events as the body of a `backlog_chunk`, and their stored contents. */
export function packBacklog(events: readonly SettledEvent[]): {
  body: Buffer;
  kept: KeptContent[];
} {
  const kept: KeptContent[] = [];
  const packContent = (content: ClassifiedContent): PackedContent => {
    const packed = { ...content, digest: content.digest.toString('base64') };
    if (content.kept === null) return { ...packed, kept: null };
    const { days, sealed } = content.kept;
    const contentId = randomUUID();
    kept.push({ contentId, digest: content.digest, sealed });
    return { ...packed, kept: { contentId, days } };
  };
  const packed = events.map(({ contents, ...settled }): PackedEvent =>
    contents ? { ...settled, contents: contents.map(packContent) } : settled,
  );
  return { body: zstdCompressSync(JSON.stringify(packed), FAST), kept };
}

/** The events of a `packBacklog` body, given the stored contents by id. */
export async function unpackBacklog(
  body: Buffer,
  kept: ReadonlyMap<string, Buffer>,
): Promise<SettledEvent[]> {
  const unpackContent = (content: PackedContent): ClassifiedContent => {
    const sealed = content.kept && kept.get(content.kept.contentId);
    return {
      ...content,
      digest: Buffer.from(content.digest, 'base64'),
      kept: content.kept && sealed ? { days: content.kept.days, sealed } : null,
    };
  };
  const text = (await decompress(body)).toString();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- packBacklog wrote it
  const packed = JSON.parse(text) as PackedEvent[];
  return packed.map(({ contents, ...settled }) =>
    contents ? { ...settled, contents: contents.map(unpackContent) } : settled,
  );
}
