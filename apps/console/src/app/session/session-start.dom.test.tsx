// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONFIG } from '../../components/testing/signed-in.ts';
import { ConfigProvider } from './ConfigProvider.tsx';
import { ProviderSession } from './ProviderSession.tsx';
import { RequireSession } from './RequireSession.tsx';

/** The provider's response to "is someone signed in?". */
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const address = url instanceof Request ? url.url : url.toString();
    return address.includes('/v1/config') ? Response.json(CONFIG) : answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

function start(): void {
  // The SDK asks only if someone was signed in before.
  window.localStorage.setItem('DSLI', '17');
  const router = createMemoryRouter(
    [
      { path: '/login', element: <p>the sign-in screen</p> },
      {
        path: '/detections',
        element: <RequireSession>the console</RequireSession>,
      },
    ],
    { initialEntries: ['/detections'] },
  );
  render(
    <ConfigProvider>
      <ProviderSession>
        <RouterProvider router={router} />
      </ProviderSession>
    </ConfigProvider>,
  );
}

test('without an answer nobody is asked for a password; the next answer decides', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  start();
  expect((await screen.findByRole('alert')).textContent).toMatch(/The server did not respond/);
  expect(screen.queryByText('the sign-in screen')).toBeNull();
  answer = async () => Response.json({});
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the sign-in screen')).not.toBeNull();
});

test('a server that fails is no answer either', async () => {
  answer = async () => Response.json({}, { status: 500 });
  start();
  expect(await screen.findByRole('alert')).not.toBeNull();
});

test('whoever is not signed in is sent to the sign-in screen', async () => {
  answer = async () => Response.json({});
  start();
  expect(await screen.findByText('the sign-in screen')).not.toBeNull();
});
