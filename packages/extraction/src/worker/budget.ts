import type { ExtractionLimits } from '../extraction.ts';
import { capReached, Stop } from './stop.ts';

/** Inflated bytes that need no explanation, however small the file: empty sheets compress well. */
const FREE_INFLATED_BYTES = 16 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;

/** Remaining budget of one extraction; each call throws a `Stop` when a limit is reached. */
export interface Budget {
  /** Bytes of text that still fit. */
  textLeft(): number;
  text(bytes: number): void;
  inflated(bytes: number): void;
  /** More came out than the ratio allows, and less than needs no explanation. */
  isPastRatio(): boolean;
  entry(): void;
  /** Bytes of an inner file that stay in memory until they are given back. */
  hold(bytes: number): void;
  release(bytes: number): void;
  readonly depth: number;
}

export function createBudget(limits: ExtractionLimits, inputBytes: number): Budget {
  const mostInflated = Math.max(FREE_INFLATED_BYTES, limits.ratio * inputBytes);
  let textLeft = limits.outputBytes;
  let inflated = 0;
  let entries = 0;
  let held = 0;
  return {
    depth: limits.depth,
    textLeft: () => textLeft,
    text: (bytes) => {
      textLeft -= bytes;
      if (textLeft < 0) throw capReached('output-limit');
    },
    inflated: (bytes) => {
      inflated += bytes;
      if (inflated > mostInflated) throw capReached('ratio-limit');
    },
    isPastRatio: () => inflated > limits.ratio * inputBytes,
    entry: () => {
      entries += 1;
      if (entries > limits.entries) throw capReached('entry-limit');
    },
    hold: (bytes) => {
      if (held + bytes > limits.memoryMegabytes * MEBIBYTE) {
        throw new Stop('partial', 'memory-limit');
      }
      held += bytes;
    },
    release: (bytes) => {
      held -= bytes;
    },
  };
}
