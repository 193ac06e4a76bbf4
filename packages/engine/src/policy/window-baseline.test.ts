import { expect, test } from 'vitest';
import { slidingEpisodes } from './sliding-episodes.ts';
import type { WindowPoint } from './window-point.ts';
import { DAY_MS, type CountRule } from './window-rule.ts';

const RULE: CountRule = {
  metric: 'events',
  threshold: 5,
  levels: [{ value: 10, severity: 'HIGH' }],
  windowMs: DAY_MS / 24,
  episodeGapMs: DAY_MS / 24,
  groupBy: ['actor'],
  baseline: { method: 'multiple', k: 3 },
};
const TODAY = 1000;

/** That many events within one hour of a day. */
function burst(day: number, events: number): WindowPoint[] {
  return Array.from({ length: events }, (_, index) => ({
    at: day * DAY_MS + index,
    id: `${day}-${index}`,
    values: [],
    bytes: 1,
    steps: 0,
  }));
}

/** Days with that many events each, the last one `until` days ago. */
const past = (days: number, events: number, until = 4): WindowPoint[] =>
  Array.from({ length: days }, (_, index) => burst(TODAY - until - index, events)).flat();

test('levels follow what is usual for the group, by one factor', () => {
  const found = slidingEpisodes([...past(20, 4), ...burst(TODAY, 12)], RULE);
  expect(found).toMatchObject([
    {
      peak: 12,
      threshold: 12,
      levels: [{ value: 24, severity: 'HIGH' }],
      severity: null,
      baseline: { basis: 'own', days: 20, usual: 4, computed: 12 },
    },
  ]);
  expect(slidingEpisodes([...past(20, 4), ...burst(TODAY, 11)], RULE)).toEqual([]);
});

test('the threshold is the least there is, however little is usual', () => {
  expect(slidingEpisodes([...past(20, 1), ...burst(TODAY, 5)], RULE)).toMatchObject([
    { threshold: 5, baseline: { basis: 'own', usual: 1, computed: 3 } },
  ]);
});

test.each([
  ['thirteen days', past(13, 4)],
  ['days longer ago than 63', past(20, 4, 64)],
  ['the three days before', past(3, 4, 1)],
])('%s say nothing of what is usual', (_what, before) => {
  expect(slidingEpisodes([...before, ...burst(TODAY, 6)], RULE)).toMatchObject([
    { threshold: 5, baseline: { basis: 'none', usual: null, computed: null } },
  ]);
});

test('what the organisation does stands in for a group that is new, and for no other', () => {
  const organization = new Map(past(20, 1).map(({ at }) => [at / DAY_MS, [6, 8, 100]] as const));
  const found = slidingEpisodes(burst(TODAY, 24), RULE, organization);
  expect(found).toMatchObject([
    { threshold: 24, baseline: { basis: 'organization', days: 60, usual: 8 } },
  ]);
  const known = slidingEpisodes([...past(20, 4), ...burst(TODAY, 24)], RULE, organization);
  expect(known).toMatchObject([{ threshold: 12, baseline: { basis: 'own' } }]);
});

test('a tail counts robust deviations on logarithms, and one odd day does not move it', () => {
  const rule: CountRule = { ...RULE, baseline: { method: 'tail', k: 3.5 } };
  const days = [4, 5, 6, 5, 4, 6, 5, 5, 4, 6, 5, 4, 6, 5, 5, 400];
  const before = days.flatMap((events, index) => burst(TODAY - 4 - index, events));
  const today = slidingEpisodes([...before, ...burst(TODAY, 40)], rule).at(-1);
  expect(today?.baseline).toMatchObject({ basis: 'own', days: 16, usual: 5 });
  // expm1(log1p(5) + 3.5 × max(0.2, 1.4826 × 0.1542))
  expect(today?.baseline?.computed).toBeCloseTo(12.35, 1);
  expect(today?.threshold).toBe(13);
});

test('a day that comes late changes what is usual only for days that are not yet open', () => {
  const late = burst(TODAY - 2, 4);
  const without = slidingEpisodes([...past(20, 4), ...burst(TODAY, 12)], RULE);
  expect(slidingEpisodes([...past(20, 4), ...burst(TODAY, 12), ...late], RULE)).toEqual(without);
});
