/** One step of an RTF file. */
export type RtfToken =
  | { kind: 'open' | 'close' | 'star' }
  | { kind: 'word'; word: string; value: number | undefined }
  /** Text in the code page of the moment. */
  | { kind: 'bytes'; bytes: Uint8Array }
  /** A character that a symbol represents. */
  | { kind: 'character'; text: string };

const OPEN = 0x7b;
const CLOSE = 0x7d;
const BACKSLASH = 0x5c;
const SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '~': '\u00a0',
    _: '-',
    '-': '',
    '|': '',
    ':': '',
  }),
);
const MOST_WORD = 40;

/** Tokens of an RTF file, in order. Never throws: whatever the bytes, it continues to their end. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte === OPEN || byte === CLOSE) {
      yield { kind: byte === OPEN ? 'open' : 'close' };
      at += 1;
    } else if (byte === BACKSLASH) {
      const { token, end } = control(bytes, at + 1);
      if (token) yield token;
      at = end;
    } else {
      const end = textEnd(bytes, at);
      // Line ends are there for people who look at the source.
      if (byte > 13 || (byte !== 10 && byte !== 13))
        yield { kind: 'bytes', bytes: bytes.subarray(at, end) };
      at = end;
    }
  }
}

function textEnd(bytes: Uint8Array, from: number): number {
  const isLineEnd = bytes[from] === 10 || bytes[from] === 13;
  if (isLineEnd) return from + 1;
  let at = from;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === OPEN || byte === CLOSE || byte === BACKSLASH || byte === 10 || byte === 13) break;
  }
  return at;
}

interface Control {
  token: RtfToken | null;
  end: number;
}

function control(bytes: Uint8Array, at: number): Control {
  const byte = bytes[at] ?? 0;
  if (isLetter(byte)) return controlWord(bytes, at);
  const letter = String.fromCharCode(byte);
  if (letter === "'") {
    const hex = Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16);
    const token = Number.isNaN(hex)
      ? null
      : ({ kind: 'bytes', bytes: Uint8Array.of(hex) } as const);
    return { token, end: at + 3 };
  }
  if (letter === '*') return { token: { kind: 'star' }, end: at + 1 };
  if (byte === 10 || byte === 13)
    return { token: { kind: 'word', word: 'par', value: undefined }, end: at + 1 };
  const text = SYMBOLS.get(letter) ?? letter;
  return { token: { kind: 'character', text }, end: at + 1 };
}

function controlWord(bytes: Uint8Array, start: number): Control {
  const head = Buffer.from(bytes.subarray(start, start + MOST_WORD)).toString('latin1');
  const match = /^([a-zA-Z]+)(-?\d{1,10})? ?/.exec(head);
  const [whole = '?', word = '', digits] = match ?? [];
  const value = digits === undefined ? undefined : Number(digits);
  const end = start + whole.length;
  // What follows is that many bytes of anything.
  const skipped = word === 'bin' ? Math.max(0, value ?? 0) : 0;
  return { token: { kind: 'word', word, value }, end: end + skipped };
}

function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
