// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FilterField, FilterQuery } from './filter-field.ts';
import { FilterBar } from './FilterBar.tsx';
import { QueryField } from './QueryField.tsx';

afterEach(cleanup);

const FIELDS: FilterField[] = [
  {
    key: 'severity',
    label: 'Severity',
    values: [
      { value: 'CRITICAL', label: 'Critical', count: 111 },
      { value: 'HIGH', label: 'High', count: 1372 },
    ],
  },
  {
    key: 'destination',
    label: 'Destination',
    values: [{ value: 'Gmail', label: 'Gmail', count: 4 }],
    isOpen: true,
  },
];
const told = vi.fn<(query: FilterQuery) => void>();
const latest = () => told.mock.lastCall?.[0];

function Screen({ start }: { start: FilterQuery }) {
  const [query, setQuery] = useState(start);
  const change = (next: FilterQuery) => {
    told(next);
    setQuery(next);
  };
  return (
    <FilterBar
      fields={FIELDS}
      filters={query.filters}
      onChange={(filters) => change({ ...query, filters })}
      onClear={() => change({ filters: [], text: '' })}
    >
      <QueryField label="Query" fields={FIELDS} query={query} onChange={change} />
    </FilterBar>
  );
}

function show(start: FilterQuery = { filters: [], text: '' }) {
  told.mockClear();
  render(<Screen start={start} />);
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Query' });
}
function type(input: HTMLInputElement, value: string) {
  act(() => input.focus());
  fireEvent.change(input, { target: { value } });
}

test('a typed filter becomes a chip, and the chips stand in the query', () => {
  const input = show();
  type(input, 'severity:high -destination:Gmail plan ');
  expect(latest()).toEqual({
    filters: [
      { key: 'severity', isNegated: false, values: ['HIGH'] },
      { key: 'destination', isNegated: true, values: ['Gmail'] },
    ],
    text: 'plan',
  });
  act(() => input.blur());
  expect(input.value).toBe('plan');
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Destination is not Gmail' }));
  act(() => input.focus());
  expect(input.value).toBe('severity:High plan ');
});

test('the first letters of a filter search for nothing until the field is left', () => {
  const input = show();
  type(input, 'sev');
  expect(latest()).toEqual({ filters: [], text: '' });
  act(() => input.blur());
  expect(latest()).toEqual({ filters: [], text: 'sev' });
});

test('keys and values are completed with the keyboard, with their counts', () => {
  const input = show();
  type(input, 'sev');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(input.value).toBe('severity:');
  const options = screen.getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Critical111', 'High1,372']);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(input.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  fireEvent.keyDown(input, { key: 'Tab' });
  expect(input.value).toBe('severity:Critical ');
  expect(latest()?.filters).toEqual([{ key: 'severity', isNegated: false, values: ['CRITICAL'] }]);
});

test('what means nothing is said, and tied to the field', () => {
  const input = show();
  type(input, 'sevrity:high ');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Unknown filter “sevrity”. Did you mean severity?');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toBe(alert.id);
});

test('a chip reads as a sentence, is turned around and extended', () => {
  show({
    filters: [{ key: 'severity', isNegated: false, values: ['CRITICAL', 'HIGH'] }],
    text: '',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Severity is Critical or High: change' }));
  fireEvent.click(screen.getByRole('button', { name: 'is not' }));
  expect(latest()?.filters).toEqual([
    { key: 'severity', isNegated: true, values: ['CRITICAL', 'HIGH'] },
  ]);
});

test('the menu adds a filter, also one with a value that nobody knows', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  fireEvent.click(screen.getByRole('option', { name: 'Destination' }));
  const filter = screen.getByRole('combobox', { name: 'Filter destination' });
  fireEvent.change(filter, { target: { value: 'files.example' } });
  fireEvent.click(
    within(screen.getByRole('listbox', { name: 'Destination' })).getByText('files.example'),
  );
  expect(latest()?.filters).toEqual([
    { key: 'destination', isNegated: false, values: ['files.example'] },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(latest()?.filters).toEqual([]);
});

test('a list of suggestions is there only while there is something to choose, so that the keys of a page work', () => {
  show();
  const field = screen.getByRole('combobox', { name: 'Query' });
  expect(document.querySelector('[role=listbox]')).toBeNull();
  expect(field.hasAttribute('aria-controls')).toBe(false);
  act(() => field.focus());
  const list = screen.getByRole('listbox');
  expect(field.getAttribute('aria-controls')).toBe(list.id);
  act(() => field.blur());
  expect(document.querySelector('[role=listbox]')).toBeNull();
});
