import { expect, test } from 'vitest';
import { FIRST_COUNT, storedCount } from './count-form.ts';
import { firstSequence, storedSequence, type SequenceStep } from './sequence-form.ts';
import { thresholdSentence } from './threshold-sentence.ts';

test('a count says how much within which time, for whom, and what is more severe', () => {
  const threshold = storedCount({
    ...FIRST_COUNT,
    levels: [...FIRST_COUNT.levels, { value: 100, severity: 'HIGH' }],
    baseline: { method: 'multiple', k: 3 },
  });
  expect(thresholdSentence({ threshold, severity: 'MEDIUM' })).toBe(
    'Requires at least 10 events within 1 hour, for each person, adjusted to what is usual, High from 100 events on.',
  );
});

test('bytes are told in their units, values with their field, the whole organisation as such', () => {
  const bytes = storedCount({
    ...FIRST_COUNT,
    metric: 'bytes',
    levels: [{ value: 5_000_000, severity: 'LOW' }],
    groupBy: [],
  });
  expect(thresholdSentence({ threshold: bytes, severity: 'LOW' })).toMatch(
    /^Requires at least [\d.]+ MB within 1 hour, across the organisation\.$/,
  );
  const values = storedCount({ ...FIRST_COUNT, metric: 'values', field: 'recipients' });
  expect(thresholdSentence({ threshold: values, severity: 'LOW' })).toContain(
    '10 unique values of “Recipients” within 1 hour',
  );
});

test('a sequence reads out its steps in their order', () => {
  const form = firstSequence((number) => `Step ${number}`);
  const [first, second] = form.steps;
  const steps = [first, second].map((step, index): SequenceStep => ({
    name: index === 0 ? 'Downloaded' : '',
    condition: { f: 'movement', op: 'eq', v: index === 0 ? 'download' : 'send' },
    atLeast: index === 0 ? 20 : (step?.atLeast ?? 1),
  }));
  const threshold = storedSequence({ ...form, steps });
  expect(thresholdSentence({ threshold, severity: 'LOW' })).toBe(
    'Requires these steps in this order: (1) Downloaded, 20 times: Movement is download; ' +
      '(2) unnamed step: Movement is send, within 1 day, for each person.',
  );
  const free = storedSequence({ ...form, isOrdered: false });
  expect(thresholdSentence({ threshold: free, severity: 'LOW' })).toContain('in any order');
});

test('one event alone, and what has no form, have no words', () => {
  expect(thresholdSentence({ threshold: null, severity: 'LOW' })).toBeNull();
  const odd = { metric: 'sequence', windowMs: 1, episodeGapMs: 1, groupBy: [] };
  expect(thresholdSentence({ threshold: odd, severity: 'LOW' })).toBeNull();
});
