// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FacetList } from './FacetList.tsx';

afterEach(cleanup);

const FACETS = [
  {
    key: 'severity',
    label: 'Severity',
    values: [
      { value: 'HIGH', label: 'High', count: 1372 },
      { value: 'LOW', label: 'Low', count: 0 },
    ],
  },
  {
    key: 'place',
    label: 'Place',
    values: Array.from({ length: 12 }, (_, index) => ({
      value: `v${index}`,
      label: `Place ${index}`,
      count: index,
    })),
  },
];

function show() {
  const onToggle = vi.fn();
  const onClear = vi.fn();
  render(
    <FacetList
      facets={FACETS}
      selected={{ severity: ['HIGH'] }}
      onToggle={onToggle}
      onClear={onClear}
    />,
  );
  return { onToggle, onClear };
}

test('a value is toggled under the key of its facet, and counts are grouped', () => {
  const { onToggle } = show();
  expect(screen.getByText('1,372')).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'High' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Low' }));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('severity', 'LOW');
});

test('only a facet with something chosen can be cleared', () => {
  const { onClear } = show();
  expect(screen.queryByRole('button', { name: 'Clear Place' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear Severity' }));
  expect(onClear).toHaveBeenCalledExactlyOnceWith('severity');
});

test('a long facet can be searched and unfolded, and every facet can be folded', () => {
  show();
  expect(screen.queryByRole('checkbox', { name: 'Place 11' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show 4 more' }));
  expect(screen.getByRole('checkbox', { name: 'Place 11' })).not.toBeNull();
  const search = screen.getByRole('searchbox', { name: 'Search place' });
  fireEvent.change(search, { target: { value: 'zzz' } });
  expect(screen.getByText('No matches')).not.toBeNull();
  fireEvent.keyDown(search, { key: 'Escape' });
  expect(screen.getByRole('checkbox', { name: 'Place 3' })).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Place' }));
  expect(screen.queryByRole('checkbox', { name: 'Place 3' })).toBeNull();
});
