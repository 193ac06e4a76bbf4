import {
  KEPT_OF_OVERSIZE,
  oversizeReason,
  type RecordFrame,
  type RecordFramer,
} from './record-frame.ts';

const NEWLINE = 10;

/** Splits a body into lines: NDJSON and text logs. A bad line affects only itself. */
export function lineFramer(maxBytes: number, firstLine = 1): RecordFramer {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let line = firstLine;

  function add(part: Buffer): void {
    // Past the limit only the start is kept: a line of any length needs bounded memory.
    if (pendingBytes <= maxBytes) pending.push(Buffer.from(part));
    pendingBytes += part.length;
  }

  function take(): RecordFrame | null {
    const bytes = pending.length === 1 ? (pending[0] ?? Buffer.alloc(0)) : Buffer.concat(pending);
    const frame = frameOf(trimmed(bytes));
    pending = [];
    pendingBytes = 0;
    line += 1;
    return frame;
  }

  function frameOf(bytes: Buffer): RecordFrame | null {
    if (pendingBytes > maxBytes + 2) {
      const kept = bytes.subarray(0, KEPT_OF_OVERSIZE);
      return {
        kind: 'fault',
        line,
        reason: oversizeReason(maxBytes),
        bytes: kept,
        isTruncated: true,
      };
    }
    return bytes.length === 0 ? null : { kind: 'record', line, bytes };
  }

  return {
    push(chunk) {
      const frames: RecordFrame[] = [];
      let start = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, start)) {
        if (at === start && pendingBytes === 0) {
          // Bodies of millions of empty lines are no reason to copy each.
          line += 1;
        } else {
          add(chunk.subarray(start, at));
          const frame = take();
          if (frame) frames.push(frame);
        }
        start = at + 1;
      }
      if (start < chunk.length) add(chunk.subarray(start));
      return frames;
    },
    end() {
      const frame = pendingBytes > 0 ? take() : null;
      return frame ? [frame] : [];
    },
  };
}

/** Without blanks and the carriage return at either end. */
function trimmed(bytes: Buffer): Buffer {
  let from = 0;
  let to = bytes.length;
  while (from < to && isBlank(bytes[from])) from += 1;
  while (to > from && isBlank(bytes[to - 1])) to -= 1;
  return bytes.subarray(from, to);
}

export function isBlank(byte: number | undefined): boolean {
  return byte === 32 || byte === 9 || byte === 13 || byte === 10;
}
