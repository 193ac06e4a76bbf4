const WORD = 0x1_0000_0000;

/** First 32 bits of the fractional parts of roots of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
function fractionsOfRoots(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes.map((prime) => Math.trunc((root(prime) % 1) * WORD) | 0);
}

const ROUND_CONSTANTS = Int32Array.from(fractionsOfRoots(64, Math.cbrt));
const INITIAL = Int32Array.from(fractionsOfRoots(8, Math.sqrt));

/**
 * SHA-256 of a few bytes (FIPS 180-4): checksums of addresses and tokens are cut from it. Not meant for
 * long inputs.
 */
export function sha256(message: Uint8Array): Uint8Array {
  return sha256From(INITIAL, message, 0);
}

/** The state after one 64-byte block, from which several hashes continue: half of an HMAC. */
export function sha256Block(block: Uint8Array): Int32Array {
  const state = Int32Array.from(INITIAL);
  compress(state, new DataView(block.buffer, block.byteOffset, block.byteLength), 0);
  return state;
}

/** SHA-256 of a message preceded by `before` bytes in whole blocks, whose state is `start`. */
export function sha256From(start: Int32Array, message: Uint8Array, before: number): Uint8Array {
  const padded = withPadding(message, before);
  const state = Int32Array.from(start);
  for (let block = 0; block < padded.byteLength; block += 64) compress(state, padded, block);
  const digest = new DataView(new ArrayBuffer(32));
  for (let index = 0; index < 8; index += 1) digest.setInt32(index * 4, at(state, index));
  return new Uint8Array(digest.buffer);
}

function withPadding(message: Uint8Array, before: number): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 4, (before + message.length) * 8);
  return view;
}

const schedule = new Int32Array(64);

function fillSchedule(bytes: DataView, block: number): void {
  for (let index = 0; index < 16; index += 1) {
    schedule[index] = bytes.getInt32(block + index * 4);
  }
  for (let index = 16; index < 64; index += 1) {
    const near = at(schedule, index - 2);
    const far = at(schedule, index - 15);
    const nearMixed = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    const farMixed = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    schedule[index] = nearMixed + at(schedule, index - 7) + farMixed + at(schedule, index - 16);
  }
}

function compress(state: Int32Array, bytes: DataView, block: number): void {
  fillSchedule(bytes, block);
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let round = 0; round < 64; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixedE = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const mixedA = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const constants = (at(ROUND_CONSTANTS, round) + at(schedule, round)) | 0;
    const first = (h + mixedE + choice + constants) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + mixedA + majority) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = at(state, index) + word;
  }
}

function at(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
