import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { screenText } from './screen.text.ts';

export const screen = defineScreen({
  name: '__kebab__',
  paths: ['/__kebab__'],
  title: () => textOf(screenText).title,
  nav: { group: 'manage', order: 90, icon: 'policies', to: '/__kebab__' },
  permission: 'policy:read',
  load: () => import('./__Pascal__Page.tsx').then((module) => module.__Pascal__Page),
});
