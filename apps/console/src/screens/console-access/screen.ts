import { defineScreen } from '../../app/screens/screen-manifest.ts';

export const screen = defineScreen({
  name: 'console-access',
  paths: ['/user-management'],
  title: 'Console access',
  nav: { group: 'manage', order: 2, icon: 'consoleAccess', to: '/user-management' },
  permission: 'user:read',
  load: () => import('./ConsoleAccessPage.tsx').then((module) => module.ConsoleAccessPage),
});
