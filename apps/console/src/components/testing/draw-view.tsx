import { AuthProvider } from '@descope/react-sdk/flows';
import type { FeatureFlag, Permission } from '@waybill/contract';
import { dismissToast, readToasts, ToastArea, TooltipProvider } from '@waybill/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import { request } from '../../app/http/api.ts';
import { createFetcher } from '../../app/http/swr-options.ts';
import { SessionContext, type Session } from '../../app/session/session-context.ts';

/** A call that the page made. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** Returns a call: with a body, or with a problem of that status. */
export type Server = (call: Call) => object | Response;

/** Context of a rendered view. */
export interface Surroundings {
  /** Part of the address, starting with the question mark. */
  search: string;
  /** Path of the address. */
  path?: string;
  server: Server;
  denied?: Permission[];
  /** Disabled flags; all others are enabled. */
  flagsOff?: FeatureFlag[];
}

/** Draws a view as its screen does, at an address, before a server of the test's own. */
export function drawView(view: ReactNode, around: Surroundings) {
  const { search, path = '/settings/integrations', server, denied = [], flagsOff = [] } = around;
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const call = { method: init.method ?? 'GET', path: url, body };
    // The identity SDK's requests are not the view's.
    if (!url.startsWith('/v1/') || url.startsWith('/v1/auth')) return new Response('{}');
    calls.push(call);
    const answer = server(call);
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer));
  });
  // This DOM has no layout: give every box a size, so that rows are visible.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
  window.history.replaceState(null, '', `${path}${search}`);
  // Toasts outlive the page that raised them, and test files share a process.
  for (const { id } of readToasts()) dismissToast(id);
  const session: Session = {
    user: { userId: 'u1', name: 'Dana Whitfield', email: 'dana@northwind.example' },
    tenant: {
      tenantId: 't1',
      name: 'Northwind',
      region: 'us-east-1',
      hasSampleData: false,
      timeZone: 'UTC',
    },
    tenants: [{ tenantId: 't1', name: 'Northwind' }],
    preferences: { language: null, timeZone: null },
    permissions: [],
    featureFlags: {},
    hasFlag: (flag) => !flagsOff.includes(flag),
    can: (permission) => !denied.includes(permission),
    reload: async () => {},
  };
  const fetcher = createFetcher(request);
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <TooltipProvider>
          <SWRConfig value={{ fetcher, provider: () => new Map(), dedupingInterval: 0 }}>
            <SessionContext value={session}>
              {view}
              <ToastArea />
            </SessionContext>
          </SWRConfig>
        </TooltipProvider>
      ),
    },
  ]);
  render(
    <AuthProvider projectId="P2InventoryTests0000000000001">
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  return { calls, router };
}

/** A failed response with its problem document. */
export function problem(status: number, more: object = {}): Response {
  const body = {
    type: 'about:blank',
    title: 'It did not work',
    status,
    code: 'x',
    requestId: 'r1',
  };
  return new Response(JSON.stringify({ ...body, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
