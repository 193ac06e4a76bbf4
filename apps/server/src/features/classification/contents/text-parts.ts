import { createExtractor } from '@waybill/extraction';
import type { QueueBounds } from '../../../platform/fair-queue.ts';
import { fairSlots, type SharedWork } from '../../../platform/fair-slots.ts';
import type { Content, TextPart } from './content.ts';

/** Reads the text of contents. */
export interface ContentReader {
  /**
   * An unreadable part says so. Throws `QueueFull` if too many files wait, and the signal's reason when
   * aborted.
   */
  read(content: Content, work: ReadWork): Promise<TextPart[]>;
  close(): Promise<void>;
}

export type ReadWork = Omit<SharedWork, 'bytes'>;

/** Files read at the same time; a tenant has one fewer. */
const WORKERS = 3;
const LARGE_BYTES = 1_048_576;
/** Files wait in memory. */
const BOUNDS: QueueBounds = {
  perTenant: { count: 512, bytes: 134_217_728 },
  inAll: { count: 2048, bytes: 402_653_184 },
};

export function contentReader(): ContentReader {
  const extractor = createExtractor({ workers: WORKERS });
  const slots = fairSlots({
    slots: () => WORKERS,
    perTenant: WORKERS - 1,
    largeBytes: LARGE_BYTES,
    bounds: BOUNDS,
  });
  return {
    async read(content, work) {
      if (content.kind === 'text') return [wholeText(content.text)];
      const { bytes, name, mediaType } = content;
      const facts = {
        ...(name === null ? {} : { name }),
        ...(mediaType === null ? {} : { mediaType }),
      };
      const { signal } = work;
      const { parts } = await slots.run({ ...work, bytes: bytes.length }, () =>
        extractor.extract(bytes, facts, signal ? { signal } : {}),
      );
      return parts.map(({ path, type, state, reason, text, fields }) => ({
        name: path === '' ? name : path,
        type,
        state,
        reason: reason ?? null,
        text,
        fields: fields ?? [],
      }));
    },
    close() {
      slots.close(new Error('The reader is closed'));
      return extractor.close();
    },
  };
}

function wholeText(text: string): TextPart {
  return { name: null, type: 'text', state: 'complete', reason: null, text, fields: [] };
}
