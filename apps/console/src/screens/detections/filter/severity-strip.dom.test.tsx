// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { DetectionSummary } from '@waybill/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { withCellFilter } from '../list/with-cell-filter.ts';
import { facetsOf, filterFields, freedBy } from './facet-view.ts';
import { SeverityStrip } from './SeverityStrip.tsx';

afterEach(cleanup);

const value = (
  text: string | null,
  count: number,
  available: number,
  label: string | null = null,
) => ({
  value: text,
  label,
  count,
  available,
});

const SUMMARY: DetectionSummary = {
  asOf: '2026-11-21T12:00:00.000Z',
  total: 1204,
  facets: [
    { key: 'severity', values: [value('HIGH', 1204, 1204), value('CRITICAL', 0, 17)] },
    { key: 'assignee', values: [value(null, 9, 9), value('u1', 3, 3, 'Dana Whitfield')] },
    { key: 'category', values: [value(null, 5, 5)] },
    { key: 'policy', values: [value('p1', 4, 4, 'Opened to the public')] },
    { key: 'action', values: [value('compress_no_spaces', 1, 1)] },
  ],
  hidden: 0,
  histogram: { bucketMs: 3_600_000, buckets: [] },
};

test('the strip counts what each severity would show, most urgent first, and says which is on', () => {
  const onToggle = vi.fn();
  render(<SeverityStrip summary={SUMMARY} selected={['HIGH']} onToggle={onToggle} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Critical17',
    'High1,204',
    'Medium0',
    'Low0',
  ]);
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
    'false',
    'false',
  ]);
  const [critical] = buttons;
  if (critical === undefined) throw new Error('has four buttons');
  fireEvent.click(critical);
  expect(onToggle).toHaveBeenCalledWith('CRITICAL');
});

test('without a summary the strip keeps its place and shows no figures', () => {
  render(<SeverityStrip summary={undefined} selected={[]} onToggle={() => {}} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Critical',
    'High',
    'Medium',
    'Low',
  ]);
});

test('facets show words for stored values, and what has no value can be asked for', () => {
  const facets = facetsOf(SUMMARY);
  expect(facets.map(({ key }) => key)).toEqual(['category', 'policy', 'action', 'assignee']);
  expect(facets[0]?.values).toEqual([{ value: 'none', label: 'None', count: 5 }]);
  expect(facets[2]?.values[0]?.label).toBe('Compress, name without spaces');
  expect(facets[3]?.values).toEqual([
    { value: 'none', label: 'Unassigned', count: 9 },
    { value: 'u1', label: 'Dana Whitfield', count: 3 },
  ]);
});

test('everything can be filtered by: counted values, the whole vocabulary, people of the rows', () => {
  const person = { key: 'a@b.example', name: 'Anna Berg', email: 'a@b.example' };
  const fields = filterFields(SUMMARY, [{ person, object: null }]);
  const severity = fields.find(({ key }) => key === 'severity');
  expect(severity?.values).toHaveLength(4);
  expect(severity?.isOpen).toBe(false);
  expect(fields.find(({ key }) => key === 'person')?.values).toEqual([
    { value: 'a@b.example', label: 'Anna Berg' },
    { value: 'none', label: 'None' },
  ]);
  expect(freedBy(SUMMARY, 'severity')).toBe(1221);
  expect(freedBy(SUMMARY, 'person')).toBeNull();
});

test('a cell keeps its value alone, or leaves it out with what is left out already', () => {
  const filters = [
    { key: 'status', isNegated: false, values: ['new', 'closed'] },
    { key: 'status', isNegated: true, values: ['merged'] },
  ];
  expect(withCellFilter(filters, { key: 'status', value: 'new', isNegated: false })).toEqual([
    { key: 'status', isNegated: false, values: ['new'] },
    { key: 'status', isNegated: true, values: ['merged'] },
  ]);
  expect(withCellFilter(filters, { key: 'status', value: 'new', isNegated: true })).toEqual([
    { key: 'status', isNegated: false, values: ['closed'] },
    { key: 'status', isNegated: true, values: ['merged', 'new'] },
  ]);
});
