import {
  AuthProvider,
  getRefreshToken,
  getSessionToken,
  useDescope,
  useSession,
  useUser,
} from '@descope/react-sdk';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** What is mounted and with which options; tests write it into the page's address as JSON. */
export interface PageOptions {
  /** Absent: the provider component gets none, as where a configuration is missing. */
  projectId?: string;
  /** `session`: every hook. `sdk`: only the functions. `bare`: a hook without the provider component. */
  mount: 'session' | 'sdk' | 'bare';
  sessionTokenViaCookie?: boolean;
  storeLastAuthenticatedUser?: boolean;
  keepLastAuthenticatedUserAfterLogout?: boolean;
}

/** What a call of the library came to, without what does not leave the page. */
export interface Outcome {
  ok?: boolean;
  code?: number | undefined;
  data?: unknown;
  error?: { errorCode: string; errorDescription: string; retryAfter?: unknown } | undefined;
  /** Message of what it threw instead. */
  thrown?: string;
}

declare global {
  interface Window {
    sdk: ReturnType<typeof useDescope>;
    /** The tokens by the functions that need no hook. */
    tokens(): { session: string; refresh: string };
    outcome(call: () => Promise<Outcome>): Promise<Outcome>;
    /** Messages of what rendering threw. */
    faults: string[];
  }
}

const options: PageOptions = JSON.parse(new URLSearchParams(location.search).get('options') ?? '');

window.faults = [];
window.tokens = () => ({ session: getSessionToken(), refresh: getRefreshToken() });
window.outcome = async (call) => {
  try {
    const { ok, code, data, error } = await call();
    return { ok: ok === true, code, data, error };
  } catch (error) {
    return { thrown: error instanceof Error ? error.message : String(error) };
  }
};

function Functions() {
  const sdk = useDescope();
  useEffect(() => {
    window.sdk = sdk;
  }, [sdk]);
  return createElement('p', { 'data-testid': 'functions' }, 'mounted');
}

function Session() {
  const { isSessionLoading, isAuthenticated } = useSession();
  const { user } = useUser();
  const state = isAuthenticated ? 'authenticated' : 'unauthenticated';
  return createElement(
    'main',
    null,
    createElement('p', { 'data-testid': 'state' }, isSessionLoading ? 'loading' : state),
    createElement('p', { 'data-testid': 'user' }, user?.name ?? ''),
  );
}

function Page() {
  const { mount, projectId = '', ...rest } = options;
  if (mount === 'bare') return createElement(Session);
  return createElement(
    AuthProvider,
    { projectId, baseUrl: location.origin, ...rest },
    createElement(Functions),
    mount === 'session' ? createElement(Session) : null,
  );
}

const element = document.createElement('div');
document.body.append(element);
createRoot(element, {
  onUncaughtError: (error) => {
    window.faults.push(error instanceof Error ? error.message : String(error));
  },
}).render(createElement(Page));
