import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { screenText } from './screen.text.ts';

export const screen = defineScreen({
  name: 'console-access',
  paths: ['/user-management'],
  title: () => textOf(screenText).title,
  goKey: 'c',
  nav: { group: 'manage', order: 2, icon: 'consoleAccess', to: '/user-management' },
  permission: 'access:read',
  load: () => import('./ConsoleAccessPage.tsx').then((module) => module.ConsoleAccessPage),
});
