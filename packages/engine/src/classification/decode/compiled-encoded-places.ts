import { shippedModule } from '../shipped-module.ts';
import { ENCODED_PLACES_MODULE } from './encoded-places-module.data.ts';
import type { EncodedFinder, EncodedPlaces } from './encoded-places.ts';

interface Exports {
  memory: { buffer: ArrayBuffer };
  run: { value: number };
  leads: { value: number };
  runs: { value: number };
  read(base: number, size: number): void;
}

/** Bytes read at a time. */
const STRIDE = 1 << 15;
/** Look-ahead bytes needed to decide about a byte. */
const BEHIND = 2;

/** Memory layout of the module; see `encoded-places.wat`. */
const LEADS = 65_536;
const RUNS = 196_608;

/**
 * The same pass as `createEncodedFinder`, compiled to WebAssembly; null if the platform does not
 * support it.
 */
export function createCompiledEncodedFinder(): EncodedFinder | null {
  const module = shippedModule<Exports>(ENCODED_PLACES_MODULE);
  if (module === null) return null;
  const { buffer } = module.memory;
  const memory = new Uint8Array(buffer);
  const places: EncodedPlaces = {
    leads: new Int32Array(buffer, LEADS, STRIDE),
    leadCount: 0,
    runs: new Int32Array(buffer, RUNS, STRIDE),
    runCount: 0,
  };
  let position = 0;
  return {
    places,
    begin() {
      position = 0;
      module.run.value = 0;
    },
    advance(bytes, length) {
      if (position >= length) return false;
      const stop = Math.min(length, position + STRIDE);
      const last = Math.min(length, stop + BEHIND);
      memory.set(bytes.subarray(position, last));
      memory.fill(0, last - position, stop + BEHIND - position);
      module.read(position, stop - position);
      places.leadCount = module.leads.value;
      places.runCount = module.runs.value;
      position = stop;
      return true;
    },
  };
}
