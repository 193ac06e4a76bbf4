import { defineScreen } from '../../app/screens/screen-manifest.ts';

export const screen = defineScreen({
  name: 'settings',
  paths: ['/settings/:tab?'],
  title: 'Settings',
  nav: { group: 'manage', order: 1, icon: 'settings', to: '/settings' },
  permission: 'setting:read',
  load: () => import('./SettingsPage.tsx').then((module) => module.SettingsPage),
});
