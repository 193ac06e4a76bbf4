import { createExtractor } from '@waybill/extraction';
import type { Content, TextPart } from './content.ts';

/** Reads the text of contents. */
export interface ContentReader {
  /** Total: what cannot be read is a part that says so. */
  read(content: Content): Promise<TextPart[]>;
  close(): Promise<void>;
}

/** Files that are read at the same time. */
const WORKERS = 2;

export function contentReader(): ContentReader {
  const extractor = createExtractor({ workers: WORKERS });
  return {
    async read(content) {
      if (content.kind === 'text') return [wholeText(content.text)];
      const { bytes, name, mediaType } = content;
      const { parts } = await extractor.extract(bytes, {
        ...(name === null ? {} : { name }),
        ...(mediaType === null ? {} : { mediaType }),
      });
      return parts.map(({ path, type, state, reason, text, fields }) => ({
        name: path === '' ? name : path,
        type,
        state,
        reason: reason ?? null,
        text,
        fields: fields ?? [],
      }));
    },
    close: () => extractor.close(),
  };
}

function wholeText(text: string): TextPart {
  return { name: null, type: 'text', state: 'complete', reason: null, text, fields: [] };
}
