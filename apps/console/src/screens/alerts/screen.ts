import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { screenText } from './screen.text.ts';

export const screen = defineScreen({
  name: 'alerts',
  paths: ['/alerts'],
  title: () => textOf(screenText).title,
  goKey: 'a',
  nav: { group: 'prevent', order: 3, icon: 'alerts', to: '/alerts' },
  permission: 'detection:read',
  load: () => import('./AlertsPage.tsx').then((module) => module.AlertsPage),
});
