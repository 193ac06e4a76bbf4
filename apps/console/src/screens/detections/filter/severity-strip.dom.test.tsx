// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { DetectionSummary } from '@waybill/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { chipsOf, facetsOf } from './facet-view.ts';
import { SeverityStrip } from './SeverityStrip.tsx';
import { absoluteSpan, rangeLabel } from './time-ranges.ts';

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

test('facets show words for stored values; no value can be chosen only where it means nobody', () => {
  const facets = facetsOf(SUMMARY);
  expect(facets.map(({ key }) => key)).toEqual(['policy', 'action', 'assignee']);
  expect(facets[1]?.values[0]?.label).toBe('Compress, name without spaces');
  expect(facets[2]?.values).toEqual([
    { value: 'none', label: 'Unassigned', count: 9 },
    { value: 'u1', label: 'Dana Whitfield', count: 3 },
  ]);
});

test('every filter in force has a chip in words', () => {
  const chips = chipsOf(
    { q: 'invoice', policy: ['p1'], status: ['in_review'], assignee: ['none'] },
    SUMMARY,
  );
  expect(chips.map(({ label, verb = 'is', value: text }) => `${label} ${verb} ${text}`)).toEqual([
    'Status is In review',
    'Policy is Opened to the public',
    'Assignee is Unassigned',
    'Text contains invoice',
  ]);
});

test('ranges read as words; only a span of two instants is drawn into the histogram', () => {
  expect(rangeLabel({})).toBe('All time');
  expect(rangeLabel({ from: 'now-7d' })).toBe('Last 7 days');
  expect(rangeLabel({ from: 'now-7d', to: 'now' })).toBe('Last 7 days');
  expect(rangeLabel({ from: 'now-3h' })).toBe('now-3h to now');
  expect(absoluteSpan({ from: 'now-7d' })).toBeNull();
  expect(absoluteSpan({ from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' })).toEqual({
    from: Date.parse('2026-11-20T00:00:00Z'),
    to: Date.parse('2026-11-21T00:00:00Z'),
  });
});
