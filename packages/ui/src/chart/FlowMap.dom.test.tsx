// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TooltipProvider } from '../overlay/TooltipProvider.tsx';
import type { FlowMapProps } from './flow-map-props.ts';
import { FlowMap } from './FlowMap.tsx';

// This DOM lays nothing out.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ends = (side: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${side}${index}`,
    label: `${side} ${index}`,
  }));

function show(more: Partial<FlowMapProps> = {}) {
  const calls = { onOpen: vi.fn(), onPick: vi.fn() };
  render(
    <TooltipProvider>
      <FlowMap
        label="Flows"
        origins={ends('o', 3)}
        destinations={ends('d', 2)}
        bands={[
          { source: 'o0', target: 'd0', value: 5 },
          { source: 'o0', target: 'd1', value: 3 },
          { source: 'o1', target: 'd1', value: 2 },
        ]}
        heads={{ source: 'From', target: 'To' }}
        wordsOf={({ source, target }) => ({ title: `${source} to ${target}`, lines: ['5 events'] })}
        table={() => ({ headers: ['From', 'Events'], rows: [['o 0', 8]] })}
        renderEnd={(id, { tabIndex }) => (
          <label>
            <input type="checkbox" tabIndex={tabIndex} />
            {id}
          </label>
        )}
        hrefOf={(source, target) => `/t/${source}/${target}`}
        height={300}
        {...calls}
        {...more}
      />
    </TooltipProvider>,
  );
  return calls;
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const band = (name: string) => screen.getByRole('link', { name: `${name}, 5 events` });

test('Tab stops once at each list and once at the bands; arrows, J and K reach all others', () => {
  show();
  const stops = [...document.querySelectorAll('[data-mark] input, a[data-mark]')].filter(
    (part) => part.getAttribute('tabindex') === '0',
  );
  expect(stops).toHaveLength(3);
  box('o0').focus();
  fireEvent.keyDown(box('o0'), { key: 'j' });
  expect(document.activeElement).toBe(box('o1'));
  fireEvent.keyDown(box('o1'), { key: 'k' });
  fireEvent.keyDown(box('o0'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(band('o0 to d0'));
  fireEvent.keyDown(band('o0 to d0'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(band('o0 to d1'));
  fireEvent.keyDown(band('o0 to d1'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(box('d1'));
});

test('a press opens a band; X and a press with Shift choose it', () => {
  const { onOpen, onPick } = show();
  fireEvent.click(band('o0 to d1'));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('o0', 'd1');
  fireEvent.keyDown(band('o0 to d1'), { key: 'x' });
  fireEvent.click(band('o1 to d1'), { shiftKey: true });
  expect(onPick.mock.calls).toEqual([
    ['o0', 'd1'],
    ['o1', 'd1'],
  ]);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('T shows the same figures as a table', () => {
  show();
  fireEvent.keyDown(band('o0 to d0'), { key: 't' });
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['FromEvents', 'o 08']);
});

test('above what can be followed the map is a matrix, with every band in it', () => {
  show({ origins: ends('o', 60), destinations: ends('d', 60) });
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(document.querySelectorAll('a[data-mark] rect')).toHaveLength(3);
  fireEvent.keyDown(band('o0 to d0'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(band('o0 to d1'));
});
