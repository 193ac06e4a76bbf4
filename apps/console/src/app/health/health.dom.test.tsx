// @vitest-environment happy-dom
import type { IntegrationSummary } from '@waybill/contract';
import { TooltipProvider } from '@waybill/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionContext, type Session } from '../session/session-context.ts';
import { HealthBanner } from './HealthBanner.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SLACK: IntegrationSummary = {
  integrationId: 'i1',
  sourceId: 'slack',
  name: 'Slack',
  state: 'healthy',
  failure: null,
  isSilent: true,
  lagSec: 30,
  lastEventAt: '2026-11-20T09:00:00.000Z',
  lastRunAt: null,
};
const OKTA = { ...SLACK, integrationId: 'i2', name: 'Okta', state: 'auth_expired' } as const;

const read = vi.fn<(path: string) => Promise<unknown>>();
const answer = (...items: IntegrationSummary[]) => read.mockResolvedValue({ items });

async function show(isAllowed = true) {
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
    hasFlag: () => true,
    can: () => isAllowed,
    reload: async () => {},
  };
  read.mockClear();
  render(
    <TooltipProvider>
      <SWRConfig value={{ fetcher: read, provider: () => new Map(), dedupingInterval: 0 }}>
        <SessionContext value={session}>
          <MemoryRouter>
            <HealthBanner />
          </MemoryRouter>
        </SessionContext>
      </SWRConfig>
    </TooltipProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const minute = () => act(() => vi.advanceTimersByTimeAsync(60_000));
const banner = () => screen.queryByRole('region', { name: /need attention/ });

test('one integration is named with what is wrong, and led to', async () => {
  answer(SLACK);
  await show();
  expect(screen.getByText('Slack has been silent for 3h.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'View details' });
  expect(link.getAttribute('href')).toBe('/settings/integrations?integration=i1');
});

test('several are counted and named, and led to together', async () => {
  answer(SLACK, OKTA);
  await show();
  expect(screen.getByText('2 integrations need attention: Slack, Okta.')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/settings/integrations');
});

test('what is hidden stays hidden until something else is wrong', async () => {
  answer(SLACK);
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Hide until it changes' }));
  expect(banner()).toBeNull();
  await minute();
  expect(banner()).toBeNull();
  answer(SLACK, OKTA);
  await minute();
  expect(banner()).not.toBeNull();
});

test('it asks once a minute, and never for those who may not see integrations', async () => {
  answer();
  await show();
  await minute();
  expect(read).toHaveBeenCalledTimes(2);
  expect(banner()).toBeNull();
  cleanup();
  await show(false);
  await minute();
  expect(read).not.toHaveBeenCalled();
});
