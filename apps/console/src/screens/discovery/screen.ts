import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { firstReads } from './first-reads.ts';
import { screenText } from './screen.text.ts';

export const screen = defineScreen({
  name: 'discovery',
  paths: ['/discovery', '/traces/:originId/:destinationId'],
  title: () => textOf(screenText).title,
  goKey: 't',
  nav: { group: 'investigate', order: 2, icon: 'discovery', to: '/discovery' },
  permission: 'activity:read',
  load: () => import('./DiscoveryPage.tsx').then((module) => module.DiscoveryPage),
  firstReads,
});
