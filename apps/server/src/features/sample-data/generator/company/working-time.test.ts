import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { createCompany, DAY_MS } from './company.ts';
import { isWeekend, localTime, someWorkMoment, workdayBefore } from './working-time.ts';

/** A week of ends, at different times of day. */
const ENDS = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 4, 10 + day, day * 4));

test.each(ENDS)('a story’s clock time falls on a past working day, end %d', (endAt) => {
  const company = createCompany({ seed: 5, endAt, ownDomain: 'harbor.example' });
  for (const person of company.people.slice(0, 40)) {
    const at = workdayBefore(company, person, { daysBefore: 1, hour: 21, minute: 5 });
    const { weekday, hour } = localTime(person, at);
    expect(isWeekend(weekday)).toBe(false);
    expect(hour).toBe(21);
    expect(at).toBeLessThan(endAt);
    expect(endAt - at).toBeLessThan(5 * DAY_MS);
  }
});

test('drawn work moments lie in the sample and never on a weekend', () => {
  const company = createCompany({ seed: 5, endAt: ENDS[3] ?? 0, ownDomain: 'harbor.example' });
  const random = createRandom('moments');
  for (const person of company.people.slice(0, 50)) {
    const at = someWorkMoment(company, person, random);
    expect(isWeekend(localTime(person, at).weekday)).toBe(false);
    expect(at).toBeGreaterThanOrEqual(company.startAt);
    expect(at).toBeLessThan(company.endAt);
  }
});
