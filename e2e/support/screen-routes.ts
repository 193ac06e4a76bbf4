import { readdirSync } from 'node:fs';
import path from 'node:path';

const TABS = readdirSync(
  path.resolve(import.meta.dirname, '../../apps/console/src/screens/settings/tabs'),
);

/** Every route of the specification, and each tab of the settings, but those that name a detection. */
export const SCREEN_ROUTES: readonly string[] = [
  '/',
  '/detections',
  '/discovery',
  '/traces/a/b',
  '/threat-modeling',
  '/profile',
  '/users',
  '/alerts',
  '/policies',
  '/policies/wizard',
  '/policies/wizard/p1',
  '/settings',
  ...TABS.map((tab) => `/settings/${tab}`),
  '/user-management',
];
