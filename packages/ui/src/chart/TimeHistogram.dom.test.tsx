// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TimeHistogram } from './TimeHistogram.tsx';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 7);
const BUCKETS = [5, 0, 7, 2].map((high, index) => ({
  startAt: START + index * DAY,
  counts: { HIGH: high, LOW: 1 },
}));
const SERIES = [
  { key: 'LOW', label: 'Low', colorVar: '--low-fill' },
  { key: 'HIGH', label: 'High', colorVar: '--high-fill' },
];
afterEach(cleanup);

function show(brush: { from: number; to: number } | null = null) {
  const onBrush = vi.fn();
  const onReset = vi.fn();
  render(
    <TimeHistogram
      label="Detections"
      buckets={BUCKETS}
      bucketMs={DAY}
      series={SERIES}
      brush={brush}
      onBrush={onBrush}
      onReset={onReset}
    />,
  );
  return { onBrush, onReset, plot: screen.getByRole('slider') };
}

test('arrows choose a span, which is told once the key is let go', () => {
  const { onBrush, plot } = show();
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  fireEvent.keyDown(plot, { key: 'ArrowRight', shiftKey: true });
  expect(onBrush).not.toHaveBeenCalled();
  expect(plot.getAttribute('aria-valuetext')).toBe('8 Nov to 9 Nov');
  fireEvent.keyUp(plot, { key: 'ArrowRight' });
  expect(onBrush).toHaveBeenCalledExactlyOnceWith(START + DAY, START + 3 * DAY);
});

test('Escape and a double press go back to the whole', () => {
  const { onReset, plot } = show({ from: START, to: START + DAY });
  fireEvent.keyDown(plot, { key: 'Escape' });
  fireEvent.doubleClick(plot);
  expect(onReset).toHaveBeenCalledTimes(2);
});

test('Escape without a span is left to others', () => {
  const { onReset, plot } = show();
  expect(fireEvent.keyDown(plot, { key: 'Escape' })).toBe(true);
  expect(onReset).not.toHaveBeenCalled();
});

test('dragging chooses from bucket to bucket', () => {
  const { onBrush, plot } = show();
  plot.setPointerCapture = () => {};
  plot.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 0, width: 400, height: 100 });
  fireEvent.pointerDown(plot, { button: 0, clientX: 350, pointerId: 1 });
  fireEvent.pointerMove(plot, { clientX: 120, pointerId: 1 });
  fireEvent.pointerUp(plot, { clientX: 120, pointerId: 1 });
  expect(onBrush).toHaveBeenCalledExactlyOnceWith(START + DAY, START + 4 * DAY);
});

test('the figures of what is pointed at are read out, with the words of the series', () => {
  const { plot } = show();
  expect(screen.getByText('18')).not.toBeNull();
  plot.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 0, width: 400, height: 100 });
  fireEvent.pointerMove(plot, { clientX: 250, pointerId: 1 });
  expect(screen.getByText('8').parentElement?.textContent).toBe('8 · 9 Nov · Low 1 · High 7');
});

test('T and the button show the same figures as a table', () => {
  const { plot } = show();
  fireEvent.keyDown(plot, { key: 't' });
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['TimeLowHighAll', '7 Nov156', '8 Nov101', '9 Nov178', '10 Nov123']);
  fireEvent.click(screen.getByRole('button', { name: 'View as chart' }));
  expect(screen.queryByRole('row')).toBeNull();
});

test('a chart that fills its container has its final size before the data are there', () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(240);
  const common = { label: 'Detections', bucketMs: DAY, series: SERIES, height: 'fill' } as const;
  const { rerender } = render(<TimeHistogram {...common} isLoading buckets={[]} />);
  expect(screen.getByRole('status', { name: 'Loading' }).style.height).toBe('240px');
  // The legend and the button keep their space, hidden from everyone.
  expect(screen.getByText('High').closest('[inert]')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<TimeHistogram {...common} buckets={BUCKETS} />);
  expect(screen.getByRole('slider').parentElement?.style.height).toBe('240px');
  expect(screen.getByText('High').closest('[inert]')).toBeNull();
  vi.restoreAllMocks();
});
