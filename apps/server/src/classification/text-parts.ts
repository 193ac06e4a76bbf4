import { isUtf8 } from 'node:buffer';
import type { Content, TextPart } from './content.ts';

/** Reads the text of contents. */
export interface ContentReader {
  /** Total: what cannot be read is a part that says so. */
  read(content: Content): Promise<TextPart[]>;
  close(): Promise<void>;
}

export function contentReader(): ContentReader {
  return { read: (content) => Promise.resolve(textParts(content)), close: () => Promise.resolve() };
}

function textParts(content: Content): TextPart[] {
  if (content.kind === 'text') return [whole({ name: null, mediaType: null, text: content.text })];
  const { name, mediaType, bytes } = content;
  if (isUtf8(bytes) && !bytes.includes(0)) {
    return [whole({ name, mediaType, text: Buffer.from(bytes).toString('utf8') })];
  }
  const reason = 'No reader for this kind of file';
  return [{ name, mediaType, state: 'unsupported', reason, text: '', fields: [] }];
}

function whole(part: Pick<TextPart, 'name' | 'mediaType' | 'text'>): TextPart {
  return { ...part, state: 'complete', reason: null, fields: [] };
}
