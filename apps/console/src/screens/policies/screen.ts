import { defineScreen } from '../../app/screens/screen-manifest.ts';

export const screen = defineScreen({
  name: 'policies',
  paths: ['/policies'],
  title: 'Policies',
  nav: { group: 'prevent', order: 1, icon: 'policies', to: '/policies' },
  permission: 'policy:read',
  load: () => import('./PoliciesPage.tsx').then((module) => module.PoliciesPage),
});
