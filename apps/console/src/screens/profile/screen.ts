import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { screenText } from './screen.text.ts';

export const screen = defineScreen({
  name: 'profile',
  paths: ['/profile'],
  title: () => textOf(screenText).title,
  goKey: 'y',
  load: () => import('./ProfilePage.tsx').then((module) => module.ProfilePage),
});
