import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';
import type { SecretBox, SecretPlace } from '../../../platform/secret-box.ts';
import type { HandedContent } from './content.ts';

/** Owner of a sealed content. */
export interface ContentPlace {
  tenantId: number;
  /** Keyed digest of the content. */
  digest: Buffer;
}

/** Seals contents for the tenant's retention period. */
export interface ContentVault {
  seal(place: ContentPlace, handed: HandedContent): Buffer;
  /** Throws `SecretUnreadable` if it was sealed with another key or for another place. */
  open(place: ContentPlace, sealed: Buffer): HandedContent;
}

const Head = z.object({
  kind: z.enum(['text', 'file']),
  name: z.string().nullable(),
  mediaType: z.string().nullable(),
  isCut: z.boolean(),
});

export function contentVault(box: SecretBox): ContentVault {
  return {
    seal: (place, handed) => box.sealBytes(placeOf(place), zstdCompressSync(packed(handed))),
    open: (place, sealed) => unpacked(zstdDecompressSync(box.openBytes(placeOf(place), sealed))),
  };
}

/** Binding of the sealed content. @published */
export function placeOf({ tenantId, digest }: ContentPlace): SecretPlace {
  return { tenantId, ownerId: digest.toString('hex'), fieldId: 'content' };
}

/** Length of the head (4 bytes), the head as JSON, the content. */
function packed({ content, isCut }: HandedContent): Buffer {
  const { kind } = content;
  const facts = kind === 'file' ? content : { name: null, mediaType: null };
  const { name, mediaType } = facts;
  const head = Buffer.from(JSON.stringify({ kind, name, mediaType, isCut }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, kind === 'text' ? Buffer.from(content.text) : content.bytes]);
}

function unpacked(bytes: Buffer): HandedContent {
  const start = 4 + bytes.readUInt32LE(0);
  const { kind, name, mediaType, isCut } = Head.parse(
    JSON.parse(bytes.subarray(4, start).toString('utf8')),
  );
  const body = bytes.subarray(start);
  return kind === 'text'
    ? { content: { kind, text: body.toString('utf8') }, isCut }
    : { content: { kind, name, mediaType, bytes: body }, isCut };
}
