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
 * long inputs or for secrets.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = withPadding(message);
  const state = Int32Array.from(INITIAL);
  const schedule = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    fillSchedule(schedule, padded, block);
    compress(state, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function withPadding(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 4, message.length * 8);
  return view;
}

function fillSchedule(schedule: Int32Array, bytes: DataView, block: number): void {
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

function compress(state: Int32Array, schedule: Int32Array): void {
  const work = Int32Array.from(state);
  for (let round = 0; round < 64; round += 1) {
    const [a, e] = [at(work, 0), at(work, 4)];
    const choice = (e & at(work, 5)) ^ (~e & at(work, 6));
    const majority = (a & at(work, 1)) ^ (a & at(work, 2)) ^ (at(work, 1) & at(work, 2));
    const mixedE = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const mixedA = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const constants = at(ROUND_CONSTANTS, round) + at(schedule, round);
    const first = (at(work, 7) + mixedE + choice + constants) | 0;
    work.copyWithin(1, 0, 7);
    work[4] = at(work, 4) + first;
    work[0] = first + mixedA + majority;
  }
  work.forEach((word, index) => {
    state[index] = at(state, index) + word;
  });
}

function at(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
