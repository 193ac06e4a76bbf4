import { expect, test } from 'vitest';
import { logTime } from './log-time.ts';

const NOON = Date.UTC(2026, 2, 2, 9, 30, 0);

test.each([
  ['Mar 02 2026 09:30:00', NOON],
  ['Mar  2 2026 09:30:00.250', NOON + 250],
  ['Mar 02 2026 09:30:00 UTC', NOON],
  ['Mar 02 2026 10:30:00 +01:00', NOON],
  ['2026/03/02 09:30:00', NOON],
  ['2026/3/2 09:30', NOON],
  ['2026/03/02 09:30:00 GMT', NOON],
  ['3/2/26 9:30', NOON],
  ['02-Mar-2026 09:30:00', NOON],
  ['02/Mar/2026 09:30', NOON],
  ['2026-03-02T10:30:00.000+01:00', NOON],
  [NOON, NOON],
  [String(NOON), NOON],
])('%j', (written, moment) => {
  expect(logTime(written)).toBe(moment);
});

test.each(['Mar 02 09:30:00', 'Foo 02 2026 09:30:00', '2026/13/02 09:30:00', '', null, 'soon'])(
  'no moment: %j',
  (written) => {
    expect(logTime(written)).toBeNull();
  },
);
