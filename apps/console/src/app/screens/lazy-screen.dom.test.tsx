// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.ts';
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

function Alerts() {
  return <h1>Alerts</h1>;
}

async function show(load: () => Promise<ComponentType>) {
  const { Screen } = lazyScreen('alerts', load);
  render(
    <ScreenErrorBoundary>
      <Suspense fallback={<p role="status">Loading Application...</p>}>
        <Screen />
      </Suspense>
    </ScreenErrorBoundary>,
  );
  await act(async () => {});
}

test('offline, missing code does not cost the page: the screen asks again when told to', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Alerts);
  await show(load);
  expect(screen.getByText('This screen could not be loaded')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'Alerts' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('online, the page is loaded afresh once, and a second failure is told', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  await show(load);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('Loading Application...');
  cleanup();
  await show(load);
  expect(reload).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(2);
});
