import { sampleDays } from '../../apps/server/src/features/sample-data/generator/sample-days.ts';

/** One request's worth of vendor payloads of one source. */
export interface LoadRequest {
  sourceId: string;
  body: string;
  events: number;
}

/**
 * Vendor payloads of the sample company in requests of the given size, made before the clock starts.
 * Each seed is another month of the company, so no event comes twice.
 */
export function loadRequests(options: {
  seeds: number;
  firstSeed: number;
  perRequest: number;
  endAt: number;
}): LoadRequest[] {
  const requests: LoadRequest[] = [];
  for (let seed = 0; seed < options.seeds; seed += 1) {
    const days = sampleDays({
      seed: options.firstSeed + seed,
      endAt: options.endAt,
      ownDomain: 'ours.example',
    });
    for (const request of packed(days, options.perRequest)) requests.push(request);
  }
  return requests;
}

/** The lines of each source in requests of that size, in the order in which they fill up. */
function* packed(days: ReturnType<typeof sampleDays>, perRequest: number): Generator<LoadRequest> {
  const waiting = new Map<string, string[]>();
  for (const day of days) {
    for (const { sourceId, line } of day) {
      const lines = waiting.get(sourceId) ?? [];
      lines.push(line);
      waiting.set(sourceId, lines);
      if (lines.length === perRequest) yield requestOf(sourceId, lines.splice(0));
    }
  }
  for (const [sourceId, lines] of waiting) {
    if (lines.length > 0) yield requestOf(sourceId, lines);
  }
}

function requestOf(sourceId: string, lines: readonly string[]): LoadRequest {
  return { sourceId, body: lines.join('\n'), events: lines.length };
}
