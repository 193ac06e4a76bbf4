import { isBlank } from './line-framer.ts';
import {
  BrokenBody,
  KEPT_OF_OVERSIZE,
  oversizeReason,
  type RecordFrame,
  type RecordFramer,
} from './record-frame.ts';

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;

export interface JsonFramerOptions {
  maxBytes: number;
  /** Deepest nesting inside a record. */
  maxDepth: number;
  /** Keys of a top-level object whose array contains the records. */
  envelopes: readonly string[];
}

/**
 * Splits JSON text into records without building a tree: the elements of a top-level array, the
 * elements of an envelope's array, or consecutive top-level values. It only follows brackets and
 * strings; records are validated when parsed. Memory is bounded by one record.
 */
export function jsonFramer(options: JsonFramerOptions): RecordFramer {
  const scan = new JsonScan(options);
  return {
    push(chunk) {
      scan.feed(chunk);
      return scan.takeFrames();
    },
    end() {
      scan.finish();
      return scan.takeFrames();
    },
  };
}

/** Whether the text, which starts with `{`, is an envelope so far. */
export function entersEnvelope(head: Buffer, envelopes: readonly string[]): boolean {
  const scan = new JsonScan({ maxBytes: 0, maxDepth: Number.MAX_SAFE_INTEGER, envelopes });
  try {
    scan.feed(head);
  } catch (error) {
    if (!(error instanceof BrokenBody)) throw error;
  }
  return scan.isEnvelope;
}

function isOpening(byte: number): boolean {
  return byte === OPEN_BRACE || byte === OPEN_BRACKET;
}

function isClosing(byte: number): boolean {
  return byte === CLOSE_BRACE || byte === CLOSE_BRACKET;
}

/** A long-lived cursor over the text; a class because its state is touched for every byte. */
class JsonScan {
  readonly #options: JsonFramerOptions;
  #frames: RecordFrame[] = [];
  #offset = 0;
  #depth = 0;
  #inString = false;
  #isEscaped = false;
  /** Depth at which records start: 0 in a sequence of values, 1 in an array, 2 in an envelope. */
  #recordDepth = 0;
  #top: 'none' | 'array' | 'object' = 'none';
  #inRecord = false;
  #isScalar = false;
  #isTooDeep = false;
  #needsComma = false;
  #records = 0;
  #parts: Buffer[] = [];
  #recordBytes = 0;
  #key: EnvelopeKey;
  isEnvelope = false;

  constructor(options: JsonFramerOptions) {
    this.#options = options;
    this.#key = new EnvelopeKey(options.envelopes);
  }

  takeFrames(): RecordFrame[] {
    const frames = this.#frames;
    this.#frames = [];
    return frames;
  }

