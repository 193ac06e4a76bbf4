// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStored, writeStored } from '../../app/storage/stored-values.ts';
import { ManagedAppsControl } from './ManagedAppsControl.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

function draw(address = '/detections') {
  const router = createMemoryRouter([{ path: '*', element: <ManagedAppsControl /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
}
const isOn = (name: string): boolean =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

test('the choice of managed apps is remembered, and all of them are shown until there is one', async () => {
  draw();
  expect(isOn('All')).toBe(true);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Unmanaged' })));
  expect(readStored('MANAGED_APPS')).toBe('unmanaged');
  expect(isOn('Unmanaged')).toBe(true);
});

test('what an address says wins over what was chosen last', () => {
  writeStored('MANAGED_APPS', 'unmanaged');
  draw('/detections?managed=managed');
  expect(isOn('Managed')).toBe(true);
});
