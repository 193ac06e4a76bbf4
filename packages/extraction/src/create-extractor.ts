import type { Extraction, ExtractionLimits, FileFacts } from './extraction.ts';
import { gatherInput } from './gather-input.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { createWorkerSeat, type WorkerSeat } from './worker-seat.ts';

export interface ExtractorOptions {
  /** Files read at the same time, each in its own worker. 1 by default. */
  workers?: number;
  limits?: Partial<ExtractionLimits>;
}

export interface Extractor {
  /**
   * Text and structure of a file. Every file ends in a state, whatever it contains; it rejects only if
   * `signal` is aborted, the input itself fails, or after `close`.
   */
  extract(
    input: Uint8Array | AsyncIterable<Uint8Array>,
    facts: FileFacts,
    options?: { signal?: AbortSignal },
  ): Promise<Extraction>;
  /** Ends the workers. Files in progress end with the results so far. */
  close(): Promise<void>;
}

/** Workers start with the first file, and do not keep the process alive while they wait. */
export function createExtractor({ workers = 1, limits }: ExtractorOptions = {}): Extractor {
  const bounds = { ...DEFAULT_LIMITS, ...limits };
  const seats = Array.from({ length: workers }, () => createWorkerSeat(bounds));
  const free = [...seats];
  const waiting: ((seat: WorkerSeat) => void)[] = [];
  let isClosed = false;

  async function takeSeat(signal: AbortSignal | undefined): Promise<WorkerSeat> {
    signal?.throwIfAborted();
    const seat = free.pop();
    if (seat) return seat;
    const { promise, resolve, reject } = Promise.withResolvers<WorkerSeat>();
    waiting.push(resolve);
    const leave = (): void => {
      const place = waiting.indexOf(resolve);
      if (place !== -1) waiting.splice(place, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  function giveBack(seat: WorkerSeat): void {
    const next = waiting.shift();
    if (next) next(seat);
    else free.push(seat);
  }

  return {
    extract: async (input, facts, { signal } = {}) => {
      const seat = await takeSeat(signal);
      try {
        if (isClosed) throw new Error('The extractor is closed.');
        const gathered = await gatherInput(input, bounds.inputBytes);
        return await seat.run({ ...gathered, facts, ...(signal && { signal }) });
      } finally {
        giveBack(seat);
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.all(seats.map((seat) => seat.close()));
    },
  };
}
