import { expect, test } from 'vitest';
import { policyContent } from '../../../../testing/policy-contents.ts';
import { contentFaults } from './check-content.ts';

test('tests of a rule know local time by the default working hours', () => {
  const at = (text: string) => ({ occurredAt: Date.parse(text) });
  const content = policyContent({
    condition: { f: 'time.workingHours', op: 'eq', v: 'off_hours' },
    tests: [
      { name: 'Friday evening', event: at('2026-11-20T22:00:00Z'), expect: 'match' },
      { name: 'Friday morning', event: at('2026-11-20T09:00:00Z'), expect: 'no_match' },
    ],
  });
  const known = { lists: new Map(), dataTypes: new Set<string>(), values: new Map() };
  expect(contentFaults(content, known)).toEqual([]);
});
