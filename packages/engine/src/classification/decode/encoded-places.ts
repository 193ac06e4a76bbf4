/** Positions where encoded text may start. These are candidates only: each is verified. */
export interface EncodedPlaces {
  /** First bytes of encoded characters behind which a value can hide. */
  leads: Int32Array;
  leadCount: number;
  /** Start of a run of at least `LEAST_RUN` Base64 bytes. */
  runs: Int32Array;
  runCount: number;
}

/** Goes over a text in strides. */
export interface EncodedFinder {
  readonly places: EncodedPlaces;
  /** Goes back to the start, for another text. */
  begin(): void;
  /** Reads on. @returns whether input was left; if so, `places` is updated. */
  advance(bytes: Uint8Array, length: number): boolean;
}

/** Shorter tokens are words and contain no value worth decoding. */
export const LEAST_RUN = 24;

const STRIDE = 1 << 13;
const PERCENT = 37;
const AMPERSAND = 38;
const BACKSLASH = 92;

const DIGIT = 1;
const HEX = 2;
/** First character of an entity: a letter or `#`. */
const NAME = 4;
/** `u` and `x`. */
const POINT = 8;
/** `n`, `r` and `t`, which hide the start of a digit behind them. */
const CONTROL = 16;
const BASE64 = 32;
const LEAD = 64;

const KINDS = new Uint8Array(256);
mark('0123456789', DIGIT);
mark('0123456789abcdefABCDEF', HEX);
mark('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', NAME | BASE64);
mark('#', NAME);
mark('ux', POINT);
mark('nrt', CONTROL);
mark('0123456789+/-_', BASE64);
mark('%&\\', LEAD);

function mark(signs: string, kind: number): void {
  for (const sign of signs) KINDS[sign.charCodeAt(0)] = (KINDS[sign.charCodeAt(0)] ?? 0) | kind;
}

/** Fallback for `encoded-places.wat` without WebAssembly. */
export function createEncodedFinder(): EncodedFinder {
  const places: EncodedPlaces = {
    leads: new Int32Array(STRIDE),
    leadCount: 0,
    runs: new Int32Array(STRIDE),
    runCount: 0,
  };
  let position = 0;
  let run = 0;

  function readStride(bytes: Uint8Array, stop: number, length: number): void {
    for (let at = position; at < stop; at += 1) {
      const kind = KINDS[bytes[at] ?? 0] ?? 0;
      run = (kind & BASE64) === 0 ? 0 : run + 1;
      if (run === LEAST_RUN) {
        places.runs[places.runCount] = at - LEAST_RUN + 1;
        places.runCount += 1;
      }
      if ((kind & LEAD) !== 0 && canLead(bytes, at, length)) {
        places.leads[places.leadCount] = at;
        places.leadCount += 1;
      }
    }
  }

  return {
    places,
    begin() {
      position = 0;
      run = 0;
    },
    advance(bytes, length) {
      if (position >= length) return false;
      places.leadCount = 0;
      places.runCount = 0;
      const stop = Math.min(length, position + STRIDE);
      readStride(bytes, stop, length);
      position = stop;
      return true;
    },
  };
}

function canLead(bytes: Uint8Array, at: number, length: number): boolean {
  const kindAt = (place: number) => (place < length ? (KINDS[bytes[place] ?? 0] ?? 0) : 0);
  const next = kindAt(at + 1);
  const lead = bytes[at];
  if (lead === PERCENT) return (next & HEX) !== 0;
  if (lead === AMPERSAND) return (next & NAME) !== 0;
  if (lead !== BACKSLASH) return false;
  return (next & POINT) !== 0 || ((next & CONTROL) !== 0 && (kindAt(at + 2) & DIGIT) !== 0);
}
