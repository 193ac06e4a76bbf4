export interface Span {
  start: number;
  end: number;
}

/** Reads a JSON document forward, only as far as needed. */
interface JsonCursor {
  /**
   * The string (without quotes) or number that contains a byte; null between values, in keys, and
   * outside of JSON.
   */
  tokenAt(at: number): Span | null;
  /** Keys that lead to the token told last, from the outside in. */
  keys(): readonly Span[];
}

/** Deeper values are told without their keys. */
const MOST_DEPTH = 64;

const CODES = { quote: 34, comma: 44, colon: 58, open: 123, close: 125, list: 91, unlist: 93 };
const BACKSLASH = 92;

interface State {
  at: number;
  /** The key of each open object or list; null if none was read. */
  stack: (Span | null)[];
  depth: number;
  token: Span | null;
  isBroken: boolean;
}

/**
 * Only the open keys are kept, so a document of any size costs one pass up to the last value requested.
 */
export function createJsonCursor(bytes: Uint8Array, length: number): JsonCursor {
  const state: State = { at: 0, stack: [null], depth: 0, token: null, isBroken: false };
  return {
    tokenAt(at) {
      while (!state.isBroken && state.at <= at && state.at < length) step(state, bytes, length);
      const { token } = state;
      return token !== null && token.start <= at && at < token.end ? token : null;
    },
    keys: () => state.stack.slice(0, state.depth + 1).filter((key) => key !== null),
  };
}

function step(state: State, bytes: Uint8Array, length: number): void {
  const byte = bytes[state.at] ?? 0;
  if (byte <= 32 || byte === CODES.colon) state.at += 1;
  else if (byte === CODES.quote) readString(state, bytes, length);
  else if (byte === CODES.comma) {
    state.at += 1;
    state.token = null;
  } else if (byte === CODES.open || byte === CODES.list) open(state);
  else if (byte === CODES.close || byte === CODES.unlist) close(state);
  else readBare(state, bytes, length);
}

function open(state: State): void {
  state.at += 1;
  state.depth += 1;
  state.token = null;
  if (state.depth < MOST_DEPTH) state.stack[state.depth] = null;
}

function close(state: State): void {
  state.at += 1;
  state.token = null;
  state.depth = Math.max(0, state.depth - 1);
}

function readString(state: State, bytes: Uint8Array, length: number): void {
  const start = state.at + 1;
  let end = start;
  while (end < length && bytes[end] !== CODES.quote) end += bytes[end] === BACKSLASH ? 2 : 1;
  end = Math.min(end, length);
  state.at = end + 1;
  let next = state.at;
  while (next < length && (bytes[next] ?? 0) <= 32) next += 1;
  if (bytes[next] !== CODES.colon) {
    state.token = { start, end };
    return;
  }
  state.token = null;
  if (state.depth < MOST_DEPTH) state.stack[state.depth] = { start, end };
}

/** A number, or a JSON literal; anything else is invalid. */
function readBare(state: State, bytes: Uint8Array, length: number): void {
  const start = state.at;
  while (state.at < length && isBare(bytes[state.at] ?? 0)) state.at += 1;
  const first = bytes[start] ?? 0;
  const isNumber = first === 45 || (first >= 48 && first <= 57);
  const isWord = first === 116 || first === 102 || first === 110;
  state.isBroken = state.at === start || (!isNumber && !isWord);
  state.token = state.isBroken ? null : { start, end: state.at };
}

/** Letters, digits, `+`, `-`, `.`. */
function isBare(byte: number): boolean {
  if (byte === 43 || byte === 45 || byte === 46) return true;
  return (byte >= 48 && byte <= 57) || ((byte | 32) >= 97 && (byte | 32) <= 122);
}
