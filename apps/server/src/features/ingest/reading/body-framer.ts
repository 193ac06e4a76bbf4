import { entersEnvelope, jsonFramer } from './json-framer.ts';
import { isBlank, lineFramer } from './line-framer.ts';
import { BrokenBody, type RecordFrame, type RecordFramer } from './record-frame.ts';

export interface BodyFramerOptions {
  maxBytes: number;
  maxDepth: number;
  envelopes: readonly string[];
}

const NEWLINE = 10;
const OPEN_BRACE = 123;
const OPEN_BRACKET = 91;

/**
 * Splits a body of unannounced format: it inspects the start and then continues as NDJSON or text (line
 * by line, so that a bad line affects only itself) or as JSON (array, envelope, consecutive values).
 */
export function bodyFramer(options: BodyFramerOptions): RecordFramer {
  let framer: RecordFramer | null = null;
  let pieces: Buffer[] = [];
  let bytes = 0;
  let blankLines = 0;
  /**
   * The start is inspected again when it has doubled: inspecting each byte again would be quadratic.
   */
  let lookAt = 1;

  function decide(isEnd: boolean): RecordFrame[] {
    const head = Buffer.concat(pieces);
    pieces = [head];
    lookAt = bytes * 2;
    framer = chooseFramer(head, { ...options, firstLine: blankLines + 1 }, isEnd);
    if (!framer) return [];
    pieces = [];
    return framer.push(head);
  }

  return {
    push(chunk) {
      if (framer) return framer.push(chunk);
      const piece = bytes === 0 ? withoutLeadingBlanks(chunk) : chunk;
      if (bytes === 0) blankLines += countNewlines(chunk.subarray(0, chunk.length - piece.length));
      if (piece.length === 0) return [];
      pieces.push(piece);
      bytes += piece.length;
      return bytes >= lookAt || piece.includes(NEWLINE) ? decide(false) : [];
    },
    end() {
      const frames = framer || bytes === 0 ? [] : decide(true);
      try {
        return [...frames, ...(framer?.end() ?? [])];
      } catch (error) {
        if (error instanceof BrokenBody) {
          throw new BrokenBody(error.message, [...frames, ...error.framesBefore]);
        }
        throw error;
      }
    },
  };
}

function withoutLeadingBlanks(chunk: Buffer): Buffer {
  let from = 0;
  while (from < chunk.length && isBlank(chunk[from])) from += 1;
  return chunk.subarray(from);
}

function countNewlines(blanks: Buffer): number {
  return blanks.reduce((count, byte) => count + (byte === NEWLINE ? 1 : 0), 0);
}

interface HeadOptions extends BodyFramerOptions {
  /** Line number of the head's start. */
  firstLine: number;
}

/** The framer for a body with this start, without blanks; null if inconclusive. */
function chooseFramer(head: Buffer, options: HeadOptions, isEnd: boolean): RecordFramer | null {
  const lines = (): RecordFramer => lineFramer(options.maxBytes, options.firstLine);
  const [first] = head;
  if (first === OPEN_BRACKET) return jsonFramer(options);
  if (first !== OPEN_BRACE) return lines();
  const newline = head.indexOf(NEWLINE);
  if (newline === -1) {
    const isDecided = isEnd || head.length > options.maxBytes;
    return isDecided || entersEnvelope(head, options.envelopes) ? jsonFramer(options) : null;
  }
  return isWholeObject(head.subarray(0, newline), options) ? lines() : jsonFramer(options);
}

/** Whether the line is one complete object and not an envelope: then the body is NDJSON. */
function isWholeObject(line: Buffer, options: BodyFramerOptions): boolean {
  if (entersEnvelope(line, options.envelopes)) return false;
  const probe = jsonFramer({ ...options, envelopes: [] });
  try {
    return [...probe.push(line), ...probe.end()].length === 1;
  } catch (error) {
    if (error instanceof BrokenBody) return false;
    throw error;
  }
}
