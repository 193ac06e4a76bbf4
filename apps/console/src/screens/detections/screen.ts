import { defineScreen } from '../../app/screens/screen-manifest.ts';

export const screen = defineScreen({
  name: 'detections',
  paths: ['/detections'],
  title: 'Detections',
  nav: { group: 'investigate', order: 1, icon: 'detections', to: '/detections' },
  permission: 'detection:read',
  load: () => import('./DetectionsPage.tsx').then((module) => module.DetectionsPage),
});
