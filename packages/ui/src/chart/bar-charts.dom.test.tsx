// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AgeBands } from './AgeBands.tsx';
import { BarList } from './BarList.tsx';
import { StackedBars } from './StackedBars.tsx';
import { StatStrip } from './StatStrip.tsx';
import { TimeHistogram } from './TimeHistogram.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ROWS = [
  {
    key: 'cards',
    label: 'Payment cards',
    href: '#cards',
    parts: [
      { key: 'high', label: 'High', value: 3, tone: 'high' as const },
      { key: 'low', label: 'Low', value: 1, tone: 'low' as const },
    ],
  },
];

test('a stacked bar says its parts in words, and leads where its row leads', () => {
  const onSelect = vi.fn();
  render(<StackedBars label="By policy" rows={ROWS} onSelect={onSelect} />);
  expect(screen.getByText(': High 3 · Low 1')).not.toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Payment cards' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(ROWS[0]);
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'NameHighLowAll',
    'Payment cards314',
  ]);
});

test('bands of age show their share of the whole', () => {
  const bands = [
    { key: 'new', label: 'Under a day', value: 3 },
    { key: 'old', label: 'Older', value: 1, href: '#old' },
  ];
  render(<AgeBands label="By age" bands={bands} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Under a day75%3',
    'Older25%1',
  ]);
  expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('#old');
});

test('T shows ranked bars as a table too', () => {
  render(<BarList label="Places" items={[{ label: 'Slack', value: 1200, href: '#slack' }]} />);
  fireEvent.keyDown(screen.getByRole('link', { name: 'Slack' }), { key: 't' });
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'NameValue',
    'Slack1,200',
  ]);
});

test('a strip of figures keeps its names while it loads, and says which way a figure went', () => {
  const items = [
    {
      label: 'Open',
      value: '128',
      href: '#open',
      change: { text: '12 vs prior', tone: 'bad', direction: 'up' } as const,
      detail: 'since Monday',
    },
  ];
  const { rerender } = render(<StatStrip items={items} isLoading />);
  expect(screen.getByRole('term').textContent).toBe('Open');
  expect(screen.getByRole('definition').textContent).toBe('Loading');
  rerender(<StatStrip items={items} />);
  expect(screen.getByRole('definition').textContent).toBe('12812 vs priorsince Monday');
  expect(screen.getByRole('img', { name: 'up' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('#open');
});

test('a histogram measures its plot when its data come', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const shared = { label: 'Over time', bucketMs: 86_400_000, series: [] };
  const { rerender, container } = render(<TimeHistogram {...shared} buckets={[]} isLoading />);
  expect(container.querySelector('svg[width="400"]')).toBeNull();
  rerender(<TimeHistogram {...shared} buckets={[{ startAt: 0, counts: { LOW: 2 } }]} />);
  expect(container.querySelector('svg[width="400"]')).not.toBeNull();
});
