import { defineScreen } from '../../app/screens/screen-manifest.ts';

export const screen = defineScreen({
  name: 'people',
  paths: ['/users'],
  title: 'People',
  nav: { group: 'investigate', order: 3, icon: 'people', to: '/users' },
  permission: 'activity:read',
  load: () => import('./PeoplePage.tsx').then((module) => module.PeoplePage),
});
