import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { screenText } from './screen.text.ts';

export const screen = defineScreen({
  name: 'settings',
  paths: ['/settings/:tab?'],
  title: () => textOf(screenText).title,
  goKey: 's',
  nav: { group: 'manage', order: 1, icon: 'settings', to: '/settings' },
  permission: 'setting:read',
  load: () => import('./SettingsPage.tsx').then((module) => module.SettingsPage),
});
