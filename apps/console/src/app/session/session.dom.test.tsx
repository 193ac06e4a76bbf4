// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { apiBase, setApiBases } from '../http/api-base.ts';
import { quietConsole } from '../quiet-console.ts';
import { readStored, writeStored } from '../storage/stored-values.ts';
import { useDarkClass, useDarkMode } from './dark-mode.ts';
import { followLogout, onSignedInElsewhere } from './follow-logout.ts';
import { reasonOf } from './leave-for-login.ts';
import { SessionContext, type Session } from './session-context.ts';
import { signOut } from './sign-out.ts';

afterEach(() => {
  window.localStorage.clear();
  document.documentElement.className = '';
  document.body.className = '';
});

test('another tab that signs out is followed; other keys are not', () => {
  const onLogout = vi.fn();
  const stop = followLogout(onLogout);
  window.dispatchEvent(new StorageEvent('storage', { key: 'DSLI', newValue: '17' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'REGION', newValue: null }));
  expect(onLogout).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'DSLI', newValue: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(onLogout).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'DSLI', newValue: null }));
  expect(onLogout).toHaveBeenCalledTimes(2);
});

test('a tab that missed it looks again when it is shown', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const turn = (state: DocumentVisibilityState): void => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const onLogout = vi.fn();
  const stop = followLogout(onLogout);
  turn('hidden');
  turn('visible');
  expect(onLogout).not.toHaveBeenCalled();
  // Signed in here meanwhile: no event tells a tab of itself.
  window.localStorage.setItem('DSLI', '17');
  turn('hidden');
  turn('visible');
  expect(onLogout).not.toHaveBeenCalled();
  turn('hidden');
  window.localStorage.removeItem('DSLI');
  turn('visible');
  expect(onLogout).toHaveBeenCalledTimes(1);
  stop();
  visibility.mockRestore();
});

test('another tab that signs in is told apart from one that signs out', () => {
  const onSignedIn = vi.fn();
  const stop = onSignedInElsewhere(onSignedIn);
  window.dispatchEvent(new StorageEvent('storage', { key: 'DSLI', newValue: null }));
  expect(onSignedIn).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'DSLI', newValue: '17' }));
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  stop();
});

test('a 401 says by its code what the sign-in screen has to ask for', () => {
  expect(reasonOf('session.second_factor_missing')).toBe('second-factor');
  expect(reasonOf('session.tenant_missing')).toBe('tenant');
  expect(reasonOf('session.missing')).toBe('ended');
  expect(reasonOf(undefined)).toBe('ended');
});

test('the API base is the US one unless the stored region is eu-west-1', () => {
  setApiBases({ 'us-east-1': 'https://us.example/', 'eu-west-1': 'https://eu.example' });
  expect(apiBase()).toBe('https://us.example');
  writeStored('REGION', 'eu-west-1');
  expect(apiBase()).toBe('https://eu.example');
  setApiBases({});
  expect(apiBase()).toBe('');
});

test('signing out forgets the user’s data; a failed sign-out forgets nothing', async () => {
  writeStored('USER_DATA', { featureFlags: {} });
  writeStored('LAST_SEARCHES', ['ana@ours.example']);
  const failing = { logout: () => Promise.reject(new Error('no answer')), logoutAll: vi.fn() };
  await expect(signOut(failing, 'here')).rejects.toThrow('no answer');
  expect(readStored('USER_DATA')).not.toBeNull();
  const sdk = { logout: vi.fn(), logoutAll: vi.fn(async () => undefined) };
  await signOut(sdk, 'everywhere');
  expect(sdk.logoutAll).toHaveBeenCalledTimes(1);
  expect(sdk.logout).not.toHaveBeenCalled();
  expect(readStored('USER_DATA')).toBeNull();
  expect(readStored('LAST_SEARCHES')).toBeNull();
});

function withFlag(isOn: boolean) {
  const session: Session = {
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
    hasFlag: () => isOn,
    can: () => false,
    reload: async () => {},
  };
  return ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
}

test('dark mode is stored, put on the root, and only there while its flag is on', () => {
  const { result, rerender } = renderHook(
    () => {
      useDarkClass();
      return useDarkMode();
    },
    { wrapper: withFlag(true) },
  );
  expect(result.current).toMatchObject({ isAllowed: true, isDark: false });
  result.current.toggle();
  rerender();
  expect(window.localStorage.getItem('DARK_MODE_ENABLED')).toBe('true');
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  // Mount point of overlays.
  expect(document.body.classList.contains('dark')).toBe(true);
  const withoutFlag = renderHook(() => useDarkMode(), { wrapper: withFlag(false) });
  expect(withoutFlag.result.current).toMatchObject({ isAllowed: false, isDark: false });
});

test('log and debug output is silenced, warnings and errors are not', () => {
  const log = vi.fn();
  const target = { log, debug: log, warn: log };
  quietConsole(target);
  target.log('a');
  target.debug('b');
  expect(log).not.toHaveBeenCalled();
  target.warn('c');
  expect(log).toHaveBeenCalledTimes(1);
});
