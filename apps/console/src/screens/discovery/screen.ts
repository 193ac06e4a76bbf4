import { defineScreen } from '../../app/screens/screen-manifest.ts';

export const screen = defineScreen({
  name: 'discovery',
  paths: ['/discovery', '/traces/:originId/:destinationId'],
  title: 'Discovery',
  nav: { group: 'investigate', order: 2, icon: 'discovery', to: '/discovery' },
  permission: 'activity:read',
  load: () => import('./DiscoveryPage.tsx').then((module) => module.DiscoveryPage),
});
