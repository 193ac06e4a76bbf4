import type { ExtractedPart, Extraction, ExtractionReason, ExtractionState } from './extraction.ts';
import { summarize } from './summarize.ts';
import type { WorkerMessage } from './worker/messages.ts';
import { unpackFields } from './worker/pack-fields.ts';

type Told = Exclude<WorkerMessage, { kind: 'done' }>;

interface OpenPart extends Omit<ExtractedPart, 'state' | 'text'> {
  state?: ExtractionState;
  pieces: string[];
}

/** Assembles an extraction from a worker's messages, complete or not. */
export interface Assembly {
  take(message: Told): void;
  /** @param reason why the worker was ended before it was done */
  finish(reason?: ExtractionReason): Extraction;
}

export function createAssembly(): Assembly {
  const parts = new Map<number, OpenPart>();
  return {
    take: (message) => {
      if (message.kind === 'part') {
        const { path, type } = message;
        parts.set(message.id, { path, type, pieces: [] });
        return;
      }
      const part = parts.get(message.id);
      if (!part) return;
      if (message.kind === 'text') part.pieces.push(message.text);
      else parts.set(message.id, ended(part, message));
    },
    finish: (reason = 'reader-failed') => {
      const closed = [...parts.values()].map((part) => close(part, reason));
      return summarize(
        closed.length > 0
          ? closed
          : [{ path: '', type: 'unknown', state: 'failed', reason, text: '' }],
      );
    },
  };
}

function ended(part: OpenPart, message: Told & { kind: 'end' }): OpenPart {
  const { state, reason, fields } = message;
  return {
    ...part,
    state,
    ...(reason && { reason }),
    ...(fields && { fields: unpackFields(fields) }),
  };
}

function close({ pieces, ...part }: OpenPart, lost: ExtractionReason): ExtractedPart {
  const text = pieces.join('');
  const { state } = part;
  if (state) return { ...part, state, text };
  return { ...part, state: text === '' ? 'failed' : 'partial', reason: lost, text };
}
