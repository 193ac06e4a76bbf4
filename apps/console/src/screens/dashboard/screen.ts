import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { firstReads } from './first-reads.ts';
import { screenText } from './screen.text.ts';

export const screen = defineScreen({
  name: 'dashboard',
  paths: ['/', '/dashboard'],
  title: () => textOf(screenText).title,
  goKey: 'h',
  nav: { group: 'top', order: 1, icon: 'dashboard', to: '/' },
  permission: 'overview:read',
  load: () => import('./DashboardPage.tsx').then((module) => module.DashboardPage),
  firstReads,
});
