// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FOUND_MANIFESTS } from '../screens/found-manifests.ts';
import { SessionContext, type Session } from '../session/session-context.ts';
import { readStored, writeStored } from '../storage/stored-values.ts';
import { FOUND_KEYS } from './found-keys.ts';
import { keyMap } from './key-map.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { closeOverlay } from './overlay-store.ts';

const SESSION: Session = {
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
  hasFlag: (flag) => flag !== 'threat_modeling',
  can: () => true,
  reload: async () => {},
};

let router: ReturnType<typeof createMemoryRouter>;
const address = () => router.state.location.pathname;
const onPage = vi.fn();
beforeEach(() => {
  window.history.replaceState(null, '', '/start');
  onPage.mockReset();
  document.addEventListener('keydown', onPage);
  router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <SessionContext value={SESSION}>
            <KeyHelp />
            <input aria-label="Field" />
            <button type="button">Button</button>
          </SessionContext>
        ),
      },
    ],
    { initialEntries: ['/start'] },
  );
  render(<RouterProvider router={router} />);
});
afterEach(() => {
  document.removeEventListener('keydown', onPage);
  closeOverlay();
  cleanup();
  window.localStorage.clear();
});

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(screen.getByText('Button'), { key, ...more });

test.each([
  ['h', '/'],
  ['d', '/detections'],
  ['t', '/discovery'],
  ['u', '/users'],
  ['p', '/policies'],
  ['a', '/alerts'],
  ['s', '/settings'],
  ['c', '/user-management'],
  ['y', '/profile'],
  ['w', '/policies/wizard'],
])('G and %s goes to %s, and the letter is for nobody else', (letter, to) => {
  press('g');
  onPage.mockReset();
  press(letter);
  expect(address()).toBe(to);
  expect(onPage).not.toHaveBeenCalled();
});

test('a letter without G, a screen behind a flag, and keys in a field go nowhere', () => {
  press('d');
  press('g');
  press('m');
  const field = screen.getByLabelText('Field');
  fireEvent.keyDown(field, { key: 'g' });
  fireEvent.keyDown(field, { key: 'd' });
  fireEvent.keyDown(field, { key: '?' });
  expect(address()).toBe('/start');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('no two screens have the same letter, and every screen that can be gone to has one', () => {
  const letters = FOUND_MANIFESTS.flatMap(({ goKey }) => (goKey === undefined ? [] : [goKey]));
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
  const inBar = FOUND_MANIFESTS.filter(
    ({ nav, goKey }) => nav !== undefined && goKey === undefined,
  );
  expect(inBar).toEqual([]);
});

test('the map begins with the keys of the shown screen and names all that were declared', () => {
  const names = FOUND_MANIFESTS.map(({ name }) => name);
  expect(FOUND_KEYS.filter(({ screen: name }) => !names.includes(name))).toEqual([]);
  const labels = keyMap({ hasFlag: () => true, can: () => true }, 'detections').map(
    ({ label }) => label,
  );
  expect(labels[0]).toBe('Detections: Triage');
  expect(labels).toEqual(
    expect.arrayContaining(['Lists', 'Go to', 'Everywhere', 'Detection: Navigate']),
  );
});

test('the switch in the map turns all single keys off, and only those', () => {
  writeStored('USER_DATA', { featureFlags: {}, language: 'de' });
  press('?');
  fireEvent.click(screen.getByRole('switch'));
  expect(readStored('USER_DATA')).toEqual({
    featureFlags: {},
    language: 'de',
    areShortcutsOff: true,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  onPage.mockReset();
  for (const key of ['?', 'g', 'd', 'j', 'x', '/', '.']) press(key);
  expect(onPage).not.toHaveBeenCalled();
  expect(address()).toBe('/start');
  expect(screen.queryByText('Lists')).toBeNull();
  press('ArrowDown');
  press('Enter');
  press('a', { ctrlKey: true });
  fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'j' });
  expect(onPage).toHaveBeenCalledTimes(4);
});
