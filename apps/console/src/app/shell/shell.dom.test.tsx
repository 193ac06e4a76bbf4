// @vitest-environment happy-dom
import type { DetectionListItem, RuntimeConfig } from '@waybill/contract';
import { TooltipProvider } from '@waybill/ui';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteChange } from '../../components/detection/detection-changes.ts';
import { RuntimeConfigContext } from '../session/runtime-config.ts';
import { SessionContext, type Session } from '../session/session-context.ts';
import { readStored } from '../storage/stored-values.ts';
import { Bar } from './Bar.tsx';
import { Navigation } from './Navigation.tsx';
import { ShellSdkContext } from './shell-sdk.ts';
import { useSideBar } from './use-side-bar.ts';

const sdk = {
  logout: vi.fn(async () => undefined),
  logoutAll: vi.fn(async () => undefined),
  selectTenant: vi.fn(async () => ({ ok: false, code: 403 })),
};

/** Width of the window in CSS pixels, as media queries see it. */
let width = 1440;
beforeEach(() => {
  width = 1440;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0);
    return {
      matches: width >= least,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => true,
    };
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

const SESSION: Session = {
  user: { userId: 'u1', name: 'Dana Whitfield', email: 'dana@northwind.example' },
  tenant: {
    tenantId: 't1',
    name: 'Northwind',
    region: 'us-east-1',
    hasSampleData: false,
    timeZone: 'UTC',
  },
  permissions: [],
  featureFlags: {},
  tenants: [{ tenantId: 't1', name: 'Northwind' }],
  preferences: { language: null, timeZone: null },
  hasFlag: () => false,
  can: () => true,
  reload: async () => {},
};

const CONFIG: RuntimeConfig = {
  projectId: 'p',
  identityBaseUrl: '',
  apiBases: { 'us-east-1': '', 'eu-west-1': '' },
  regions: ['us-east-1'],
  login: {
    methods: [],
    oauthProviders: [],
    flowId: '',
    identityStaticUrl: '',
    identityCdnUrl: '',
    isOneTap: false,
    refreshMode: 'cookie',
  },
  needsSetup: false,
  version: '0',
};

const CHANGED: DetectionListItem = {
  detectionId: 'd1',
  number: 1,
  title: 'Opened to the public',
  headline: 'Opened to the public',
  type: 'Policy',
  origin: 'internalDetectionPolicy',
  severity: 'HIGH',
  score: 70,
  status: 'closed',
  substatus: 'first_seen',
  verdict: null,
  verdictReason: null,
  dueAt: null,
  tags: [],
  snooze: null,
  category: 'External Share',
  action: 'Share',
  direction: 'outbound',
  source: 'Google Drive',
  person: null,
  object: null,
  from: null,
  to: null,
  policyKey: null,
  assignee: null,
  firstSeenAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-20T11:00:00.000Z',
  eventCount: 1,
  objectCount: 1,
  dataTypes: [],
  isSample: false,
  rev: 2,
};

/** Answers every read of the shell. */
const read = vi.fn(async (_path: string) => ({ total: 41, items: [] }));

function Frame() {
  const { pathname } = useLocation();
  const sideBar = useSideBar(pathname);
  return (
    <>
      <Navigation pathname={pathname} sideBar={sideBar} />
      <Bar pathname={pathname} sideBar={sideBar} />
      <p data-testid="at">{pathname}</p>
    </>
  );
}

async function show(
  session: Partial<Session> = {},
  regions: RuntimeConfig['regions'] = ['us-east-1'],
) {
  render(
    <MemoryRouter initialEntries={['/detections']}>
      <TooltipProvider>
        <SWRConfig value={{ fetcher: read, provider: () => new Map() }}>
          <SessionContext value={{ ...SESSION, ...session }}>
            <RuntimeConfigContext value={{ ...CONFIG, regions }}>
              <ShellSdkContext value={sdk}>
                <Frame />
              </ShellSdkContext>
            </RuntimeConfigContext>
          </SessionContext>
        </SWRConfig>
      </TooltipProvider>
    </MemoryRouter>,
  );
  await act(async () => {});
}

function open(name: string | RegExp) {
  const button = screen.getByRole('button', { name });
  fireEvent.keyDown(button, { key: 'Enter' });
}

test('the side bar is wide where there is room, and keeps what somebody chose', async () => {
  await show();
  expect(screen.getByRole('link', { name: /^Detections/ }).textContent).toContain('41');
  fireEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  expect(readStored('IS_WIDE_SIDE_BAR')).toBe(false);
  expect(screen.queryByText('dana@northwind.example')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }));
  expect(readStored('IS_WIDE_SIDE_BAR')).toBe(true);
});

test('below 900 px the side bar is a menu over the screen, which a link closes', async () => {
  width = 400;
  await show();
  expect(screen.queryByRole('link', { name: /^Policies/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  fireEvent.click(within(menu).getByRole('link', { name: /^Policies/ }));
  expect(screen.getByTestId('at').textContent).toBe('/policies');
  expect(screen.queryByRole('link', { name: /^Policies/ })).toBeNull();
  // The choice for wide windows is left alone.
  expect(readStored('IS_WIDE_SIDE_BAR')).toBeNull();
});

test('an entry behind a flag that is off is not there', async () => {
  await show();
  expect(screen.queryByRole('link', { name: 'Threat modeling' })).toBeNull();
  cleanup();
  await show({ hasFlag: () => true });
  expect(screen.getByRole('link', { name: 'Threat modeling' })).toBeTruthy();
});

test('the account menu leads to the profile and signs out', async () => {
  await show();
  open(/^Dana Whitfield/);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Profile' }));
  expect(screen.getByTestId('at').textContent).toBe('/profile');
  open(/^Dana Whitfield/);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await act(async () => {});
  expect(sdk.logout).toHaveBeenCalledTimes(1);
});

test('only somebody of several organisations is offered another one', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'Change organisation' })).toBeNull();
  cleanup();
  await show({ tenants: [...SESSION.tenants, { tenantId: 't2', name: 'Southwind' }] });
  open('Change organisation');
  fireEvent.click(screen.getByRole('menuitem', { name: /^Northwind/ }));
  expect(sdk.selectTenant).not.toHaveBeenCalled();
  open('Change organisation');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Southwind' }));
  await act(async () => {});
  expect(sdk.selectTenant).toHaveBeenCalledWith('t2');
});

test('the region is a word where there is one, and a menu where there are several', async () => {
  await show();
  expect(screen.getByText('us-east-1').closest('button')).toBeNull();
  cleanup();
  await show({}, ['us-east-1', 'eu-west-1']);
  open('Region us-east-1, change it');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'us-east-1',
    'eu-west-1',
  ]);
});

test('the number beside Detections follows what is changed here', async () => {
  read.mockClear();
  await show();
  const summaries = () => read.mock.calls.filter(([path]) => path.includes('/summary')).length;
  expect(summaries()).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  noteChange(CHANGED);
  noteChange(CHANGED);
  await act(() => vi.advanceTimersByTimeAsync(500));
  vi.useRealTimers();
  expect(summaries()).toBe(2);
});
