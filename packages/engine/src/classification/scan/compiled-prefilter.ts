import { shippedModule } from '../shipped-module.ts';
import { BYTES, CODE_MASK, TOKEN_MASK } from './byte-tables.ts';
import type { Places, Prefilter, PrefilterTables } from './prefilter.ts';
import { tokenKey } from './prefilter.ts';
import { PREFILTER_MODULE } from './prefilter-module.data.ts';
import { NEXT_CLASS, SECOND_CLASS } from './token-classes.ts';

interface Exports {
  memory: { buffer: ArrayBuffer };
  open: { value: number };
  classes: { value: number };
  start: { value: number };
  tokens: { value: number };
  recent: { value: number };
  readTrigrams(base: number, size: number): number;
  readTokens(base: number, size: number, tellsAt: number): void;
}

/** Bytes read at a time; the module's memory has room for these and for the results. */
const STRIDE = 1 << 15;

/** Where things are in the memory of the module; see `prefilter.wat`. */
const CODES = 0;
const NEXT_CLASSES = 256;
const SECOND_CLASSES = 512;
const WANTED = 768;
const ROWS = 33_792;
const SECONDS = 41_984;
const TEXT = 304_128;
const LITERALS = 337_920;
const STARTS = 469_504;
const KEYS = 732_160;
const QUADS = 1_048_576;
const FIRSTS = 1_179_648;
const SIXES = 1_441_792;
const FOURS = 1_507_328;

/**
 * The same pass as `createPrefilter`, compiled to WebAssembly; null if the platform does not support or
 * allow it.
 */
export function createCompiledPrefilter(tables: PrefilterTables): Prefilter | null {
  const module = shippedModule<Exports>(PREFILTER_MODULE);
  if (module === null) return null;
  const { buffer } = module.memory;
  const memory = new Uint8Array(buffer);
  fillTables(memory, tables);
  const places: Places = {
    literals: new Int32Array(buffer, LITERALS, STRIDE + 1),
    literalCount: 0,
    starts: new Int32Array(buffer, STARTS, 2 * STRIDE + 1),
    keys: new Int32Array(buffer, KEYS, 2 * STRIDE + 1),
    tokenCount: 0,
  };
  const hasTrigrams = tables.trigrams.includes(1);
  const hasTokens =
    tables.tellsAt || tables.rows.some((row, index) => row !== 0 && index % 32 < 16);
  let position = 0;

  function readStride(bytes: Uint8Array, stop: number, length: number): void {
    const size = stop - position;
    memory.set(bytes.subarray(position, Math.min(stop + 1, length)), TEXT);
    places.literalCount = 0;
    places.tokenCount = 0;
    if (module === null) return;
    if (hasTrigrams) places.literalCount = module.readTrigrams(position, size);
    if (!hasTokens) return;
    module.readTokens(position, size, tables.tellsAt ? 1 : 0);
    places.tokenCount = module.tokens.value;
  }

  /** The end of the text ends its last token, and literals of two bytes. */
  function readEnd(length: number): void {
    if (module === null) return;
    if ((tables.trigrams[(module.recent.value << 5) & 0x7fff] ?? 0) !== 0) {
      places.literals[places.literalCount] = length;
      places.literalCount += 1;
    }
    if (!hasTokens || module.open.value === 0) return;
    const start = module.start.value;
    const key = tokenKey(length - start, module.classes.value, 0);
    if (((tables.rows[key >> 5] ?? 0) & 1) === 0) return;
    places.starts[places.tokenCount] = start;
    places.keys[places.tokenCount] = key;
    places.tokenCount += 1;
  }

  return {
    places,
    begin() {
      position = 0;
      module.recent.value = 0;
      module.open.value = 0;
    },
    advance(bytes, length) {
      if (position >= length) return false;
      const stop = Math.min(length, position + STRIDE);
      readStride(bytes, stop, length);
      position = stop;
      if (stop === length) readEnd(length);
      return true;
    },
  };
}

function fillTables(memory: Uint8Array, tables: PrefilterTables): void {
  memory.set(
    BYTES.map((entry) => entry & CODE_MASK),
    CODES,
  );
  memory.set(NEXT_CLASS, NEXT_CLASSES);
  memory.set(SECOND_CLASS, SECOND_CLASSES);
  const { fours, quads, sixes, rows, seconds, firsts } = tables;
  memory.set(fours, FOURS);
  memory.set(quads, QUADS);
  memory.set(sixes, SIXES);
  new Int32Array(memory.buffer, ROWS, rows.length).set(rows);
  new Int32Array(memory.buffer, SECONDS, seconds.length).set(seconds);
  new Int32Array(memory.buffer, FIRSTS, firsts.length).set(firsts);
  // A byte is in the set if the bit of its high nibble is set for its low nibble.
  for (let nibble = 0; nibble < 8; nibble += 1) memory[WANTED + 16 + nibble] = 1 << nibble;
  for (let byte = 0; byte < 128; byte += 1) {
    const isWanted = (((rows[0] ?? 0) >>> (NEXT_CLASS[byte] ?? 0)) & 1) === 1;
    if (!isWanted || ((BYTES[byte] ?? 0) & TOKEN_MASK) !== 0) continue;
    const low = WANTED + (byte & 15);
    memory[low] = (memory[low] ?? 0) | (1 << (byte >> 4));
  }
}
