import type { Budget } from '../worker/budget.ts';
import { Stop } from '../worker/stop.ts';

const FIRST_BYTES = 64 * 1024;

export interface Collected {
  bytes: Uint8Array;
  /** Why it ends before its end. */
  fault?: Stop;
  /** Gives the memory back to the budget. */
  release(): void;
}

/** Holds a stream in memory, within the budget; data before a fault is kept. */
export async function collect(
  pieces: AsyncIterable<Uint8Array>,
  budget: Budget,
  expected = FIRST_BYTES,
): Promise<Collected> {
  let bytes = new Uint8Array(0);
  let length = 0;
  let fault: Stop | undefined;
  function room(needed: number): void {
    if (needed <= bytes.length) return;
    const size = Math.max(needed, bytes.length * 2, Math.min(expected, FIRST_BYTES));
    budget.hold(size - bytes.length);
    const grown = new Uint8Array(size);
    grown.set(bytes.subarray(0, length));
    bytes = grown;
  }
  try {
    for await (const piece of pieces) {
      room(length + piece.length);
      bytes.set(piece, length);
      length += piece.length;
    }
  } catch (error) {
    if (!(error instanceof Stop) || error.isFinal) {
      budget.release(bytes.length);
      throw error;
    }
    fault = error;
  }
  const held = bytes.length;
  return {
    bytes: bytes.subarray(0, length),
    ...(fault && { fault }),
    release: () => budget.release(held),
  };
}
