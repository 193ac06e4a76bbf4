// @vitest-environment happy-dom
import type { Permission } from '@waybill/contract';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { FOUND_ACCESS_TABS } from '../../screens/console-access/found-tabs.ts';
import { FOUND_TABS } from '../../screens/settings/found-tabs.ts';
import { FOUND_WIDGETS } from '../../screens/dashboard/found-widgets.ts';
import { crumbsOf, navGroups, screenAt } from '../shell/nav-groups.tsx';
import { destinations } from '../shell/go-keys.ts';
import { hasProfileOnly } from './may-open.ts';
import { FOUND_SCREENS } from './found-screens.ts';

const SOURCES = path.resolve(import.meta.dirname, '../..');
const foldersIn = (folder: string) =>
  readdirSync(path.join(SOURCES, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();

test('every route of the specification has exactly one screen', () => {
  const wanted: Record<string, string> = {
    '/': 'dashboard',
    '/dashboard': 'dashboard',
    '/detections': 'detections',
    '/detections/d1': 'detection',
    '/discovery': 'discovery',
    '/traces/o1/d1': 'discovery',
    '/threat-modeling': 'threat-modeling',
    '/profile': 'profile',
    '/users': 'people',
    '/alerts': 'alerts',
    '/policies': 'policies',
    '/policies/wizard': 'policy-wizard',
    '/policies/wizard/p1': 'policy-wizard',
    '/settings': 'settings',
    '/settings/general': 'settings',
    '/user-management': 'console-access',
  };
  const found = Object.keys(wanted).map((address) => [
    address,
    FOUND_SCREENS.filter(({ manifest }) =>
      manifest.paths.some((pattern) => matchPath(pattern, address) !== null),
    )
      .map(({ manifest }) => manifest.name)
      .join(),
  ]);
  expect(Object.fromEntries(found)).toEqual(wanted);
  expect(screenAt('/nope')).toBeUndefined();
});

test('every folder is found and bears the name of its manifest', () => {
  expect(FOUND_SCREENS.map(({ manifest }) => manifest.name)).toEqual(foldersIn('screens'));
  expect(FOUND_WIDGETS.map(({ id }) => id).toSorted()).toEqual(foldersIn('widgets'));
  expect(FOUND_TABS.map(({ id }) => id).toSorted()).toEqual(foldersIn('screens/settings/tabs'));
  expect(FOUND_ACCESS_TABS.map(({ id }) => id).toSorted()).toEqual(
    foldersIn('screens/console-access/tabs'),
  );
  expect(FOUND_TABS.map(({ id }) => id)).toEqual([
    'general',
    'integrations',
    'data-types',
    'destinations',
    'risk',
    'privacy',
    'data',
    'audit',
    'api',
  ]);
});

test('the code of every screen loads', async () => {
  const components = await Promise.all([
    ...FOUND_SCREENS.map(({ manifest }) => manifest.load()),
    ...FOUND_ACCESS_TABS.map(({ load }) => load()),
  ]);
  expect(components.filter((component) => typeof component !== 'function')).toEqual([]);
});

test('the side bar shows what the flags allow, grouped, with open detections', () => {
  const off = navGroups('/detections/d1', { hasFlag: () => false, can: () => true }, 1554);
  expect(off.map(({ label }) => label)).toEqual([undefined, 'Investigate', 'Prevent', 'Manage']);
  const items = off.flatMap((group) => group.items);
  expect(items.map(({ href }) => href)).toEqual([
    '/',
    '/detections',
    '/discovery',
    '/users',
    '/policies',
    '/alerts',
    '/settings',
    '/user-management',
  ]);
  expect(items.filter(({ isActive }) => isActive).map(({ href }) => href)).toEqual(['/detections']);
  expect(items.find(({ href }) => href === '/detections')?.badge).toBe('1,554');
  const on = navGroups('/', { hasFlag: () => true, can: () => true }, 0).flatMap(
    (group) => group.items,
  );
  expect(on.map(({ href }) => href)).toContain('/threat-modeling');
  expect(on.find(({ href }) => href === '/detections')?.badge).toBeUndefined();
});

test('the side bar leaves out what the session may not open; an employee has the profile alone', () => {
  const employee = { hasFlag: () => true, can: (one: Permission) => one === 'session:read' };
  expect(navGroups('/', employee, 0).flatMap(({ items }) => items)).toEqual([]);
  const to = destinations(employee).filter(({ manifest }) => manifest.name !== 'gallery');
  expect(to.map((one) => one.to)).toEqual(['/profile']);
  expect(hasProfileOnly(employee)).toBe(true);
  const executive = { hasFlag: () => true, can: (one: Permission) => one === 'overview:read' };
  const items = navGroups('/', executive, 0).flatMap((group) => group.items);
  expect(items.map(({ href }) => href)).toEqual(['/']);
  expect(hasProfileOnly(executive)).toBe(false);
});

test('crumbs name the group, the screen and the page below it', () => {
  expect(crumbsOf('/detections')).toEqual(['Investigate', 'Detections']);
  expect(crumbsOf('/detections/d1')).toEqual(['Investigate', 'Detections', 'Detection']);
  expect(crumbsOf('/profile')).toEqual(['Profile']);
  expect(crumbsOf('/nope')).toEqual(['Not Found']);
});
