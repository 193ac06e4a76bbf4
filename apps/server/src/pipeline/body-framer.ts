import { entersEnvelope, jsonFramer } from './json-framer.ts';
import { isBlank, lineFramer } from './line-framer.ts';
import { BrokenBody, type RecordFrame, type RecordFramer } from './record-frame.ts';

export interface BodyFramerOptions {
  maxBytes: number;
  maxDepth: number;
  envelopes: readonly string[];
  /** The connector reads text lines, so a body that is not JSON is taken line by line. */
  acceptsText: boolean;
}

const NEWLINE = 10;
const OPEN_BRACE = 123;
const OPEN_BRACKET = 91;

/**
 * Splits a body whose form is not announced: it looks at the start and then goes on as NDJSON or text
 * (line by line, so that a bad line is only that line) or as JSON (array, envelope, values in a row).
 */
export function bodyFramer(options: BodyFramerOptions): RecordFramer {
  let framer: RecordFramer | null = null;
  let head = Buffer.alloc(0);

  function decide(isEnd: boolean): RecordFrame[] {
    framer = chooseFramer(head, options, isEnd);
    if (!framer) return [];
    const start = head;
    head = Buffer.alloc(0);
    return framer.push(start);
  }

  return {
    push(chunk) {
      if (framer) return framer.push(chunk);
      head = Buffer.concat([head, chunk]);
      return decide(false);
    },
    end() {
      const frames = framer ? [] : decide(true);
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

/** The framer for a body that starts so; null while the start does not tell yet. */
function chooseFramer(
  head: Buffer,
  options: BodyFramerOptions,
  isEnd: boolean,
): RecordFramer | null {
  let from = 0;
  while (from < head.length && isBlank(head[from])) from += 1;
  const first = head[from];
  if (first === undefined) return null;
  if (first === OPEN_BRACKET && !options.acceptsText) return jsonFramer(options);
  if (first !== OPEN_BRACE && first !== OPEN_BRACKET) return lineFramer(options.maxBytes);
  if (first === OPEN_BRACKET) return jsonFramer(options);
  const newline = head.indexOf(NEWLINE, from);
  if (newline === -1) {
    const isLong = head.length - from > options.maxBytes;
    return isEnd || isLong || opensEnvelope(head, from, options) ? jsonFramer(options) : null;
  }
  return isWholeObject(head.subarray(from, newline), options)
    ? lineFramer(options.maxBytes)
    : jsonFramer(options);
}

/** Whether the line is one whole object and not an envelope: then the body is NDJSON. */
function isWholeObject(line: Buffer, options: BodyFramerOptions): boolean {
  if (opensEnvelope(line, 0, options)) return false;
  const probe = jsonFramer({ ...options, envelopes: [] });
  try {
    return [...probe.push(line), ...probe.end()].length === 1;
  } catch (error) {
    if (error instanceof BrokenBody) return false;
    throw error;
  }
}

/** Whether a top-level key of the envelope list opens an array within what is there. */
function opensEnvelope(head: Buffer, from: number, options: BodyFramerOptions): boolean {
  return entersEnvelope(head.subarray(from), options.envelopes);
}
