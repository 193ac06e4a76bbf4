import { defineScreen } from '../../app/screens/screen-manifest.ts';

export const screen = defineScreen({
  name: 'profile',
  paths: ['/profile'],
  title: 'Profile',
  load: () => import('./ProfilePage.tsx').then((module) => module.ProfilePage),
});
