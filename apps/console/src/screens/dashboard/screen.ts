import { defineScreen } from '../../app/screens/screen-manifest.ts';

export const screen = defineScreen({
  name: 'dashboard',
  paths: ['/', '/dashboard'],
  title: 'Dashboard',
  nav: { group: 'top', order: 1, icon: 'dashboard', to: '/' },
  load: () => import('./DashboardPage.tsx').then((module) => module.DashboardPage),
});