  feed(chunk: Buffer): void {
    let recordStart = this.#inRecord ? 0 : -1;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (this.#inRecord) {
        if (this.#stepInside(byte)) this.#finishRecord(chunk, recordStart, at);
        if (!this.#inRecord) recordStart = -1;
      } else if (this.#stepOutside(byte)) recordStart = at;
    }
    if (this.#inRecord && recordStart >= 0) this.#keep(chunk.subarray(recordStart));
    this.#offset += chunk.length;
  }

  finish(): void {
    if (this.#inRecord) this.#break(`the body ends inside record ${this.#records + 1}`);
    if (this.#depth > 0)
      this.#break(`the body ends before its closing bracket, after record ${this.#records}`);
  }

  /** The record ends with the byte at that offset of the piece. */
  #finishRecord(chunk: Buffer, recordStart: number, at: number): void {
    // A scalar ends before the byte that ends it; a bracket belongs to its value.
    this.#keep(chunk.subarray(recordStart, this.#isScalar ? at : at + 1));
    this.#emit();
    if (this.#isScalar) this.#stepOutside(chunk[at] ?? 0);
  }

  /** A byte inside a record. True when the record is complete. */
  #stepInside(byte: number): boolean {
    if (this.#inString) {
      this.#stepInString(byte);
      return !this.#inString && this.#depth === this.#recordDepth;
    }
    if (this.#isScalar) return byte === COMMA || byte === CLOSE_BRACKET || isBlank(byte);
    if (this.#opensEnvelope(byte)) {
      this.#enterEnvelope();
      return false;
    }
    return this.#stepStructure(byte);
  }

  #stepStructure(byte: number): boolean {
    if (byte === QUOTE) this.#inString = true;
    else if (isOpening(byte)) this.#open();
    else if (isClosing(byte)) {
      this.#depth -= 1;
      return this.#depth === this.#recordDepth;
    }
    if (this.#depth === 1 && this.#recordDepth === 0) this.#key.structure(byte);
    return false;
  }

  #stepInString(byte: number): void {
    if (this.#depth === 1 && this.#recordDepth === 0) this.#key.text(byte, this.#isEscaped);
    this.#stepPlainString(byte);
  }

  #open(): void {
    this.#depth += 1;
    if (this.#depth - this.#recordDepth > this.#options.maxDepth) this.#isTooDeep = true;
  }

  /** A top-level object turns out to be an envelope: the supposed record is its head. */
  #opensEnvelope(byte: number): boolean {
    return (
      byte === OPEN_BRACKET && this.#depth === 1 && this.#recordDepth === 0 && this.#key.isPending
    );
  }

  #enterEnvelope(): void {
    this.isEnvelope = true;
    this.#depth = 2;
    this.#recordDepth = 2;
    this.#inRecord = false;
    this.#needsComma = false;
    this.#parts = [];
    this.#recordBytes = 0;
    this.#key.reset();
  }

  /** A byte between records. True if a record starts with it. */
  #stepOutside(byte: number): boolean {
    if (isBlank(byte)) return false;
    // After an envelope's array the rest of the object is skipped, up to its closing brace or the next
    // array of records.
    if (this.#top === 'object' && this.#depth >= 1 && this.#recordDepth === 1)
      return this.#stepEnvelopeRest(byte);
    if (byte === CLOSE_BRACKET && this.#depth === this.#recordDepth && this.#recordDepth > 0) {
      this.#closeList();
      return false;
    }
    if (byte === COMMA) {
      if (!this.#needsComma)
        this.#break(`a comma without a record before it, after record ${this.#records}`);
      this.#needsComma = false;
      return false;
    }
    if (this.#recordDepth > 0 && this.#needsComma)
      this.#break(`no comma after record ${this.#records}`);
    return this.#begin(byte);
  }

  #begin(byte: number): boolean {
    if (byte === OPEN_BRACKET && this.#depth === 0 && this.#recordDepth === 0) {
      this.#top = 'array';
      this.#depth = 1;
      this.#recordDepth = 1;
      this.#needsComma = false;
      return false;
    }
    if (isClosing(byte) || byte === COLON) {
      this.#break(`an unexpected "${String.fromCharCode(byte)}" after record ${this.#records}`);
    }
    const isNested = isOpening(byte);
    if (!isNested && this.#recordDepth === 0) {
      this.#break(`text that is not a JSON object or array after record ${this.#records}`);
    }
    this.#inRecord = true;
    this.#isTooDeep = false;
    this.#inString = byte === QUOTE;
    this.#isScalar = !isNested && byte !== QUOTE;
    if (isNested) {
      if (this.#depth === 0) this.#top = 'object';
      this.#open();
      this.#key.reset();
    }
    return true;
  }

  #closeList(): void {
    this.#depth -= 1;
    this.#needsComma = false;
    // An envelope continues after its array; a top-level array is complete, and another value may
    // follow.
    this.#recordDepth = this.#top === 'object' ? 1 : 0;
  }

  #stepEnvelopeRest(byte: number): boolean {
    if (this.#inString) {
      if (this.#depth === 1) this.#key.text(byte, this.#isEscaped);
      this.#stepPlainString(byte);
      return false;
    }
    if (byte === QUOTE) this.#inString = true;
    else if (isOpening(byte)) this.#openInRest(byte);
    else if (isClosing(byte)) {
      this.#depth -= 1;
      if (this.#depth === 0) this.#recordDepth = 0;
    }
    if (this.#depth === 1) this.#key.structure(byte);
    return false;
  }

  /** An envelope may contain a second array; anything else is skipped. */
  #openInRest(byte: number): void {
    const isRecords = this.#depth === 1 && byte === OPEN_BRACKET && this.#key.isPending;
    this.#depth += 1;
    if (!isRecords) return;
    this.#recordDepth = 2;
    this.#key.reset();
  }

  #stepPlainString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#inString = false;
  }

  #keep(part: Buffer): void {
    if (this.#recordBytes <= this.#options.maxBytes) this.#parts.push(Buffer.from(part));
    this.#recordBytes += part.length;
  }

  #emit(): void {
    this.#records += 1;
    const { maxBytes, maxDepth } = this.#options;
    const bytes = Buffer.concat(this.#parts);
    const line = this.#records;
    if (this.#recordBytes > maxBytes) {
      const kept = bytes.subarray(0, KEPT_OF_OVERSIZE);
      this.#frames.push({
        kind: 'fault',
        line,
        reason: oversizeReason(maxBytes),
        bytes: kept,
        isTruncated: true,
      });
    } else if (this.#isTooDeep) {
      this.#frames.push({
        kind: 'fault',
        line,
        reason: `nested deeper than ${maxDepth} levels`,
        bytes,
        isTruncated: false,
      });
    } else this.#frames.push({ kind: 'record', line, bytes });
    this.#parts = [];
    this.#recordBytes = 0;
    this.#inRecord = false;
    // Top-level values follow one another without commas.
    this.#needsComma = this.#recordDepth > 0;
  }

  #break(reason: string): never {
    throw new BrokenBody(
      `${reason} (within the first ${this.#offset} bytes or the ones that follow)`,
      this.takeFrames(),
    );
  }
}

/** Watches the keys of a top-level object for one that opens an array of records. */
class EnvelopeKey {
  readonly #names: readonly string[];
  readonly #longest: number;
  #text = '';
  #hasColon = false;

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#longest = Math.max(0, ...names.map((name) => name.length));
  }

  /** A key of the list precedes the value that starts now. */
  get isPending(): boolean {
    return this.#hasColon && this.#names.includes(this.#text);
  }

  reset(): void {
    this.#text = '';
    this.#hasColon = false;
  }

  /** A byte of a string, including its closing quote. */
  text(byte: number, isEscaped: boolean): void {
    if (byte === QUOTE && !isEscaped) return;
    if (this.#hasColon || this.#text.length > this.#longest) return;
    this.#text += String.fromCharCode(byte);
  }

  /** A byte outside strings, at the object's own level. */
  structure(byte: number): void {
    if (byte === COLON) this.#hasColon = true;
    else if (byte === COMMA || byte === OPEN_BRACE) this.reset();
  }
}
