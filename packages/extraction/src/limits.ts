import type { ExtractionLimits } from './extraction.ts';

const MEBIBYTE = 1024 * 1024;

/** Chosen so that one worker and what it hands over stay below 256 MiB. */
export const DEFAULT_LIMITS: ExtractionLimits = {
  inputBytes: 64 * MEBIBYTE,
  outputBytes: 32 * MEBIBYTE,
  ratio: 200,
  entries: 10_000,
  depth: 5,
  seconds: 30,
  memoryMegabytes: 96,
};
