/** Repeatable random choices: the same parts give the same sequence on every machine. */
export interface Random {
  /** From 0 up to, but never, 1. */
  float(): number;
  /** Whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A weighted random choice. Throws on an empty list. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** The whole list in another order. */
  shuffled<T>(list: readonly T[]): T[];
  /** Number of events where `mean` are expected. */
  poisson(mean: number): number;
  /** Log-normal around a median of 1. */
  logNormal(sigma: number): number;
  hex(length: number): string;
  digits(length: number): string;
  uuid(): string;
}

const TWO_32 = 4_294_967_296;
/** Every byte in hexadecimal digits: most random values of the sample are ids. */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Each list of parts has its own generator, so that an additional draw does not shift the others. */
export function createRandom(...parts: readonly (string | number)[]): Random {
  const next = smallFastCounter(seedOf(parts.join('\u0001')));
  const float = (): number => next() / TWO_32;
  const normal = (): number =>
    Math.sqrt(-2 * Math.log(1 - float())) * Math.cos(2 * Math.PI * float());
  const between = (low: number, high: number): number =>
    low + Math.floor(float() * (high - low + 1));

  function pick<T>(list: readonly T[]): T {
    return itemAt(list, Math.floor(float() * list.length));
  }

  function weighted<T>(choices: readonly (readonly [T, number])[]): T {
    let rest = float() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of choices) {
      rest -= weight;
      if (rest < 0) return choice;
    }
    return itemAt(choices, choices.length - 1)[0];
  }

  function hex(length: number): string {
    let text = '';
    while (text.length < length) {
      const word = next();
      text += `${BYTES[word >>> 24]}${BYTES[(word >>> 16) & 255]}`;
      text += `${BYTES[(word >>> 8) & 255]}${BYTES[word & 255]}`;
    }
    return text.slice(0, length);
  }

  return {
    float,
    between,
    chance: (probability) => float() < probability,
    pick,
    weighted,
    shuffled: (list) =>
      list
        .map((item) => ({ item, order: float() }))
        .toSorted((left, right) => left.order - right.order)
        .map(({ item }) => item),
    poisson: (mean) => poisson(mean, float, normal),
    logNormal: (sigma) => Math.exp(sigma * normal()),
    hex,
    digits(length) {
      let text = '';
      while (text.length < length) text += String(next()).padStart(10, '0').slice(1);
      return text.slice(0, length);
    },
    uuid() {
      const text = hex(32);
      // Version 4, variant 1 of RFC 9562.
      const groups = [text.slice(0, 8), text.slice(8, 12), `4${text.slice(13, 16)}`];
      return [...groups, `a${text.slice(17, 20)}`, text.slice(20)].join('-');
    },
  };
}

function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError('No candidates to choose from');
  return item;
}

/** Knuth's product of draws; for large means the normal law around them is close enough. */
function poisson(mean: number, float: () => number, normal: () => number): number {
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
  const floor = Math.exp(-mean);
  let count = 0;
  for (let product = float(); product > floor; product *= float()) count += 1;
  return count;
}

/** Four 32-bit words out of a text: FNV-1a from four different starting points. */
function seedOf(text: string): [number, number, number, number] {
  const word = (start: number): number => {
    let hash = start;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
    }
    return hash >>> 0;
  };
  return [word(2_166_136_261), word(0x9e3779b9), word(0x85ebca6b), word(0xc2b2ae35)];
}

/** The SFC32 generator of the PractRand test suite: four words of state, one of them a counter. */
function smallFastCounter([a, b, c, d]: [number, number, number, number]): () => number {
  let [first, second, third, counter] = [a, b, c, d];
  const next = (): number => {
    const result = (first + second + counter) | 0;
    counter = (counter + 1) | 0;
    first = second ^ (second >>> 9);
    second = (third + (third << 3)) | 0;
    third = ((third << 21) | (third >>> 11)) + result;
    third |= 0;
    return result >>> 0;
  };
  // The first draws are still correlated with the seed.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}
