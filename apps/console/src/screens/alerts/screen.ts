import { defineScreen } from '../../app/screens/screen-manifest.ts';

export const screen = defineScreen({
  name: 'alerts',
  paths: ['/alerts'],
  title: 'Alerts',
  nav: { group: 'prevent', order: 3, icon: 'alerts', to: '/alerts' },
  permission: 'detection:read',
  load: () => import('./AlertsPage.tsx').then((module) => module.AlertsPage),
});
