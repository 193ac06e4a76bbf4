import type { StructureField } from '@waybill/engine/classification/classification';
import type { ExtractionReason, ExtractionState } from '../extraction.ts';
import type { FileType } from '../detect/file-types.data.ts';
import type { Budget } from './budget.ts';
import type { WorkerMessage } from './messages.ts';
import { createFieldPacker } from './pack-fields.ts';
import { capReached } from './stop.ts';

/** Characters that are gathered before they are handed over. */
const BATCH = 64 * 1024;
/** Fields of one part; a list of more would outweigh the text. */
const MOST_FIELDS = 300_000;

/** Output for the text of one part. */
export interface PartOutput {
  /** @throws Stop when the cap of text is reached; what fits has been written then. */
  write(text: string): void;
  /** UTF-8 bytes written so far. */
  length(): number;
  /** Hands over what is gathered, so that it is kept if the worker has to be ended. */
  flush(): void;
  /** Fields must come in ascending order. */
  field(field: StructureField): void;
  /** Content was skipped: the part is `partial`, with the first reason. */
  note(reason: ExtractionReason): void;
  end(state: ExtractionState, reason?: ExtractionReason): void;
}

/** Identifies a part for the assembly of the extraction. */
export interface PartHeading {
  id: number;
  path: string;
  type: FileType;
}

export function openPart(
  heading: PartHeading,
  budget: Budget,
  post: (message: WorkerMessage) => void,
): PartOutput {
  const { id } = heading;
  const fields = createFieldPacker(MOST_FIELDS);
  let batch: string[] = [];
  let batched = 0;
  let length = 0;
  let noted: ExtractionReason | undefined;

  function flush(): void {
    if (batch.length > 0) post({ kind: 'text', id, text: batch.join('') });
    batch = [];
    batched = 0;
  }

  function append(text: string, bytes: number): void {
    budget.text(bytes);
    batch.push(text);
    length += bytes;
    batched += text.length;
    if (batched >= BATCH) flush();
  }

  post({ kind: 'part', ...heading });
  return {
    write: (written) => {
      if (written === '') return;
      // Half a pair would be three bytes here and none of the four that the pair has.
      const text = written.isWellFormed() ? written : written.toWellFormed();
      const bytes = Buffer.byteLength(text);
      const left = budget.textLeft();
      if (bytes <= left) {
        append(text, bytes);
      } else {
        const head = headOf(text, left);
        append(head, Buffer.byteLength(head));
        throw capReached('output-limit');
      }
    },
    length: () => length,
    flush,
    field: fields.add,
    note: (reason) => {
      noted ??= reason;
    },
    end: (state, reason) => {
      flush();
      const isNoted = state === 'complete' && noted !== undefined;
      const told = reason ?? noted;
      const packed = fields.packed();
      post({
        kind: 'end',
        id,
        state: isNoted ? 'partial' : state,
        ...(told && { reason: told }),
        ...(packed && { fields: packed }),
      });
    },
  };
}

/** As much of a text as fits into this many bytes, without splitting a character. */
function headOf(text: string, bytes: number): string {
  const head = Buffer.from(text.slice(0, bytes)).subarray(0, bytes);
  return new TextDecoder().decode(head, { stream: true });
}
