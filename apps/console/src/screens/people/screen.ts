import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { screenText } from './screen.text.ts';

export const screen = defineScreen({
  name: 'people',
  paths: ['/users'],
  title: () => textOf(screenText).title,
  goKey: 'u',
  nav: { group: 'investigate', order: 3, icon: 'people', to: '/users' },
  permission: 'activity:read',
  load: () => import('./PeoplePage.tsx').then((module) => module.PeoplePage),
});
