// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '../text/locale.ts';
import { addMonths, readDay, weeksOf } from './calendar-days.ts';
import { DateRange } from './DateRange.tsx';
import { Select } from './Select.tsx';
import { fromWall, toWall } from './zoned-time.ts';

beforeEach(() => setLocale({ language: 'en', timeZone: 'Europe/Berlin' }));
afterEach(() => {
  cleanup();
  setLocale({ language: 'en', timeZone: 'UTC' });
});

const at = (iso: string) => Date.parse(iso);

function show() {
  const onApply = vi.fn();
  const onPreset = vi.fn();
  render(
    <DateRange
      presets={[{ key: 'now-7d', label: 'Last 7 days' }]}
      activePreset="now-7d"
      onPreset={onPreset}
      from={null}
      to={null}
      onApply={onApply}
      now={at('2026-11-21T23:30:00Z')}
    />,
  );
  return { onApply, onPreset };
}
// The separator of date and time depends on the language's data.
const plain = (name: string | null | undefined) => name?.replaceAll(',', '');
const dayButton = (wanted: string) =>
  screen.getByRole('button', { name: (name) => plain(name) === wanted });

test('two days of the calendar make a range in the zone of the page', () => {
  const { onApply, onPreset } = show();
  // Half past eleven in London is past midnight in Berlin.
  expect(dayButton('Sunday 22 November 2026').getAttribute('aria-current')).toBe('date');
  fireEvent.click(dayButton('Friday 20 November 2026'));
  fireEvent.click(dayButton('Tuesday 17 November 2026'));
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  fireEvent.submit(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenLastCalledWith(at('2026-11-16T23:00:00Z'), at('2026-11-20T22:59:00Z'));
  fireEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(onPreset).toHaveBeenCalledExactlyOnceWith('now-7d');
});

test('the calendar is walked with the keyboard, by days, weeks, months and years', () => {
  show();
  const today = dayButton('Sunday 22 November 2026');
  act(() => today.focus());
  const press = (key: string, shiftKey = false) => {
    const { activeElement } = document;
    if (activeElement === null) throw new Error('something has the focus');
    fireEvent.keyDown(activeElement, { key, shiftKey });
    return plain(document.activeElement?.getAttribute('aria-label'));
  };
  expect(press('ArrowRight')).toBe('Monday 23 November 2026');
  expect(press('ArrowUp')).toBe('Monday 16 November 2026');
  expect(press('End')).toBe('Sunday 22 November 2026');
  expect(press('Home')).toBe('Monday 16 November 2026');
  expect(press('PageUp')).toBe('Friday 16 October 2026');
  expect(press('PageDown', true)).toBe('Saturday 16 October 2027');
  expect(document.querySelectorAll('td [tabindex="0"]')).toHaveLength(1);
});

test('a range that is none cannot be applied, and says why', () => {
  const { onApply } = show();
  fireEvent.change(screen.getByLabelText('From, date'), { target: { value: '2026-02-30' } });
  fireEvent.change(screen.getByLabelText('To, date'), { target: { value: '2026-02-01' } });
  fireEvent.submit(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBe('true');
});

test('a time of the wall is the moment it was, in every zone, also where clocks change', () => {
  fc.assert(
    fc.property(
      fc.integer({
        min: at('2020-01-01T00:00:00Z') / 60_000,
        max: at('2030-01-01T00:00:00Z') / 60_000,
      }),
      fc.constantFrom(
        'UTC',
        'Europe/Berlin',
        'America/New_York',
        'Asia/Kathmandu',
        'Australia/Lord_Howe',
      ),
      (minute, zone) => {
        const { date, time } = toWall(minute * 60_000, zone);
        const back = fromWall(date, time, zone);
        // A repeated hour means the first one; both look the same.
        expect(toWall(back ?? 0, zone)).toEqual({ date, time });
      },
    ),
  );
  expect(fromWall('2026-10-25', '02:30', 'Europe/Berlin')).toBe(at('2026-10-25T00:30:00Z'));
  expect(fromWall('2026-03-29', '02:30', 'Europe/Berlin')).toBe(at('2026-03-29T01:30:00Z'));
  expect(fromWall('2026-11-21', '24:00', 'UTC')).toBeNull();
});

test('months are whole weeks, and a short month has no 31st', () => {
  expect(weeksOf({ year: 2026, month: 2, day: 1 }).every((week) => week.length === 7)).toBe(true);
  expect(addMonths({ year: 2026, month: 1, day: 31 }, 1)).toEqual({
    year: 2026,
    month: 2,
    day: 28,
  });
  expect(readDay('2026-02-29')).toBeNull();
  expect(readDay('2028-02-29')).not.toBeNull();
});

test('a select is chosen from with arrows and letters', () => {
  const onChange = vi.fn();
  render(
    <Select
      label="Size"
      value="s"
      onChange={onChange}
      options={[
        { value: 's', label: 'Small' },
        { value: 'm', label: 'Medium' },
        { value: 'l', label: 'Large' },
      ]}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Size: Small' }));
  const list = screen.getByRole('listbox', { name: 'Size' });
  fireEvent.keyDown(list, { key: 'l' });
  expect(list.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: 'Large' }).id,
  );
  fireEvent.keyDown(list, { key: 'ArrowUp' });
  fireEvent.keyDown(list, { key: 'Enter' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('m');
});
