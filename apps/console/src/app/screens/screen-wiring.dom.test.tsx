// @vitest-environment happy-dom
import { AuthProvider } from '@descope/react-sdk/flows';
import { TooltipProvider } from '@waybill/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionContext } from '../session/session-context.ts';
import { RuntimeConfigContext } from '../session/runtime-config.ts';
import { Shell } from '../shell/Shell.tsx';
import { CONFIG, SESSION } from '../../components/testing/signed-in.ts';
import { FOUND_SCREENS } from './found-screens.ts';
import { ScreenGate } from './ScreenGate.tsx';

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('while the code of a screen loads, "Loading Application..." is shown', () => {
  const [found] = FOUND_SCREENS;
  if (found === undefined) throw new Error('no screen was found');
  const pending = { ...found, Screen: lazy(() => new Promise<never>(() => {})) };
  render(
    <SessionContext value={SESSION}>
      <ScreenGate screen={pending} />
    </SessionContext>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading Application...');
});

test('once signed in, the code of every screen is loaded', async () => {
  const preloads = FOUND_SCREENS.map((found) =>
    vi.spyOn(found, 'preload').mockImplementation(async () => {}),
  );
  const router = createMemoryRouter([{ path: '*', element: <Shell /> }]);
  render(
    <AuthProvider projectId="P1" autoRefresh={false}>
      <RuntimeConfigContext value={CONFIG}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <SessionContext value={SESSION}>
            <TooltipProvider>
              <RouterProvider router={router} />
            </TooltipProvider>
          </SessionContext>
        </SWRConfig>
      </RuntimeConfigContext>
    </AuthProvider>,
  );
  await waitFor(() => {
    for (const preload of preloads) expect(preload).toHaveBeenCalledTimes(1);
  });
});
