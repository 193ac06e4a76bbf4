// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { DetectionListItem } from '@waybill/contract';
import { setLocale } from '@waybill/ui';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detectionColumns } from './detection-columns.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(cleanup);

const EMPTY: DetectionListItem = {
  detectionId: 'd1',
  number: 1,
  title: 'Opened to the public',
  type: 'Policy',
  origin: 'internalDetectionPolicy',
  severity: 'HIGH',
  score: 70,
  status: 'closed',
  substatus: 'first_seen',
  verdict: null,
  verdictReason: null,
  dueAt: null,
  tags: [],
  snooze: null,
  category: null,
  action: null,
  direction: null,
  source: 'Slack',
  person: null,
  object: null,
  from: null,
  to: null,
  policyKey: null,
  assignee: null,
  firstSeenAt: '2026-11-20T09:00:00.000Z',
  lastSeenAt: '2026-11-20T09:00:00.000Z',
  eventCount: 1,
  objectCount: 1,
  dataTypes: [],
  isSample: false,
  rev: 1,
};

function cell(columnId: string, change: Partial<DetectionListItem>): HTMLElement {
  const columns = detectionColumns({
    openFull: () => undefined,
    hasObjectColumn: false,
    policyNames: new Map([['cards', 'Card numbers outside']]),
    typeNames: new Map(),
  });
  const column = columns.find(({ id }) => id === columnId);
  const drawn = column?.cell({ ...EMPTY, ...change });
  return render(<MemoryRouter>{drawn}</MemoryRouter>).container;
}

test('a verdict shows its reason as a tooltip, and none where no reason was given', () => {
  const reasoned = cell('verdict', { verdict: 'confirmed', verdictReason: 'mistake' });
  expect(reasoned.textContent).toBe('Confirmed');
  expect(reasoned.querySelector('[title]')?.getAttribute('title')).toBe('Mistake');
  const plain = cell('verdict', { verdict: 'insufficient_data' });
  expect(plain.textContent).not.toBe('–');
  expect(plain.querySelector('[title]')).toBeNull();
});

test.each<[columnId: string, change: Partial<DetectionListItem>, words: string]>([
  ['object', { object: { key: 'k', name: 'notes.txt', kind: 'file' } }, 'notes.txt'],
  ['category', { category: 'External Share' }, 'External Share'],
  ['policy', { policyKey: 'cards' }, 'Card numbers outside'],
  ['policy', { policyKey: 'gone' }, 'gone'],
  ['tags', { tags: ['finance', 'q4'] }, 'financeq4'],
  ['verdict', { verdict: 'duplicate' }, 'Duplicate'],
])('the %s column shows %o, and a dash without it', (columnId, change, words) => {
  expect(cell(columnId, change).textContent).toBe(words);
  expect(cell(columnId, {}).textContent).toBe('–');
});
