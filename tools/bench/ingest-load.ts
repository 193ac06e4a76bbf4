import { sampleDays } from '../../apps/server/src/features/sample-data/generator/sample-days.ts';

/** Events in a request of a phase that sends as fast as it can. */
export const PER_REQUEST = 500;
const MONTH_MS = 30 * 86_400_000;

/** One request's worth of vendor payloads of one source. */
export interface LoadRequest {
  sourceId: string;
  body: string;
  events: number;
}

/**
 * Vendor payloads of the sample company in requests of the given size, generated before the clock
 * starts. Each seed is another month of the company, so no event is repeated.
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

/** Consecutive months, with their records in random order. */
export function shuffledMonths(months: number, endAt: number): LoadRequest[] {
  const requests = Array.from({ length: months }, (_, month) =>
    loadRequests({
      seeds: 1,
      firstSeed: 300 + month,
      perRequest: PER_REQUEST,
      endAt: endAt - month * MONTH_MS,
    }),
  );
  return shuffled(requests.flat());
}

/** The lines of each source in random order; the same in every run. */
function shuffled(requests: readonly LoadRequest[]): LoadRequest[] {
  let state = 20_260;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  const mixed = [...Map.groupBy(requests, ({ sourceId }) => sourceId)].flatMap(
    ([sourceId, ofSource]) => {
      const lines = mix(
        ofSource.flatMap(({ body }) => body.split('\n')),
        random,
      );
      return Array.from({ length: Math.ceil(lines.length / PER_REQUEST) }, (_, index) => {
        const part = lines.slice(index * PER_REQUEST, (index + 1) * PER_REQUEST);
        return { sourceId, body: part.join('\n'), events: part.length };
      });
    },
  );
  return mix(mixed, random);
}

function mix<T>(items: readonly T[], random: (below: number) => number): T[] {
  const keyed = items.map((item) => ({ item, key: random(2 ** 31) }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}
