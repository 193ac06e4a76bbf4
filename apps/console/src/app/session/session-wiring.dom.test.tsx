// @vitest-environment happy-dom
import { useDescope } from '@descope/react-sdk/flows';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONFIG } from '../../components/testing/signed-in.ts';
import { ConfigProvider } from './ConfigProvider.tsx';
import { ProviderSession } from './ProviderSession.tsx';
import { RequireSession } from './RequireSession.tsx';

const REFRESH = '/v1/auth/try-refresh';
const claims = { sub: 'U1', exp: Math.floor(Date.now() / 1000) + 600 };
const TOKEN = `e30.${btoa(JSON.stringify(claims))}.c2ln`;

/** Requests to the identity provider, and its responses by address suffix. */
let asked: { address: string; init: RequestInit }[];
let answers: Record<string, () => Promise<Response>>;
let cookies: string[];

beforeEach(() => {
  asked = [];
  answers = {};
  cookies = [];
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit = {}) => {
    const address = new URL(url.toString(), 'http://localhost').pathname;
    if (address === '/v1/config') return Response.json(CONFIG);
    asked.push({ address, init });
    return answers[address]?.() ?? Response.json({});
  });
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

function SignIn() {
  const sdk = useDescope();
  return (
    <button type="button" onClick={() => void sdk.password.signIn('dana@northwind.example', 'x')}>
      sign in
    </button>
  );
}

function start() {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <SignIn /> },
      { path: '*', element: <RequireSession>the console</RequireSession> },
    ],
    { initialEntries: ['/detections'] },
  );
  return render(
    <ConfigProvider>
      <ProviderSession>
        <RouterProvider router={router} />
      </ProviderSession>
    </ConfigProvider>,
  );
}

test('while the session loads nothing is drawn', async () => {
  window.localStorage.setItem('DSLI', '17');
  answers[REFRESH] = () => new Promise(() => {});
  const { container } = start();
  await waitFor(() => expect(asked.map(({ address }) => address)).toContain(REFRESH));
  // One more turn, in which pending renders would appear.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(container.innerHTML).toBe('');
});

async function signIn(): Promise<RequestInit> {
  answers['/v1/auth/password/signin'] = async () =>
    Response.json({
      sessionJwt: TOKEN,
      refreshJwt: '',
      cookieDomain: 'localhost',
      cookiePath: '/',
      cookieExpiration: claims.exp,
      user: { loginIds: ['dana@northwind.example'] },
    });
  start();
  const button = await screen.findByText('sign in');
  await waitFor(() => expect(window.localStorage.getItem('fp')).not.toBeNull());
  button.click();
  const isSignIn = ({ address }: { address: string }) => address === '/v1/auth/password/signin';
  await waitFor(() => expect(asked.some(isSignIn)).toBe(true));
  return asked.find(isSignIn)?.init ?? {};
}

test('the session token is kept in the cookie DS, SameSite Strict and Secure, for its domain', async () => {
  await signIn();
  await waitFor(() => expect(cookies.some((cookie) => cookie.startsWith('DS='))).toBe(true));
  const cookie = cookies.find((text) => text.startsWith('DS=')) ?? '';
  const parts = cookie.split(';').map((part) => part.trim().toLowerCase());
  expect(parts).toEqual(expect.arrayContaining(['samesite=strict', 'secure', 'domain=localhost']));
});

test('every body carries the fingerprint as fpData, every request a session id', async () => {
  const { body, headers } = await signIn();
  const sent: unknown = JSON.parse(typeof body === 'string' ? body : '{}');
  const id = expect.stringMatching(/^[\da-z]+$/);
  expect(sent).toMatchObject({ fpData: { vsid: id, vrid: id } });
  expect(new Headers(headers).get('x-descope-sdk-session-id')).toMatch(/^[\w-]{8,}/);
});
