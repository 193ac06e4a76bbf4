/** Takes messages out of a stream of bytes, as RFC 6587 frames them. */
export interface SyslogFramer {
  /** Whole messages that the bytes complete, in order. */
  push(bytes: Uint8Array): string[];
  /** The rest when the sender closes: its last message may lack a line end. */
  end(): string[];
  /** Messages that were longer than allowed and are lost. */
  readonly dropped: number;
}

const LINE_FEED = 0x0a;
const NUL = 0;
/**
 * `83 <` : a length, a space and the start of the message. A line that merely starts with a number does
 * not count.
 */
const COUNTED = /^([1-9]\d{0,8}) </;
const MAYBE_COUNTED = /^[1-9]\d{0,8} ?$/;
/** Maximum prefix needed to decide. */
const COUNT_BYTES = 11;

/**
 * A framer of one connection. Supports both framings, per message: octet counting, and lines ending
 * with a line feed or a NUL. Holds at most one message of `maxBytes`.
 */
export function createSyslogFramer(maxBytes: number): SyslogFramer {
  let pending: Buffer = Buffer.alloc(0);
  let dropped = 0;
  /** Bytes still to skip: a number, or up to the next line end. */
  let skip: number | 'line' = 0;

  function skipped(): boolean {
    if (skip === 0) return true;
    if (skip === 'line') {
      const end = lineEnd(pending);
      pending = end < 0 ? Buffer.alloc(0) : pending.subarray(end + 1);
      if (end >= 0) skip = 0;
      return end >= 0;
    }
    const passed = Math.min(skip, pending.length);
    pending = pending.subarray(passed);
    skip -= passed;
    return skip === 0;
  }

  /** The next whole message; null: more bytes are needed; undefined: one was dropped. */
  function next(): string | null | undefined {
    if (!skipped() || pending.length === 0) return null;
    const start = pending.toString('latin1', 0, COUNT_BYTES);
    const counted = COUNTED.exec(start);
    if (counted) return takeCounted(counted[0].length - 1, Number(counted[1]));
    if (MAYBE_COUNTED.test(start) && start.length === pending.length) return null;
    return takeLine();
  }

  function takeCounted(headBytes: number, length: number): string | null | undefined {
    if (length > maxBytes) {
      dropped += 1;
      skip = headBytes + length;
      return undefined;
    }
    if (pending.length < headBytes + length) return null;
    const message = pending.toString('utf8', headBytes, headBytes + length);
    pending = pending.subarray(headBytes + length);
    // Some senders count and end the line as well.
    return message.replace(/[\r\n\0]+$/, '');
  }

  function takeLine(): string | null | undefined {
    const end = lineEnd(pending);
    if ((end < 0 ? pending.length : end) > maxBytes) {
      dropped += 1;
      skip = 'line';
      return undefined;
    }
    if (end < 0) return null;
    const message = pending.toString('utf8', 0, end);
    pending = pending.subarray(end + 1);
    return message.replace(/\r$/, '');
  }

  return {
    push: (bytes) => {
      pending = pending.length === 0 ? Buffer.from(bytes) : Buffer.concat([pending, bytes]);
      const found: string[] = [];
      for (let message = next(); message !== null; message = next()) {
        if (message !== undefined && message.trim() !== '') found.push(message);
      }
      return found;
    },
    end: () => {
      const rest = skip === 0 ? pending.toString('utf8').trim() : '';
      pending = Buffer.alloc(0);
      // An incomplete octet-counted message is discarded.
      return rest === '' || COUNTED.test(rest) ? [] : [rest];
    },
    get dropped() {
      return dropped;
    },
  };
}

function lineEnd(bytes: Buffer): number {
  const feed = bytes.indexOf(LINE_FEED);
  const nul = bytes.subarray(0, feed < 0 ? bytes.length : feed).indexOf(NUL);
  return nul < 0 ? feed : nul;
}
