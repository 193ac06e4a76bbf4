import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { screenText } from './screen.text.ts';

export const screen = defineScreen({
  name: 'policies',
  paths: ['/policies'],
  title: () => textOf(screenText).title,
  goKey: 'p',
  nav: { group: 'prevent', order: 1, icon: 'policies', to: '/policies' },
  permission: 'policy:read',
  load: () => import('./PoliciesPage.tsx').then((module) => module.PoliciesPage),
  firstReads: () => ['/v1/policies'],
});
