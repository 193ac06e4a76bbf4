// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { DetectionListItem } from '@waybill/contract';
import { setLocale } from '@waybill/ui';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detectionRow } from '../../../components/testing/detection-row.ts';
import { detectionColumns } from './detection-columns.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(cleanup);

function cell(columnId: string, change: Partial<DetectionListItem>): HTMLElement {
  const columns = detectionColumns({
    openFull: () => undefined,
    hasObjectColumn: false,
    policyNames: new Map([['cards', 'Card numbers outside']]),
    typeNames: new Map(),
  });
  const column = columns.find(({ id }) => id === columnId);
  const drawn = column?.cell(detectionRow(change));
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
  ['object', { object: { key: 'k', name: 'notes.txt' } }, 'notes.txt'],
  ['category', { category: 'External Share' }, 'External Share'],
  ['policy', { policyKey: 'cards' }, 'Card numbers outside'],
  ['policy', { policyKey: 'gone' }, 'gone'],
  ['tags', { tags: ['finance', 'q4'] }, 'financeq4'],
  ['verdict', { verdict: 'duplicate' }, 'Duplicate'],
])('the %s column shows %o, and a dash without it', (columnId, change, words) => {
  expect(cell(columnId, change).textContent).toBe(words);
  expect(cell(columnId, {}).textContent).toBe('–');
});
