import fc from 'fast-check';
import type { WindowPoint } from '../src/policy/window-point.ts';
import type { CountRule, SequenceRule, WindowRule } from '../src/policy/window-rule.ts';

/** Few distinct times, values and amounts, so that ties, twins and repeats are common. */
export const randomPoints: fc.Arbitrary<WindowPoint[]> = fc
  .array(
    fc.record({
      at: fc.nat(300),
      values: fc.subarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1, maxLength: 2 }),
      bytes: fc.nat(50),
      steps: fc.integer({ min: 1, max: 7 }),
    }),
    { maxLength: 40 },
  )
  .map((list) => list.map((point, index) => ({ ...point, id: `e${(index * 7) % 41}` })));

const frame = {
  windowMs: fc.constantFrom(1, 10, 40, 1000),
  isFixed: fc.boolean(),
  episodeGapMs: fc.constantFrom(0, 5, 30, 100),
  groupBy: fc.constant<WindowRule['groupBy']>(['actor']),
};

const randomCount: fc.Arbitrary<CountRule> = fc
  .record({
    ...frame,
    metric: fc.constantFrom('events', 'objects', 'values', 'bytes', 'people', 'destinations'),
    threshold: fc.integer({ min: 1, max: 60 }).map((n) => (n > 30 ? n : 1 + (n % 5))),
    steps: fc.nat(20),
  })
  .map(({ steps, ...rule }) => ({
    ...rule,
    levels: [
      { value: rule.threshold + steps, severity: 'HIGH' },
      { value: rule.threshold + 2 * steps + 1, severity: 'CRITICAL' },
    ],
  }));

const randomSequence: fc.Arbitrary<SequenceRule> = fc.record({
  ...frame,
  metric: fc.constant('sequence'),
  isOrdered: fc.boolean(),
  steps: fc.array(
    fc.record({
      name: fc.constant('step'),
      condition: fc.constant({ all: [] }),
      atLeast: fc.constantFrom(1, 1, 2),
    }),
    { minLength: 2, maxLength: 3 },
  ),
});

export const randomRule: fc.Arbitrary<WindowRule> = fc.oneof(randomCount, randomSequence);
