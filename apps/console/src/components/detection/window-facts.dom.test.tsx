// @vitest-environment happy-dom
import type { WindowExplanation } from '@waybill/contract';
import { cleanup, render } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WindowFacts } from './WindowFacts.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(cleanup);

const COUNT: WindowExplanation = {
  metric: 'objects',
  field: null,
  groupBy: ['actor'],
  windowMs: 3_600_000,
  isFixed: false,
  threshold: 100,
  levels: [],
  level: 100,
  observed: 127,
  startAt: '2020-10-05T12:00:00.000Z',
  endAt: '2020-10-05T12:40:00.000Z',
  baseline: null,
  isOrdered: false,
  steps: null,
};

function shown(window: Partial<WindowExplanation>): string[] {
  const { container } = render(<WindowFacts window={{ ...COUNT, ...window }} />);
  return [...container.querySelectorAll('dt, dd')].map((node) => node.textContent);
}

test('a count says what was counted, for whom, and what it was held against', () => {
  expect(shown({})).toEqual([
    'Counted',
    '127 unique objects',
    'Counted for',
    'each person',
    'Threshold',
    '100 unique objects within 1 hour',
    'Window',
    '5 Oct, 12:00 to 5 Oct, 12:40',
  ]);
});

test('levels, fields, groups and fixed windows are told', () => {
  const facts = shown({
    metric: 'values',
    field: 'object.extension',
    groupBy: ['actor', 'destination'],
    isFixed: true,
    levels: [{ value: 200, severity: 'CRITICAL' }],
  });
  expect(facts).toContain('127 unique values of “File extension”');
  expect(facts).toContain('each person and destination');
  expect(facts.join(' ')).toContain('that begins on the hour or day in UTC');
  expect(facts).toContain('Critical from 200 unique values of “File extension” on');
});

test('what is usual is told with the threshold that follows from it', () => {
  const baseline: WindowExplanation['baseline'] = {
    basis: 'own',
    method: 'multiple',
    k: 3,
    days: 20,
    usual: 40,
    computed: 120,
    least: 100,
  };
  expect(shown({ groupBy: [], baseline }).join(' ')).toContain(
    'up to 40 unique objects a day, based on 20 days of history3 times that is 120 unique objects; the threshold is never below 100 unique objects',
  );
  const none = { ...baseline, basis: 'none', usual: null, computed: null } as const;
  expect(shown({ baseline: none })).toContain(
    'Too little history, so the threshold is 100 unique objects',
  );
});

test('a sequence tells each step', () => {
  const sequence: Partial<WindowExplanation> = {
    metric: 'sequence',
    isOrdered: true,
    steps: [
      {
        name: 'Downloaded',
        events: 12,
        firstAt: '2020-10-05T12:00:00.000Z',
        lastAt: '2020-10-05T12:10:00.000Z',
      },
      {
        name: 'Sent out',
        events: 1,
        firstAt: '2020-10-05T12:40:00.000Z',
        lastAt: '2020-10-05T12:40:00.000Z',
      },
    ],
  };
  const [label, steps] = shown(sequence);
  expect(label).toBe('Steps');
  expect(steps).toContain('Downloaded 12 events, 5 Oct, 12:00 to 5 Oct, 12:10');
  expect(steps).toContain('Sent out 1 event, 5 Oct, 12:40');
  expect(steps).toContain('in this order within 1 hour');
});
